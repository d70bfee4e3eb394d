"""Whole turns: the best ways to play one card after another."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple

from ....bots import Thought
from ....move import Move
from ..state import Table
from ..steps import END, Arrival

PAUSE = 24  # positions between two pauses
_worth = attrgetter("worth")


class Way(NamedTuple):
    """Moves, where they lead, and what that is worth."""

    worth: float
    moves: tuple[Move, ...]
    table: Table


def turns(table: Table, worth: Callable[[Table], float], width: int) -> Thought[list[Way]]:
    """The ways to play a turn up to its `end`, best first. Of those with as many cards the best are followed
    further; equal positions count once."""
    start = Way(worth(table), (), table)
    ways, front = [start], [start]
    known = {_key(table)}
    looked = 0
    while front:
        grown = []
        for way in front:
            for moves, after in _next(way):
                key = _key(after)
                if key not in known:
                    known.add(key)
                    grown.append(Way(worth(after), moves, after))
                    looked += 1
                    if looked % PAUSE == 0:
                        yield 0
        grown.sort(key=_worth, reverse=True)
        front = grown[:width]
        ways += front
    ways.sort(key=_worth, reverse=True)
    return ways


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
