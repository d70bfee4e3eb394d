"""Beam search over whole turns."""

from collections.abc import Callable, Hashable, Iterable
from operator import attrgetter
from typing import Any, NamedTuple

from ..move import Move
from .mind import Thought

PAUSE = 24  # positions between two pauses
_worth = attrgetter("worth")


class Line(NamedTuple):
    """Moves, the position after them, and what that is worth."""

    worth: float
    moves: tuple[Move, ...]
    state: Any


def beam_search(
    state: Any,
    worth: Callable[[Any], float],
    width: int,
    successors: Callable[[Line], Iterable[tuple[tuple[Move, ...], Any]]],
    key: Callable[[Any], Hashable],
    pause: int = PAUSE,
) -> Thought[list[Line]]:
    """All lines that were found, best first. `successors` extends a line by one action each; the best of each
    length are extended further. Positions with an equal key count once."""
    root = Line(worth(state), (), state)
    found, front = [root], [root]
    known = {key(state)}
    evaluated = 0
    while front:
        grown = []
        for line in front:
            for moves, after in successors(line):
                mark = key(after)
                if mark not in known:
                    known.add(mark)
                    grown.append(Line(worth(after), moves, after))
                    evaluated += 1
                    if evaluated % pause == 0:
                        yield 0
        grown.sort(key=_worth, reverse=True)
        front = grown[:width]
        found += front
    found.sort(key=_worth, reverse=True)
    return found
