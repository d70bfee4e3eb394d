"""What is said, seen and heard of what happened."""

from collections.abc import Mapping, Sequence

from engine import Event

from .flights import flights
from .recap import recap
from .sentences import sentences

__all__ = ["flights", "recap", "sentences", "sounds", "telling"]

sounds: Mapping[str, str] = {  # dealt cards sound when they are seen to fall
    "reject": "card",
    "pile": "card",
    "drop": "card",
    "move": "cart",
    "take": "good",
    "deliver": "delivery",
}


def telling(events: Sequence[Event]) -> Sequence[Event]:
    return events
