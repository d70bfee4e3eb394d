"""How far a seat is from the kinds of cheese that it lacks."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from ..grid import ROOM_OF
from ..tables import CHEESES, COUNTS, FLOOR
from .costs import RESERVE, SPARE, costs
from .determinize import World

FAR = 14  # actions to a kind that cannot be had, or hardly
GUESSED = 2  # actions more to a tile that nobody knows to lie there
KIND = {kind: (kind, 0) for kind in CHEESES} | {f"{kind}?": (kind, GUESSED) for kind in CHEESES}
GUESS = {tile: f"{tile}?" for tile in COUNTS}
Tile = tuple[str, int]  # a square or SPARE, actions more to it
Pair = tuple[Tile, Tile]


class Near:
    """The mouse that has the fewest actions to a tile, and the fewest of any other mouse."""

    __slots__ = ("first", "second", "who")

    def __init__(self, costs: Sequence[int]) -> None:
        self.first, self.second, self.who = FAR, FAR, -1
        for who, cost in enumerate(costs):
            if cost < self.first:
                self.first, self.second, self.who = cost, self.first, who
            elif cost < self.second:
                self.second = cost

    def both(self, other: "Near") -> int:
        """One mouse on each of two tiles."""
        if self.who != other.who:
            return self.first + other.first
        return min(self.first + other.second, self.second + other.first)


def distances(world: World) -> list[tuple[int, ...]]:
    """For each seat, the fewest actions to two of its mice on each kind that it lacks, in order, by what is
    known or guessed of the floor."""
    known = world.known
    floor = tuple([tile if square in known else GUESS[tile] for square, tile in world.floor.items()])
    mice: list[list[str]] = [[RESERVE] * min(number, 2) for number in world.reserve]
    for square, seat in world.mice.items():
        mice[seat].append(square)
    return [
        _distances(world.plan, floor, world.spare, tuple(sorted(own)), eaten)
        for own, eaten in zip(mice, world.kinds, strict=True)
    ]


@lru_cache(1 << 13)
def _pairs(floor: tuple[str, ...], spare: str) -> dict[str, list[Pair]]:
    """Of each kind of cheese, any two tiles: where they lie, and how many actions more that costs because it
    is guessed."""
    lying: dict[str, list[Tile]] = {kind: [] for kind in CHEESES}
    for square, tile in zip((*FLOOR, SPARE), (*floor, spare), strict=True):
        if tile in KIND:
            kind, more = KIND[tile]
            lying[kind].append((square, more))
    return {kind: [*combinations(tiles, 2)] for kind, tiles in lying.items()}


class Reach(dict[Pair, int]):
    """The fewest actions of the mice of a seat to two tiles. The same mice are asked about in many worlds, so
    what was worked out is kept."""

    def __init__(self, plan: str, mice: tuple[str, ...]) -> None:
        table = costs(plan)
        self.room = ROOM_OF[plan]
        self.own = [table[mouse] for mouse in mice]
        self.inside = {self.room.get(mouse) for mouse in mice}

    def __missing__(self, pair: Pair) -> int:
        (run, any_way), (other_run, other_any_way) = map(self._tile, pair)
        self[pair] = cost = min(FAR, run.both(other_any_way), any_way.both(other_run))  # one push a turn
        return cost

    def _tile(self, tile: Tile) -> tuple[Near, Near]:
        """To run there; to run or have it pushed."""
        square, more = tile
        meet = [each.meet[square] + more for each in self.own]
        if square == SPARE:
            return Near(()), Near(meet)
        less = (self.room[square] in self.inside) - more
        steps = [cost - less if (cost := each.run[square]) else 0 for each in self.own]
        return Near(steps), Near([*map(min, steps, meet)])


_reach = lru_cache(1 << 10)(Reach)


@lru_cache(1 << 14)
def _distances(
    plan: str, floor: tuple[str, ...], spare: str, mice: tuple[str, ...], eaten: tuple[str, ...]
) -> tuple[int, ...]:
    reach = _reach(plan, mice)
    pairs = [own for kind, own in _pairs(floor, spare).items() if kind not in eaten]
    return tuple(sorted([min([reach[pair] for pair in own], default=FAR) for own in pairs]))
