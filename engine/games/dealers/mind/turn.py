"""Whole turns: the best lines of one card after another."""

from collections.abc import Callable
from typing import Any

from ....move import Move
from ....search.beam import Line, beam_search
from ....search.mind import Thought
from ..state import Table
from ..steps import END, Arrival


def turns(table: Table, worth: Callable[[Table], float], width: int) -> Thought[list[Line]]:
    """The lines of a turn up to its `end`, best first; an arrival is decided in all of them."""
    found = yield from beam_search(table, worth, width, _successors, _key)
    return [line for line in found if type(line.state.todo[-1]) is not Arrival]


def _successors(line: Line) -> list[tuple[tuple[Move, ...], Table]]:
    """One more card each, with all that it asks to be decided."""
    settled: list[tuple[tuple[Move, ...], Table]] = []
    waiting = [(line.moves, line.state)]
    while waiting:
        before, table = waiting.pop()
        for move in table.moves():
            if move is not END:
                after = table.copy()
                after.play(move)
                (waiting if type(after.todo[-1]) is Arrival else settled).append(((*before, move), after))
    return settled


def _key(table: Table) -> tuple[Any, ...]:
    """Positions with equal keys have the same lines before them."""
    step: Any = table.todo[-1]
    seat = step.seat
    return (
        table.carts[seat],
        table.hands[seat],
        table.collections[seat],
        tuple(table.goods.values()),
        frozenset(getattr(step, "delivered", ())),
    )
