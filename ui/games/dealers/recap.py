"""What a seat did."""

from collections.abc import Sequence

from engine import Event
from engine.games.dealers.cards import ORDERS
from engine.games.dealers.tables import FEED

from ...words import _, count
from .words import card, heap, points, village

OF_A_SEAT = frozenset(("pile", "move", "take", "deliver", "drop", "store"))  # their first detail is the seat


def recap(events: Sequence[Event], seat: int) -> list[str]:
    """Kind by kind."""
    details: dict[str, list[tuple[str | int, ...]]] = {kind: [] for kind in OF_A_SEAT}
    for event in events:
        if event.kind in OF_A_SEAT and event.args[0] == seat:
            details[event.kind].append(event.args[1:])
    did = [_("pile {place}", place=place) for (place,) in details["pile"]]
    if details["move"]:
        did.append(
            _(
                "to {villages}",
                villages=" → ".join(village(str(there)) for _kind, there, _used in details["move"]),
            )
        )
    if details["take"]:
        did.append(_("took {goods}", goods=heap([str(what) for what, *_rest in details["take"]])))
    if details["deliver"]:
        worth = sum(ORDERS[str(request)].points for _where, request, *_rest in details["deliver"])
        did.append(_("delivered for {points}", points=points(worth)))
    if details["drop"]:
        did.append(count("gave up {n} card", "gave up {n} cards", len(details["drop"])))
    if feed := _feed(details):
        did.append(_("{card}: {n}", card=card(FEED), n=feed))
    return did


def _feed(details: dict[str, list[tuple[str | int, ...]]]) -> int:
    """How much special feed was used."""
    played = [args[-1] for kind in ("move", "take") for args in details[kind]].count(FEED)
    paid = sum(int(feed) for _where, _request, feed, *_goods in details["deliver"])
    return played + paid + sum(int(number) for (number,) in details["store"])
