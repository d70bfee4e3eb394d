"""Which squares touch each other, worked out once."""

from functools import lru_cache
from typing import NamedTuple

from .tables import COLUMNS, PLACE, ROOMS, ROWS, SLOTS, SQUARES, TOWERS


def _beside(square: str, steps: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    column, row = COLUMNS.index(square[0]), ROWS.index(square[1])
    places = ((column + across, row + down) for across, down in steps)
    size = len(COLUMNS)
    return tuple(COLUMNS[x] + ROWS[y] for x, y in places if 0 <= x < size and 0 <= y < size)


SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # S36: up, right, down, left
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))

NEXT = {square: _beside(square, SIDES) for square in SQUARES}
ONWARD = {  # R7, R9: where a run may lead
    square: tuple(beside for beside in NEXT[square] if beside not in TOWERS) for square in SQUARES
}
ROOM_OF = {
    plan: {square: room for room, squares in rooms.items() for square in squares}
    for plan, rooms in ROOMS.items()
}
# R6: the rooms that touch a square by side or corner, in reading order
TOUCHING = {
    plan: {
        square: tuple(
            room
            for room, squares in rooms.items()
            if not {square, *_beside(square, SIDES + CORNERS)}.isdisjoint(squares)
        )
        for square in SQUARES
    }
    for plan, rooms in ROOMS.items()
}


class Opened(NamedTuple):
    """What is not roofed: rooms in reading order, and their squares."""

    rooms: tuple[str, ...]
    squares: frozenset[str]


@lru_cache(1 << 12)
def opened(plan: str, roofs: tuple[str, ...]) -> Opened:
    rooms = tuple(room for room in ROOMS[plan] if room not in roofs)
    return Opened(rooms, frozenset(square for room in rooms for square in ROOMS[plan][room]))


IN_ORDER = {slot: tuple(sorted(line, key=PLACE.__getitem__)) for slot, line in SLOTS.items()}
