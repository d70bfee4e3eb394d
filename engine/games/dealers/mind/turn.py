"""Whole turns: the best ways to play one card after another."""

from collections.abc import Callable
from typing import Any

from ....beam import Way, ways
from ....bots import Thought
from ....move import Move
from ..state import Table
from ..steps import END, Arrival


def turns(table: Table, worth: Callable[[Table], float], width: int) -> Thought[list[Way]]:
    """The ways to play a turn up to its `end`, best first; an arrival is decided in all of them."""
    found = yield from ways(table, worth, width, _next, _key)
    return [way for way in found if type(way.table.todo[-1]) is not Arrival]


def _next(way: Way) -> list[tuple[tuple[Move, ...], Table]]:
    """Each way to play one more card, and to settle it."""
    settled: list[tuple[tuple[Move, ...], Table]] = []
    waiting = [(way.moves, way.table)]
    while waiting:
        before, table = waiting.pop()
        for move in table.moves():
            if move is not END:
                after = table.copy()
                after.play(move)
                (waiting if type(after.todo[-1]) is Arrival else settled).append(((*before, move), after))
    return settled


def _key(table: Table) -> tuple[Any, ...]:
    """Positions that are alike go on alike."""
    step: Any = table.todo[-1]
    seat = step.seat
    return (
        table.carts[seat],
        table.hands[seat],
        table.collections[seat],
        tuple(table.goods.values()),
        frozenset(getattr(step, "delivered", ())),
    )
