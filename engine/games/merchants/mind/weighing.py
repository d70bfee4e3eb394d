"""What plans come to, tried out in worlds as they may be."""

from collections.abc import Iterator, Sequence

from ....bots import Thought
from ....chance import Chance
from ....tried import Tried
from ..state import Table
from ..steps.turn import Turn
from .guess import guess
from .hasty import hasty
from .memory import Memory
from .worth import chance_to_win

BEYOND = 2  # turns that a plan is played on when a round is over


def worlds(view: Table, seat: int, memory: Memory, chance: Chance) -> Iterator[Table]:
    """Tables as they may be, one after the other."""
    while True:
        yield guess(view, seat, memory, chance)


def weigh(plans: Sequence[Tried], world: Table, seat: int, turns: int) -> Thought[None]:
    """Play every plan in the same world, and on until so many turns have ended."""
    until = turn_number(world) + turns
    for one in plans:
        after = world.copy()
        for move in one.plan:
            after.play(move)
        yield from play_on(after, until)
        one.worlds += 1
        one.won += chance_to_win(after, seat, after.turn)
        yield 1


def play_on(table: Table, until: int) -> Thought[None]:
    """Quick hands in all seats, to the beginning of a turn."""
    while table.todo and turn_number(table) < until:
        if type(table.todo[-1]) is Turn:
            yield 0
        table.news = []
        table.play(hasty(table))


def turn_number(table: Table) -> int:
    """Turns since the game began."""
    seats = len(table.hands)
    return table.round * seats + (table.turn - table.first) % seats
