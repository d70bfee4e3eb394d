"""How plans come out: every other seat replies with its best push."""

from collections.abc import Iterator, Sequence

from ....move import Move
from ....search import rollout
from ....search.determinization import Candidate
from ....search.mind import Thought, settle
from ..steps import PUSH, Turn
from ..tables import CHEESES, SLOTS, TRAP
from .determinize import World
from .turn import WIDTH, turns, whole
from .worth import chance_to_win, chances_to_win, left

RESTS = 3  # ways in which a turn may go on after something was revealed


class Meant(Candidate):
    """A plan up to what it reveals, and ways in which the turn may go on then."""

    def __init__(
        self,
        plan: Sequence[Move],
        rests: Sequence[Sequence[Move]] = ((),),
        worth: float = 0.0,
        worlds: int = 0,
    ) -> None:
        super().__init__(plan, worth, worlds)
        self.rests = rests


def prior(plan: Sequence[Move], world: World, seat: int) -> Meant:
    """A plan that was not tried yet, and how the turn would go on in a world."""
    after = rollout.played(world, plan)
    if after.todo and after.todo[-1].seat == seat:
        return Meant(plan, [whole(line) for line in settle(turns(after, seat, WIDTH))[:RESTS]])
    return Meant(plan)


def evaluate(seat: int, candidates: Sequence[Meant], world: World) -> Thought[None]:
    """A turn goes on in the best of the ways that were found, as far as what comes to light allows it; what
    is left of it is taken as spared. Then the others push as suits them best."""
    for one in candidates:
        after = rollout.played(world, one.plan)
        ends = [_continued(after, rest) for rest in one.rests]
        end = ends[0] if len(ends) == 1 else max(ends, key=lambda end: chance_to_win(end, seat))
        one.worlds += 1
        one.won += after_replies(end, seat)
        yield 1


def _continued(world: World, rest: Sequence[Move]) -> World:
    after = world.copy()
    for move in rest:
        if move not in after.moves():
            break
        after.play(move)
    return after


def after_replies(world: World, seat: int) -> float:
    """The chance of a seat once the others have replied."""
    spared = left(world, seat)
    chances = chances_to_win(world, seat, spared)
    for other in world.others(seat):
        if not world.todo or not isinstance(world.todo[-1], Turn):
            break
        for after in [*_pushes(world, other)]:
            replied = chances_to_win(after, seat, {**spared, other: -1})
            if replied[other] > chances[other]:
                chances, world = replied, after
    return chances[seat]


def _pushes(world: World, seat: int) -> Iterator[World]:
    """The world after each push of a seat that drops a mouse or brings cheese at once."""
    for slot, line in SLOTS.items():
        if not world.mice.keys().isdisjoint(line) and _matters(world, line):
            after = world.copy()
            after.turn = seat
            after.todo = [Turn(seat)]
            after.play(PUSH[slot])
            yield after


def _matters(world: World, line: Sequence[str]) -> bool:
    floor, kinds = world.floor, world.kinds
    coming = dict(zip(line, [world.spare, *[floor[square] for square in line]], strict=False))
    fed = set()
    for square, who in world.mice.items():
        tile = coming.get(square) or floor.get(square)
        if tile == TRAP or (who, tile) in fed:
            return True
        if tile in CHEESES and tile not in kinds[who]:
            fed.add((who, tile))
    return False
