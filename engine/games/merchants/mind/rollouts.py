"""How plans come out in determinized worlds."""

from collections.abc import Sequence
from functools import partial

from ....move import Move
from ....search import rollout
from ....search.determinization import Candidate
from ....search.mind import Thought
from ..state import Table
from ..steps.turn import Turn
from .policy import policy
from .weights import Weigh, scale
from .worth import chance_to_win

BEYOND = 2  # turns that a rollout goes on when a round is over


def prior(plan: Sequence[Move], world: Table, seat: int) -> Candidate:
    """A plan that was not tried yet."""
    return Candidate(plan)


def evaluate(seat: int, candidates: Sequence[Candidate], world: Table, weigh: Weigh = scale) -> Thought[None]:
    """Rollouts of a round and some turns more."""
    return evaluate_turns(seat, len(world.hands) + BEYOND, candidates, world, weigh)


def evaluate_turns(
    seat: int, turns: int, candidates: Sequence[Candidate], world: Table, weigh: Weigh = scale
) -> Thought[None]:
    """Rollouts until so many turns have ended."""
    play_on = partial(rollout_until, until=turn_number(world) + turns)
    return rollout.evaluate(candidates, world, play_on, partial(_count, seat=seat, weigh=weigh))


def _count(candidate: Candidate, after: Table, seat: int, weigh: Weigh) -> None:
    candidate.worlds += 1
    candidate.won += chance_to_win(after, seat, after.turn, weigh)


def rollout_until(table: Table, until: int) -> Thought[None]:
    """To the beginning of the turn of that number."""
    return rollout.rollout(
        table, policy, lambda table: turn_number(table) >= until, lambda table: type(table.todo[-1]) is Turn
    )


def turn_number(table: Table) -> int:
    """Turns since the game began."""
    seats = len(table.hands)
    return table.round * seats + (table.turn - table.first) % seats
