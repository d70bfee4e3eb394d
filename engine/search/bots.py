"""Bots for any game, and what simple bots share."""

from collections.abc import Sequence
from typing import Any

from ..chance import Chance
from ..event import Event
from ..move import Move
from ..planning import Plan
from .mind import Thought


def best(moves: Sequence[Move], worths: Sequence[float], chance: Chance) -> Move:
    """The one worth most; equal ones by chance."""
    most = max(worths)
    equal = [move for move, worth in zip(moves, worths, strict=True) if worth == most]
    return equal[chance.below(len(equal))]


def random(view: Any, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """Any legal move, all equally likely."""
    yield 0
    return [moves[chance.below(len(moves))]]
