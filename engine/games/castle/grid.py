"""Which squares touch each other, worked out once."""

from .tables import COLUMNS, FLOOR, PLACE, ROOMS, ROWS, SLOTS, SQUARES


def _beside(square: str, steps: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    column, row = COLUMNS.index(square[0]), ROWS.index(square[1])
    places = ((column + across, row + down) for across, down in steps)
    size = len(COLUMNS)
    return tuple(COLUMNS[x] + ROWS[y] for x, y in places if 0 <= x < size and 0 <= y < size)


SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # S36: up, right, down, left
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))

NEXT = {square: _beside(square, SIDES) for square in SQUARES}
ROOM_OF = {
    plan: {square: room for room, squares in rooms.items() for square in squares}
    for plan, rooms in ROOMS.items()
}
Way = tuple[str, str]  # a square, and the room that it lies in
# R7, R9: where a run may lead, roofs apart
ONWARD: dict[str, dict[str, tuple[Way, ...]]] = {
    plan: {
        square: tuple((beside, rooms[beside]) for beside in NEXT[square] if beside in rooms)
        for square in SQUARES
    }
    for plan, rooms in ROOM_OF.items()
}
# R6: the rooms that touch a square by side or corner
AROUND = {square: (square, *_beside(square, SIDES + CORNERS)) for square in SQUARES}
TOUCHING = {
    plan: {
        square: frozenset(rooms[near] for near in around if near in rooms)
        for square, around in AROUND.items()
    }
    for plan, rooms in ROOM_OF.items()
}
IN_ORDER = {slot: tuple(sorted(line, key=PLACE.__getitem__)) for slot, line in SLOTS.items()}
# the squares of each room that bear a tile
TILED = {
    plan: {room: tuple(square for square in squares if square in FLOOR) for room, squares in rooms.items()}
    for plan, rooms in ROOMS.items()
}
