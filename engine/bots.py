"""Who plays when nobody does."""

from collections.abc import Callable, Sequence
from typing import Any

from .chance import Chance
from .event import Event
from .move import Move

Bot = Callable[[Any, Sequence[Move], Sequence[Event], Chance], Move]


def random(view: Any, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Move:
    """Any legal move, all equally likely."""
    return moves[chance.below(len(moves))]
