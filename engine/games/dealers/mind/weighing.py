"""What plans come to, tried out in worlds as they may be."""

from collections.abc import Sequence
from typing import Any

from .... import tried
from ....bots import Thought
from ....move import Move
from ..state import Table
from ..steps import Arrival, Deal, Turn
from .hasty import hasty
from .worth import burdens, chance_to_win, excess, shadow

AHEAD = 1  # plans are tried to the end of the round that is so many later
TRUST = 16  # what a table looks like right after a plan counts as much as so many worlds


class Tried(tried.Tried):
    """How often its seat would have been out is counted besides."""

    out = 0.0

    def at(self, table: Table, seat: int, worlds: int = 1) -> None:
        """This is how it came out in so many worlds."""
        self.worlds += worlds
        self.won += worlds * chance_to_win(table, seat)
        self.out += worlds * shadow(excess(burdens(table), seat), len(table.hands))[0]


def looked(plan: Sequence[Move], table: Table, seat: int) -> Tried:
    """A plan; one for a turn, by what the table looks like after it."""
    one = Tried(plan)
    if isinstance(table.todo[-1], (Turn, Arrival)):
        one.at(_after(plan, table), seat, TRUST)
    return one


def weigh(plans: Sequence[Tried], world: Table, seat: int) -> Thought[None]:
    """Play every plan in the same world, and on to the end of the next round."""
    until = world.round + AHEAD
    for one in plans:
        after = _after(one.plan, world)
        yield from play_on(after, until)
        one.at(after, seat)
        yield 1


def play_on(table: Table, until: int) -> Thought[None]:
    """Quick hands in all seats, to the end of a round."""
    while table.todo:
        step: Any = table.todo[-1]
        if type(step) is Deal and table.round > until:
            break
        if type(step) is Turn and not table.played:
            table.news = []
            yield 0
        table.play(hasty(table))


def _after(plan: Sequence[Move], table: Table) -> Table:
    after = table.copy()
    for move in plan:
        after.play(move)
    return after
