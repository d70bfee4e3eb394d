"""What is said, seen and heard of what happened."""

from collections.abc import Mapping, Sequence

from engine import Event

from .flights import flights as flights
from .recap import recap as recap
from .sentences import sentences as sentences

sounds: Mapping[str, str] = {
    "draw": "card",
    "refill": "card",
    "offer": "card",
    "discard": "card",
    "toss": "card",
    "pay": "card",
    "lay": "card",
    "lay_old": "card",
    "play": "good",
    "buy": "good",
    "take": "good",
    "fetch": "good",
    "roll": "die",
    "gamble": "die",
    "build": "delivery",
}


def telling(events: Sequence[Event]) -> Sequence[Event]:
    """What was paid or played is discarded, and who gets cards has drawn them: one of the two is enough."""
    kinds = {event.kind for event in events}
    spent = [event.args[1] for event in events if event.kind == "play"]
    own = {event.args[0] for event in events if event.kind == "hand"}
    return [
        event
        for event in events
        if not (event.kind == "discard" and ("buy" in kinds or event.args[1] in spent))
        and not (event.kind in ("draw", "refill", "keep") and event.args[0] in own)
    ]
