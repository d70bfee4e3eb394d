"""What is said, seen and heard of what happened."""

from collections.abc import Mapping, Sequence

from engine import Event

from .flights import flights as flights
from .recap import recap as recap
from .sentences import sentences as sentences

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
