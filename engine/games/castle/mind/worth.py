"""What a castle is worth to each seat when a turn is over, once all tiles are named."""

from collections.abc import Mapping, Sequence

from ....event import Event
from ....search.odds import odds
from ..memory import Memory
from ..scores import scores
from ..state import Table
from ..steps import Turn
from ..tables import FALLS, TRAP
from .cheese import FAR, distances
from .costs import AFTER, EDGES
from .determinize import World
from .weights import Scale, scale

NOTHING: Mapping[int, int] = {}


def dangers(table: World) -> list[int]:
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


def nearest(world: World, seat: int) -> int:
    """Actions to the nearest kind that a seat lacks."""
    return min(distances(world)[seat], default=0)


def features(world: World) -> tuple[int, list[dict[str, float]]]:
    """How many kinds are to go, and what each seat has of each feature in Scale, when a turn begins."""
    last = (world.turn - 1) % len(world.kinds)
    return _to_go(world), [dict(zip(Scale._fields, row, strict=True)) for row in _rows(world, last, NOTHING)]


def sample(table: Table, events: Sequence[Event]) -> tuple[int, list[dict[str, float]]] | None:
    """When a turn begins, but for the first ones."""
    if table.round == 1 or table.todo[-1] != Turn(table.turn):
        return None
    seen = frozenset(Memory(table.plan, events).floor)
    return features(World(**table.copy().__dict__, known=seen))


def chances_to_win(world: World, turn: int, spared: Mapping[int, int]) -> list[float]:
    """Of every seat, as if the turn of a seat were over. Actions that a seat has spared are taken towards its
    nearest kinds."""
    if not world.todo:
        return [scores(world).share(seat) for seat in world.seats]
    return odds(_rows(world, turn, spared), scale(len(world.kinds), _to_go(world)))


def chance_to_win(world: World, seat: int) -> float:
    """Of a seat in its turn, or after it."""
    return chances_to_win(world, seat, left(world, seat))[seat]


def left(world: World, seat: int) -> Mapping[int, int]:
    """The actions that a seat has still in this turn."""
    step = world.todo[-1] if world.todo else None
    return {seat: step.left} if isinstance(step, Turn) and step.seat == seat else NOTHING


def _to_go(world: World) -> int:
    return world.goal - max(map(len, world.kinds))


def _rows(world: World, turn: int, spared: Mapping[int, int]) -> list[tuple[float, ...]]:
    danger = dangers(world)
    count = len(world.kinds)
    rows: list[tuple[float, ...]] = []
    for seat, costs in enumerate(distances(world)):
        lacks = world.goal - len(world.kinds[seat])
        first, second, *rest = (*costs[:lacks], *(FAR,) * (lacks - len(costs)), 0, 0)
        if actions := spared.get(seat, 0):
            first, second = max(first - actions, 0), max(second - max(actions - first, 0), 0)
        fallen = world.fallen[seat]
        rows.append(
            (
                len(world.kinds[seat]),
                first,
                second,
                sum(rest),
                fallen,
                fallen == FALLS - 1,
                world.left(seat) - world.reserve[seat],
                danger[seat],
                (seat - turn - 1) % count,
            )
        )
    return rows
