"""How many actions it takes from one square to another while the rooms between are roofed: a step each, and a
roof each for every room that is entered. Mice and traps on the way are not looked at."""

from functools import cache
from typing import NamedTuple

from ..grid import NEXT, ROOM_OF
from ..tables import FLOOR, SLOTS, SQUARES, TOWERS

RESERVE = "reserve"  # where a mouse stands that is still to come in
SPARE = "spare"  # where the spare tile lies
# the squares to which one push could bring the tile of a square; those where it could bring the spare tile
AFTER = {
    square: [line[line.index(square) + 1] for line in SLOTS.values() if square in line[:-1]]
    for square in FLOOR
}
EDGES = [line[0] for line in SLOTS.values()]


class Costs(NamedTuple):
    """From one square, in actions."""

    run: dict[str, int]  # square -> to it
    meet: dict[str, int]  # square or SPARE -> to where one push brings its tile, the push included


@cache
def costs(plan: str) -> dict[str, Costs]:
    found = {start: _from(plan, start) for start in SQUARES}
    found[RESERVE] = {
        square: 1 + min(found[tower][square] for tower in TOWERS)
        for square in SQUARES
        if square not in TOWERS
    }
    return {start: Costs(run, _meet(run)) for start, run in found.items()}


def _from(plan: str, start: str) -> dict[str, int]:
    room = ROOM_OF[plan]
    costs: dict[str, int] = {}
    queue = [(0, start)]
    while queue:
        queue.sort(reverse=True)  # so few that a heap is not worth its name
        cost, square = queue.pop()
        if square not in costs:
            costs[square] = cost
            for beside in NEXT[square]:
                if beside not in costs and beside not in TOWERS:
                    queue.append((cost + 1 + (room[beside] != room.get(square)), beside))
    return costs


def _meet(run: dict[str, int]) -> dict[str, int]:
    return {square: 1 + min(run[beside] for beside in AFTER[square]) for square in FLOOR} | {
        SPARE: 1 + min(run[square] for square in EDGES)
    }
