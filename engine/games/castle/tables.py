"""The castle as facts: squares, floor lines, slots, tiles and the two room plans (S26, sections 1 and 5)."""

COLUMNS = "abcdefg"
ROWS = "1234567"
SQUARES = tuple(column + row for row in ROWS for column in COLUMNS)  # in reading order, towers included
PLACE = {square: place for place, square in enumerate(SQUARES)}

TOWERS = ("a1", "g1", "a7", "g7")
FLOOR_COLUMNS, FLOOR_ROWS = "bdf", "246"
FLOOR = tuple(  # R1: the squares that bear a tile
    square for square in SQUARES if square[0] in FLOOR_COLUMNS or square[1] in FLOOR_ROWS
)
RAISED = tuple(square for square in SQUARES if square not in (*FLOOR, *TOWERS))  # R15

MICE = 4  # of each seat
ACTIONS = 4  # R5
FALLS = 3  # R20

CHEESES = ("moonwheel", "peephole", "bluebrick", "ashpeak", "lantern", "sweetheart", "birchlog")
PLAIN, TRAP = "plain", "trap"
COUNTS = {**dict.fromkeys(CHEESES, 3), PLAIN: 10, TRAP: 3}  # R1, S27: in the order of the draw
TILES = tuple(tile for tile, count in COUNTS.items() for _ in range(count))

# a letter a room, in the order in which the rooms begin; `.` a tower
PLANS = {
    "front": (
        ".aabbb.",
        "ccdddee",
        "ccffgee",
        "hhhigjk",
        "lllimjk",
        "nnoompk",
        ".qqrrp.",
    ),
    "back": (
        ".abbcd.",
        "eabbcdf",
        "egghcif",
        "ejjhkif",
        "lmmmknn",
        "loppkqq",
        ".opprr.",
    ),
}
SORTS = {2: "tile", 3: "slate", 4: "copper"}  # what a roof over so many squares is made of


def _rooms(plan: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """S26: a room is called after its first square."""
    by_letter: dict[str, list[str]] = {}
    for square, letter in zip(SQUARES, "".join(plan), strict=True):
        if square not in TOWERS:
            by_letter.setdefault(letter, []).append(square)
    return {f"roof-{squares[0]}": tuple(squares) for squares in by_letter.values()}


def _slots() -> dict[str, tuple[str, ...]]:
    """R12, S26: the squares of a line as a tile passes them that is pushed in at the slot."""
    slots: dict[str, tuple[str, ...]] = {}
    for row in FLOOR_ROWS:
        line = tuple(column + row for column in COLUMNS)
        slots |= {f"row{row}-left": line, f"row{row}-right": line[::-1]}
    for column in FLOOR_COLUMNS:
        line = tuple(column + row for row in ROWS)
        slots |= {f"col{column}-top": line, f"col{column}-bottom": line[::-1]}
    return slots


ROOMS = {name: _rooms(plan) for name, plan in PLANS.items()}  # plan -> room -> its squares
SLOTS = _slots()
