"""The master's foresight: until cards are dealt again nothing is left to chance, and who remembers all cards
knows all hands. So what the others will do with them can be thought out like a turn of its own."""

from collections.abc import Sequence

from ....chance import Chance
from ....move import Move
from ....search import rollout
from ....search.mind import Thought
from ..state import Table
from ..steps import Deal
from .determinize import determinize
from .levels import best_plan, plans
from .memory import Memory
from .outlook import outlook
from .rollouts import Turned

MOST = 100  # turns that are thought through
WIDTH = 4  # of the search for what another one does
TRUST = 64  # what the end of the round looks like counts as much as so many worlds


class Foreseen(Turned):
    """A candidate whose tables are judged by the master."""

    chance = staticmethod(outlook)


def candidates(view: Table, moves: Sequence[Move], memory: Memory, chance: Chance) -> Thought[list[Turned]]:
    """The best plans, by what the table looks like at the end of the round."""
    if len(moves) == 1:
        return [Foreseen(moves)]
    seat = view.todo[-1].seat
    table = determinize(view, seat, memory, chance)
    found: list[Turned] = []
    for plan in (yield from plans(table, moves, MOST)):
        one = Foreseen(plan)
        after = rollout.played(table, plan)
        one.line += yield from _rest(after)
        one.count(after, seat, TRUST)
        found.append(one)
    return sorted(found, key=lambda one: one.worth, reverse=True)


def _rest(table: Table) -> Thought[tuple[Move, ...]]:
    """What is played until the round is over, which is played at once."""
    rest: tuple[Move, ...] = ()
    while table.todo and type(table.todo[-1]) is not Deal:
        plan = yield from best_plan(table, WIDTH)
        for move in plan:
            table.play(move)
        rest += (*plan,)
    return rest
