"""Merchants of the Dale: facts only. Rows stand in the order of the sheet's section 5."""

from typing import NamedTuple

TECHNIQUE, PASSIVE = "technique", "passive"
JUNK = "junk"


class Set(NamedTuple):
    """S28: an animalfolk set."""

    name: str
    difficulty: int  # 1 easy … 3 for experts


class Row(NamedTuple):
    """A card of a set, and how often it is there."""

    set: str
    name: str
    value: int
    copies: int
    type: str
    bonus: bool = False  # R21


SETS = (
    Set("macaws", 1),
    Set("pandas", 1),
    Set("raccoons", 2),
    Set("squirrels", 1),
    Set("ocelots", 2),
    Set("chameleons", 3),
)

CARDS = (
    Row("macaws", "swift-broker", 1, 4, TECHNIQUE, bonus=True),
    Row("macaws", "cookies", 2, 3, PASSIVE),
    Row("macaws", "shattered-relic", 3, 3, TECHNIQUE, bonus=True),
    Row("macaws", "spyglass", 4, 3, TECHNIQUE, bonus=True),
    Row("macaws", "flashy-show", 5, 1, TECHNIQUE, bonus=True),
    Row("macaws", "favourite-toy", 5, 1, TECHNIQUE, bonus=True),
    Row("pandas", "loyal-partner", 1, 4, TECHNIQUE, bonus=True),
    Row("pandas", "prepaid-good", 2, 3, TECHNIQUE),
    Row("pandas", "essential-purchase", 3, 3, PASSIVE),
    Row("pandas", "market-discovery", 4, 3, PASSIVE),
    Row("pandas", "special-offer", 5, 1, TECHNIQUE),
    Row("pandas", "stock-clearance", 5, 1, PASSIVE),
    Row("raccoons", "wily-fellow", 1, 4, TECHNIQUE, bonus=True),
    Row("raccoons", "nuisance", 2, 3, TECHNIQUE, bonus=True),
    Row("raccoons", "rotten-food", 3, 3, TECHNIQUE, bonus=True),
    Row("raccoons", "dirty-exchange", 4, 3, TECHNIQUE, bonus=True),
    Row("raccoons", "sabotage", 5, 1, TECHNIQUE, bonus=True),
    Row("raccoons", "treasure-hunter", 5, 1, TECHNIQUE),
    Row("squirrels", "stashing-vendor", 1, 4, PASSIVE),
    Row("squirrels", "empty-chest", 2, 3, PASSIVE),
    Row("squirrels", "nostalgic-item", 3, 3, PASSIVE),
    Row("squirrels", "acorn", 4, 3, TECHNIQUE, bonus=True),
    Row("squirrels", "accordion", 5, 1, PASSIVE),
    Row("squirrels", "winter-is-coming", 5, 1, PASSIVE),
    Row("ocelots", "bold-haggler", 1, 4, PASSIVE),
    Row("ocelots", "new-season", 2, 3, TECHNIQUE, bonus=True),
    Row("ocelots", "whirligig", 3, 3, TECHNIQUE, bonus=True),
    Row("ocelots", "charm", 4, 3, TECHNIQUE, bonus=True),
    Row("ocelots", "gamble", 5, 1, TECHNIQUE, bonus=True),
    Row("ocelots", "blindfold", 5, 1, TECHNIQUE, bonus=True),
    Row("chameleons", "flexible-shopkeeper", 1, 4, PASSIVE),
    Row("chameleons", "reflection", 2, 3, PASSIVE),
    Row("chameleons", "good-old-times", 3, 3, PASSIVE),
    Row("chameleons", "gift-voucher", 4, 3, TECHNIQUE, bonus=True),
    Row("chameleons", "trendsetting", 5, 1, PASSIVE),
    Row("chameleons", "seeing-doubles", 5, 1, PASSIVE),
)

JUNKS = 20  # R14, section 1
JUNK_VALUE = 1

# S28: a preset is the first sets of a row, one more than seats
PRESETS = {
    "first": ("macaws", "pandas", "squirrels", "ocelots", "raccoons"),
    "friendly": ("macaws", "pandas", "chameleons", "squirrels", "ocelots"),
    "conflict": ("raccoons", "squirrels", "ocelots", "macaws", "chameleons"),
    "chaos": ("ocelots", "raccoons", "macaws", "chameleons", "pandas"),
    "expert": ("chameleons", "squirrels", "ocelots", "raccoons", "pandas"),
}

SPARE_SETS = 1  # R1: sets beyond the number of seats
DECK_SIZE = 10  # R2
SURCHARGES = (0, 1, 2, 3, 4)  # R15: of the slots, from right to left
HAND_SIZE = 5  # R5, R29
STACKS = 8  # R23
FACES = (0, 1, 1, 2, 2, 3)  # of the ocelot die
TOSSED_JUNK = 3  # S13
