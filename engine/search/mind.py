"""How a game is thought about."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from ..chance import Chance
from ..event import Event
from ..move import Move
from ..planning import Plan

T = TypeVar("T")
# pauses every few milliseconds, so that a page can breathe; each says how many playouts ended since the last
Thought = Generator[int, None, T]
# what a seat sees, what it may do, what it knows of all that happened, and its own chance: nothing else
Bot = Callable[[Any, Sequence[Move], Sequence[Event], Chance], Thought[Plan]]


class Advice(NamedTuple):
    """A plan, and why: terms of its worth by name, in the game's own order."""

    plan: tuple[Move, ...]
    worth: int  # the estimated chance to win, in thousandths
    terms: tuple[tuple[str, int], ...]


Adviser = Callable[[Any, Sequence[Move], Sequence[Event], Chance], Thought[Sequence[Advice]]]
Evaluator = Callable[
    [Any, Sequence[Move], Sequence[Event], Chance], Thought[int]
]  # view, plan, events, chance


@dataclass(frozen=True)
class Mind:
    """The bots of a game, and its adviser. Its code is only loaded when somebody thinks."""

    bots: Mapping[str, Bot]  # by the names in Game.bots
    advise: Adviser | None = None  # the best plans, best first
    worth: Evaluator | None = None  # of a plan that is not among them, in thousandths as there
    # of a State, at a moment to learn from: how far the end is, and each seat's features as numbers by name
    study: Callable[[Any], tuple[int, Sequence[Mapping[str, float]]] | None] | None = None
    traits: Callable[[Any], Sequence[Mapping[str, str]]] | None = None  # what sets the seats apart at first


def settle(thought: Thought[T]) -> T:
    """Run a thought to its end without a pause."""
    try:
        while True:
            next(thought)
    except StopIteration as end:
        result: T = end.value
        return result
