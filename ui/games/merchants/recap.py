"""What a seat did."""

from collections import Counter
from collections.abc import Callable, Sequence

from engine import Event
from engine.games.merchants.events import EVENTS

from ...face import Names
from ...parts.deeds import deeds
from ...words import _
from .words import heap


def recap(events: Sequence[Event], seat: int, _names: Names) -> list[str]:
    """Kind by kind."""
    did = deeds(events, seat, EVENTS)
    cards = {kind: [deed["card"] for deed in did[kind]] for kind in (*PHRASES, "pay")}
    # what paid or was played is discarded as well
    cards["discard"] = [*(Counter(cards["discard"]) - Counter(cards["pay"] + cards["play"])).elements()]
    built = [_("stack {n}: {cards}", n=deed["number"], cards=heap(deed["cards"])) for deed in did["build"]]
    return built + [phrase(heap(cards[kind])) for kind, phrase in PHRASES.items() if cards[kind]]


PHRASES: dict[str, Callable[[str], str]] = {
    "play": lambda cards: _("played {cards}", cards=cards),
    "buy": lambda cards: _("bought {cards}", cards=cards),
    "take": lambda cards: _("took {cards}", cards=cards),
    "fetch": lambda cards: _("fetched {cards}", cards=cards),
    "toss": lambda cards: _("tossed {cards}", cards=cards),
    "discard": lambda cards: _("discarded {cards}", cards=cards),
}
