"""How many actions it takes from one square to another while the rooms between are roofed: a step each, and a
roof each for every room that is entered. Mice and traps on the way are not looked at."""

from functools import cache

from ..grid import NEXT, ROOM_OF
from ..tables import SQUARES, TOWERS

Ways = dict[str, dict[str, int]]  # square -> square -> actions
RESERVE = "reserve"  # where a mouse stands that is still to come in


@cache
def ways(plan: str) -> Ways:
    found = {start: _from(plan, start) for start in SQUARES}
    found[RESERVE] = {
        square: 1 + min(found[tower][square] for tower in TOWERS)
        for square in SQUARES
        if square not in TOWERS
    }
    return found


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
