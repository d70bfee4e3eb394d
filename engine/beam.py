"""Whole turns: the best ways to play one thing after another."""

from collections.abc import Callable, Hashable, Iterable
from operator import attrgetter
from typing import Any, NamedTuple

from .bots import Thought
from .move import Move

PAUSE = 24  # positions between two pauses
_worth = attrgetter("worth")


class Way(NamedTuple):
    """Moves, where they lead, and what that is worth."""

    worth: float
    moves: tuple[Move, ...]
    table: Any


def ways(
    table: Any,
    worth: Callable[[Any], float],
    width: int,
    following: Callable[[Way], Iterable[tuple[tuple[Move, ...], Any]]],
    key: Callable[[Any], Hashable],
    pause: int = PAUSE,
) -> Thought[list[Way]]:
    """Best first. `following` gives each way one thing further; of as many things the best are followed.
    Positions with an equal key count once."""
    start = Way(worth(table), (), table)
    found, front = [start], [start]
    known = {key(table)}
    looked = 0
    while front:
        grown = []
        for way in front:
            for moves, after in following(way):
                mark = key(after)
                if mark not in known:
                    known.add(mark)
                    grown.append(Way(worth(after), moves, after))
                    looked += 1
                    if looked % pause == 0:
                        yield 0
        grown.sort(key=_worth, reverse=True)
        front = grown[:width]
        found += front
    found.sort(key=_worth, reverse=True)
    return found
