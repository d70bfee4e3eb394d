"""The bots and the adviser of a game, and the types that they share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from ..chance import Chance
from ..event import Event
from ..move import Move
from ..planning import Plan
from ..slices import Slices
from ..slices import settle as settle  # whoever asks a mind wants to hear it

T = TypeVar("T")
# yields every few milliseconds, so that the page stays responsive: the number of playouts since the last time
Thought = Slices[T]
# what a seat sees, what it may do, what it knows of all that happened, and its own chance: nothing else
Bot = Callable[[Any, Sequence[Move], Sequence[Event], Chance], Thought[Plan]]


class Advice(NamedTuple):
    """A plan, and why: terms of its worth by name, in the game's own order."""

    plan: tuple[Move, ...]
    worth: int  # the estimated chance to win, in thousandths
    terms: tuple[tuple[str, int], ...]


Adviser = Callable[[Any, Sequence[Move], Sequence[Event], Chance], Thought[Sequence[Advice]]]
# view, plan, events, chance
Evaluator = Callable[[Any, Sequence[Move], Sequence[Event], Chance], Thought[int]]


@dataclass(frozen=True)
class Mind:
    """The bots of a game, and its adviser. Its code is only loaded when somebody thinks."""

    bots: Mapping[str, Bot]  # by the names in Game.bots
    advise: Adviser | None = None  # the best plans, best first
    worth: Evaluator | None = None  # of any plan, by the scale of Advice.worth
    # a sample for `tune`, of a State and what the seat in turn knows of all that happened: how far the end
    # is, and the features of each seat; None: this State is none
    sample: Callable[[Any, Sequence[Event]], tuple[int, Sequence[Mapping[str, float]]] | None] | None = None
    # of a State at the start, seat by seat: how the set-up differs between them
    traits: Callable[[Any], Sequence[Mapping[str, str]]] | None = None
