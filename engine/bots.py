"""Who plays when nobody does."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from .chance import Chance
from .event import Event
from .move import Move

T = TypeVar("T")
# pauses every few milliseconds, so that a page can breathe; each says how many playouts ended since the last
Thought = Generator[int, None, T]
Plan = Sequence[Move]  # what to play, until something is revealed or another seat decides; at least one move
# what a seat sees, what it may do, what it knows of all that happened, and its own chance: nothing else
Bot = Callable[[Any, Sequence[Move], Sequence[Event], Chance], Thought[Plan]]


class Advice(NamedTuple):
    """One way to play, and why: terms of its worth by name, in the game's own order."""

    plan: tuple[Move, ...]
    worth: int  # the chance to win, as it looks from here, in thousandths
    terms: tuple[tuple[str, int], ...]


Adviser = Callable[[Any, Sequence[Move], Sequence[Event], Chance], Thought[Sequence[Advice]]]

Weigher = Callable[[Any, Sequence[Move], Sequence[Event], Chance], Thought[int]]  # view, plan, events, chance


@dataclass(frozen=True)
class Mind:
    """How a game is thought about. Its code is only loaded when somebody thinks."""

    bots: Mapping[str, Bot]  # by the names in Game.bots
    advise: Adviser | None = None  # the best ways to play, best first
    worth: Weigher | None = None  # of a plan that is not among them, in thousandths as there
    # of a State, at a moment to learn from: how far the end is, and each seat's traits as numbers by name
    study: Callable[[Any], tuple[int, Sequence[Mapping[str, float]]] | None] | None = None
    traits: Callable[[Any], Sequence[Mapping[str, str]]] | None = None  # what sets the seats apart at first


def settle(thought: Thought[T]) -> T:
    """Think it through at once."""
    try:
        while True:
            next(thought)
    except StopIteration as end:
        result: T = end.value
        return result


def best(moves: Sequence[Move], worths: Sequence[float], chance: Chance) -> Move:
    """The one worth most; equal ones by chance."""
    most = max(worths)
    equal = [move for move, worth in zip(moves, worths, strict=True) if worth == most]
    return equal[chance.below(len(equal))]


def random(view: Any, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """Any legal move, all equally likely."""
    yield 0
    return [moves[chance.below(len(moves))]]
