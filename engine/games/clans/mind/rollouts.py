"""How plans come out in determinized worlds."""

from collections.abc import Callable, Sequence
from functools import partial

from ....move import Move
from ....search import rollout
from ....search.determinization import Candidate
from ....search.mind import Thought
from ..state import Table
from ..steps.actions import Actions
from ..steps.raid import Fight
from ..steps.turn import RaidOrExchange
from .policy import policy
from .worth import chances_to_win


def prior(plan: Sequence[Move], world: Table, seat: int) -> Candidate:
    """A plan that was not tried yet."""
    return Candidate(plan)


def evaluate(seat: int, candidates: Sequence[Candidate], world: Table) -> Thought[None]:
    """A fight is played on to the end of the turn, anything else until the seat is in turn again."""
    if isinstance(world.todo[-1], Fight):
        yield from evaluate_turn(seat, candidates, world)
    else:
        yield from _evaluate(seat, _round(world), candidates, world)


def evaluate_turn(seat: int, candidates: Sequence[Candidate], world: Table) -> Thought[None]:
    """Played on to the end of the turn."""
    turn = world.turn
    yield from _evaluate(seat, lambda table: table.turn != turn, candidates, world)


def turn_out(world: Table, plan: Sequence[Move]) -> Thought[Table]:
    """The table when the turn that is going on is over."""
    after = rollout.played(world, plan)
    yield from rollout.rollout(after, policy, lambda table: table.turn != world.turn, _pauses)
    return after


def _evaluate(
    seat: int, ended: Callable[[Table], bool], candidates: Sequence[Candidate], world: Table
) -> Thought[None]:
    def play_on(table: Table) -> Thought[None]:
        yield from rollout.rollout(table, policy, ended, _pauses)

    yield from rollout.evaluate(candidates, world, play_on, partial(_count, seat=seat))


def _round(world: Table) -> Callable[[Table], bool]:
    """It is the turn of the same seat again."""
    number, seat = world.round, world.turn

    def ended(table: Table) -> bool:
        return table.round > number and table.turn == seat

    return ended


def _pauses(table: Table) -> bool:
    return isinstance(table.todo[-1], (Actions, RaidOrExchange))


def _count(candidate: Candidate, after: Table, seat: int) -> None:
    candidate.worlds += 1
    candidate.won += chances_to_win(after)[seat]
