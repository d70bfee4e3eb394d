"""What plans come to, tried out in worlds as they may be."""

from collections.abc import Iterator, Sequence
from typing import Any

from ....bots import Thought
from ....chance import Chance
from ....move import Move
from ..state import Table
from ..steps import Deal, Turn
from .guess import guess
from .hasty import hasty
from .memory import Memory
from .worth import burdens, chance_to_win, excess, shadow

AHEAD = 2  # plans are tried to the end of the round that is so many later


class Tried:
    """A plan, and how it went: sums of the chances to win, and of how often its seat would have been out."""

    def __init__(self, plan: Sequence[Move]) -> None:
        self.plan = tuple(plan)
        self.worlds = 0
        self.won = 0.0
        self.out = 0.0

    @property
    def worth(self) -> float:
        return self.won / self.worlds

    def at(self, table: Table, seat: int) -> None:
        """This is how it came out in one of the worlds."""
        self.worlds += 1
        self.won += chance_to_win(table, seat)
        self.out += shadow(excess(burdens(table), seat), len(table.hands))[0]


def worlds(view: Table, seat: int, memory: Memory, chance: Chance) -> Iterator[Table]:
    """Tables as they may be, one after the other."""
    while True:
        yield guess(view, seat, memory, chance)


def weigh(tried: Sequence[Tried], world: Table, seat: int, rounds: int) -> Thought[None]:
    """Play every plan in the same world, and on to the end of the round that is so many later."""
    until = world.round + rounds
    for one in tried:
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
