"""What plans come to, tried out in worlds as they may be."""

from collections.abc import Iterator, Sequence
from typing import Any

from .... import tried
from ....bots import Thought
from ....chance import Chance
from ..state import Table
from ..steps import Deal, Turn
from .guess import guess
from .hasty import hasty
from .memory import Memory
from .worth import burdens, chance_to_win, excess, shadow


class Tried(tried.Tried):
    """How often its seat would have been out is counted besides."""

    out = 0.0

    def at(self, table: Table, seat: int) -> None:
        """This is how it came out in one of the worlds."""
        self.worlds += 1
        self.won += chance_to_win(table, seat)
        self.out += shadow(excess(burdens(table), seat), len(table.hands))[0]


def worlds(view: Table, seat: int, memory: Memory, chance: Chance) -> Iterator[Table]:
    """Tables as they may be, one after the other."""
    while True:
        yield guess(view, seat, memory, chance)


def weigh(plans: Sequence[Tried], world: Table, seat: int, rounds: int) -> Thought[None]:
    """Play every plan in the same world, and on to the end of the round that is so many later."""
    until = world.round + rounds
    for one in plans:
        after = world.copy()
        for move in one.plan:
            after.play(move)
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
