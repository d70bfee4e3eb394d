"""How plans come out in determinized worlds."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from ....move import Move
from ....search import rollout
from ....search.determinization import Candidate
from ....search.mind import Thought
from ..state import Table
from ..steps import Arrival, Deal, Turn
from .policy import policy
from .worth import burdens, chance_to_win, excess, shadow

AHEAD = 1  # rollouts go to the end of the round that is so many later
TRUST = 16  # what a table looks like right after a plan counts as much as so many worlds


class Turned(Candidate):
    """A candidate; how often its seat would have been out is counted besides."""

    out = 0.0
    chance = staticmethod(chance_to_win)

    def count(self, table: Table, seat: int, worlds: int = 1) -> None:
        """This is how it came out in so many worlds."""
        self.worlds += worlds
        self.won += worlds * self.chance(table, seat)
        self.out += worlds * shadow(excess(burdens(table), seat), len(table.hands))[0]


def prior(plan: Sequence[Move], table: Table, seat: int) -> Turned:
    """A plan that was not tried yet; one for a turn, by what the table looks like after it."""
    one = Turned(plan)
    if isinstance(table.todo[-1], (Turn, Arrival)):
        one.count(rollout.played(table, plan), seat, TRUST)
    return one


def evaluate(seat: int, candidates: Sequence[Turned], world: Table) -> Thought[None]:
    """Rollouts to the end of the next round."""
    play_on = partial(_play_on, until=world.round + AHEAD)
    return rollout.evaluate(candidates, world, play_on, partial(Turned.count, seat=seat))


def _play_on(table: Table, until: int) -> Thought[None]:
    return rollout.rollout(
        table, policy, lambda table: table.round > until and type(table.todo[-1]) is Deal, _begins
    )


def _begins(table: Table) -> bool:
    """A turn begins."""
    step: Any = table.todo[-1]
    return type(step) is Turn and not table.played
