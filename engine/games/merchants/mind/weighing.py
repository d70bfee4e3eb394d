"""What plans come to, tried out in worlds as they may be."""

from collections.abc import Sequence

from ....bots import Thought
from ....tried import Tried
from ..state import Table
from ..steps.turn import Turn
from .hasty import hasty
from .worth import chance_to_win

BEYOND = 2  # turns that a plan is played on when a round is over


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
