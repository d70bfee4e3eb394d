"""Highland Dealers: facts only. The map and the requests are ours (rule sheet, section 5)."""

GOODS = ("anvil", "bottle", "chair", "cup", "pot", "vase")
EACH_GOOD = 8

KINDS = ("mountain", "bridge", "ferry", "moor")
FEED = "feed"
EXTRA = "extra"

COLOURS = ("red", "blue", "green", "yellow")

# village -> (x, y) on a sheet of 1000 x 700, goods at set-up (R3; none at a start village, S5)
VILLAGES = {
    "forres": ((85, 105), 0),
    "elgin": ((345, 75), 4),
    "fochabers": ((640, 90), 5),
    "keith": ((915, 120), 0),
    "dallas": ((225, 225), 5),
    "rothes": ((480, 205), 2),
    "macallan": ((715, 250), 4),
    "cromdale": ((95, 350), 2),
    "knockando": ((390, 350), 3),
    "aberlour": ((590, 385), 3),
    "dufftown": ((905, 360), 2),
    "cragganmore": ((245, 480), 3),
    "tomnavoulin": ((765, 490), 4),
    "grantown": ((85, 605), 0),
    "tomintoul": ((395, 610), 6),
    "cabrach": ((640, 605), 5),
    "huntly": ((915, 600), 0),
}

START_VILLAGES = {"red": "forres", "blue": "keith", "green": "grantown", "yellow": "huntly"}

# kind -> pairs of villages that it joins
LINKS = {
    "mountain": (
        ("cragganmore", "tomintoul"),
        ("dallas", "cromdale"),
        ("fochabers", "rothes"),
        ("forres", "elgin"),
        ("keith", "dufftown"),
        ("knockando", "aberlour"),
        ("macallan", "knockando"),
        ("tomnavoulin", "huntly"),
    ),
    "bridge": (
        ("aberlour", "cabrach"),
        ("cromdale", "cragganmore"),
        ("dufftown", "tomnavoulin"),
        ("elgin", "knockando"),
        ("fochabers", "keith"),
        ("forres", "dallas"),
        ("grantown", "tomintoul"),
        ("rothes", "macallan"),
    ),
    "ferry": (
        ("aberlour", "tomnavoulin"),
        ("cabrach", "huntly"),
        ("cromdale", "grantown"),
        ("dallas", "cragganmore"),
        ("elgin", "rothes"),
        ("keith", "macallan"),
        ("knockando", "tomintoul"),
        ("macallan", "dufftown"),
    ),
    "moor": (
        ("cragganmore", "grantown"),
        ("dufftown", "huntly"),
        ("elgin", "dallas"),
        ("elgin", "fochabers"),
        ("forres", "cromdale"),
        ("macallan", "tomnavoulin"),
        ("rothes", "knockando"),
        ("tomintoul", "cabrach"),
    ),
}

# points -> the goods of each request (26), then of the four start sets
REQUESTS = {
    3: (
        "anvil anvil",
        "bottle bottle",
        "chair chair",
        "cup cup",
        "pot pot",
        "vase vase",
    ),
    4: (
        "anvil anvil pot",
        "bottle bottle chair",
        "chair chair pot",
        "bottle cup cup",
        "bottle pot pot",
        "chair vase vase",
        "anvil chair pot",
        "bottle cup vase",
    ),
    5: (
        "anvil anvil anvil",
        "bottle bottle bottle",
        "chair chair chair",
        "cup cup cup",
        "pot pot pot",
        "vase vase vase",
    ),
    6: (
        "anvil anvil chair chair",
        "bottle bottle vase vase",
        "cup cup pot pot",
    ),
    7: (
        "anvil anvil bottle bottle cup",
        "chair chair cup cup vase",
        "anvil pot pot vase vase",
    ),
}

# S4: a start set is a request of four points, a route and a feed
START_SETS = {
    "red": ("anvil bottle chair", "mountain"),
    "blue": ("cup pot vase", "bridge"),
    "green": ("bottle chair vase", "ferry"),
    "yellow": ("anvil cup pot", "moor"),
}
START_POINTS = 4

EACH_ROUTE = 11
FEEDS = 24
EXTRAS = 4

# seats -> what differs with their number
SEEDED = {2: 7, 3: 9, 4: 9}  # R6: requests, and as many feed cards, in the first discard
GOAL = {2: 7, 3: 6, 4: 5}  # R45: requests in one value pile that end the game
PILE_SIZE = 4  # R10, R11: layers
HAND_LIMIT = 4  # R42
GAP = 3  # R49: with two seats, a difference in damage that throws out
SPARE_PILES = 1  # R10: one pile more than seats
DELIVERIES_PER_VILLAGE = 1  # R29, S6: by one seat in one turn
