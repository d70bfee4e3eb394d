"""What a castle is worth to each seat when a turn is over, once all tiles are named."""

from collections.abc import Mapping, Sequence, Set
from functools import lru_cache

from ....search.odds import odds
from ..grid import ROOM_OF
from ..scores import scores
from ..state import Table
from ..steps import Turn
from ..tables import CHEESES, FALLS, FLOOR, SLOTS, TRAP
from .ways import RESERVE, ways
from .weights import Scale, scale

NOTHING: Mapping[int, int] = {}
FAR = 14  # actions to a kind that cannot be had, or hardly
# the squares to which one push could bring the tile of a square; those where it could bring the spare tile
AFTER = {
    square: [line[line.index(square) + 1] for line in SLOTS.values() if square in line[:-1]]
    for square in FLOOR
}
EDGES = [line[0] for line in SLOTS.values()]


@lru_cache(1 << 13)
def _lying(floor: tuple[str, ...]) -> dict[str, list[str]]:
    """Where each kind of cheese lies."""
    lying: dict[str, list[str]] = {kind: [] for kind in CHEESES}
    for square, tile in zip(FLOOR, floor, strict=True):
        if tile in lying:
            lying[tile].append(square)
    return lying


@lru_cache(1 << 14)
def distances(
    plan: str, floor: tuple[str, ...], mice: tuple[str, ...], eaten: tuple[str, ...]
) -> tuple[int, ...]:
    """The fewest actions to two of these mice on each kind that is not eaten yet, in order."""
    room, way, lying = ROOM_OF[plan], ways(plan), _lying(floor)
    near = [way[mouse] for mouse in mice]
    own_rooms = {room.get(mouse) for mouse in mice}
    costs = [_pair(near, lying[kind], room, own_rooms) for kind in CHEESES if kind not in eaten]
    costs.sort()
    return tuple(costs)


def _pair(
    near: Sequence[dict[str, int]], squares: Sequence[str], room: dict[str, str], own_rooms: Set[str | None]
) -> int:
    """The fewest actions to two mice on two of these squares."""
    best = FAR
    before: list[
        tuple[int, int, int]
    ] = []  # of each square: the nearest mouse, its cost, the cost of the next
    for square in squares:
        first, second, who = FAR, FAR, -1
        for mouse, way in enumerate(near):
            cost = way[square]
            if cost < first:
                first, second, who = cost, first, mouse
            elif cost < second:
                second = cost
        if first and room[square] in own_rooms:
            first -= 1
        for other_who, other_first, other_second in before:
            if who != other_who:
                cost = first + other_first
            else:
                cost = min(first + other_second, second + other_first)
            if cost < best:
                best = cost
        before.append((who, first, second))
    return best


def dangers(table: Table) -> list[int]:
    """For each seat, the ways in which one push could drop a mouse of it."""
    counts = [0] * len(table.kinds)
    mice = table.mice
    for square, tile in table.floor.items():
        if tile == TRAP:
            for beyond in AFTER[square]:
                if beyond in mice:
                    counts[mice[beyond]] += 1
    if table.spare == TRAP:
        for square in EDGES:
            if square in mice:
                counts[mice[square]] += 1
    return counts


def _costs(table: Table) -> list[tuple[int, ...]]:
    """The distances of every seat."""
    floor = tuple(table.floor.values())
    mice: list[list[str]] = [[RESERVE] * min(number, 2) for number in table.reserve]
    for square, seat in table.mice.items():
        mice[seat].append(square)
    return [
        distances(table.plan, floor, tuple(sorted(own)), eaten)
        for own, eaten in zip(mice, table.kinds, strict=True)
    ]


def nearest(table: Table, seat: int) -> int:
    """Actions to the nearest kind that a seat lacks."""
    return min(_costs(table)[seat], default=0)


def features(table: Table) -> tuple[int, list[dict[str, float]]]:
    """How many kinds are to go, and what each seat has of each feature in Scale, as if the turn were over."""
    return _to_go(table), [dict(zip(Scale._fields, row, strict=True)) for row in _rows(table, NOTHING)]


def study(table: Table) -> tuple[int, list[dict[str, float]]] | None:
    """When a turn begins, but for the first ones."""
    return features(table) if table.round > 1 and table.todo[-1] == Turn(table.turn) else None


def chances_to_win(table: Table, spared: Mapping[int, int] = NOTHING) -> list[float]:
    """Of every seat. Actions that are left, in the turn or spared, are taken towards the nearest kinds."""
    if not table.todo:
        return [scores(table).share(seat) for seat in table.seats]
    step = table.todo[-1]
    left = {**spared, step.seat: step.left} if isinstance(step, Turn) else spared
    return odds(_rows(table, left), scale(len(table.kinds), _to_go(table)))


def _to_go(table: Table) -> int:
    return table.goal - max(map(len, table.kinds))


def _rows(table: Table, left: Mapping[int, int]) -> list[tuple[float, ...]]:
    danger = dangers(table)
    count = len(table.kinds)
    rows: list[tuple[float, ...]] = []
    for seat, costs in enumerate(_costs(table)):
        lacks = table.goal - len(table.kinds[seat])
        first, second, *rest = (*costs[:lacks], *(FAR,) * (lacks - len(costs)), 0, 0)
        if actions := left.get(seat, 0):
            first, second = max(first - actions, 0), max(second - max(actions - first, 0), 0)
        fallen = table.fallen[seat]
        rows.append(
            (
                len(table.kinds[seat]),
                first,
                second,
                sum(rest),
                fallen,
                fallen == FALLS - 1,
                table.left(seat) - table.reserve[seat],
                danger[seat],
                (seat - table.turn - 1) % count,
            )
        )
    return rows
