"""What a seat did."""

from collections.abc import Sequence

from engine import Event
from engine.games.dealers.cards import ORDERS
from engine.games.dealers.events import EVENTS
from engine.games.dealers.tables import FEED

from ...face import Names
from ...parts.deeds import Deeds, deeds
from ...words import _, count
from .words import card, heap, points, village


def recap(events: Sequence[Event], seat: int, _names: Names) -> list[str]:
    """Kind by kind."""
    did = deeds(events, seat, EVENTS)
    lines = [_("pile {place}", place=deed["place"]) for deed in did["pile"]]
    if did["move"]:
        lines.append(
            _("to {villages}", villages=" → ".join(village(deed["village"]) for deed in did["move"]))
        )
    if did["take"]:
        lines.append(_("took {goods}", goods=heap([deed["good"] for deed in did["take"]])))
    if did["deliver"]:
        worth = sum(ORDERS[deed["request"]].points for deed in did["deliver"])
        lines.append(_("delivered for {points}", points=points(worth)))
    if did["drop"]:
        lines.append(count("discarded {n} card", "discarded {n} cards", len(did["drop"])))
    if feed := _feed(did):
        lines.append(_("{card}: {n}", card=card(FEED), n=feed))
    return lines


def _feed(did: Deeds) -> int:
    """How much special feed was used."""
    played = [*(deed["card"] for deed in did["move"]), *(deed["how"] for deed in did["take"])]
    paid = sum(deed["feed"] for deed in did["deliver"])
    stored = sum(deed["number"] for deed in did["store"])
    return played.count(FEED) + int(paid) + int(stored)
