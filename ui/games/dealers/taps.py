"""Which things on the table a move names: a village, or `place/name` like `hand/bridge` and `rothes/vase`."""

from collections.abc import Sequence
from typing import Any

from engine import Move, trial
from engine.games.dealers.cards import ORDERS
from engine.games.dealers.steps import LEAVE, Arrival, Drop, Turn
from engine.games.dealers.tables import EXTRA, FEED, GOODS, KINDS, VILLAGES

from ...defaults import all_that_glows, always, never, none
from ...table.taps import Naming, within


def names(view: Any) -> Naming:
    seat = view.seat
    here = "" if seat is None else view.carts[seat]

    def things(move: Move) -> tuple[tuple[str, ...], ...]:
        match tuple(move):
            case ("reject" | "pile", place):
                return ((f"pile/{place}",),)
            case ("route", kind, village):
                return ((f"hand/{kind}", village),)
            case ("feedroute", village):
                return ((f"hand/{FEED}", village),)
            case ("extra", good):
                return ((f"hand/{EXTRA}", f"{here}/{good}"),)
            case ("feedextra", good):
                return ((f"hand/{FEED}", f"{here}/{good}"),)
            case ("deliver", request, *paid):
                return (f"hand/{request}",), tuple(f"own/{good}" for good in paid)
            case ("take", good):
                return ((f"{here}/{good}",),)
            case ("drop", card):
                return ((f"hand/{card}",),)
        return ()

    return things


keeps = joins = never
asks = always
leads = all_that_glows
run = none


def plans(thing: str) -> bool:
    """Requests show what they ask for."""
    return thing.removeprefix("hand/") in ORDERS


def declines(_view: Any, move: Move) -> bool:
    return move == LEAVE


def meant(view: Any, tapped: Sequence[str]) -> Move | None:
    """For a refusal in words: what somebody who tapped these things wanted to do."""
    here = view.carts[view.seat]
    cards = within("hand", tapped)
    villages = [thing for thing in tapped if thing in VILLAGES]
    lying = [thing.split("/")[1] for thing in tapped if thing.split("/")[0] in VILLAGES and "/" in thing]
    if not cards:
        return Move("take", lying[0]) if lying else None
    card = cards[-1]
    if isinstance(view.todo[-1], Drop):
        return Move("drop", card)
    if card in KINDS:
        return Move("route", card, villages[0] if villages else here)
    if card in ORDERS:
        return Move("deliver", card, *ORDERS[card].goods)
    if card == FEED and villages:
        return Move("feedroute", villages[0])
    return Move("extra" if card == EXTRA else "feedextra", lying[0] if lying else GOODS[0])


def spends(view: Any, move: Move, tapped: Sequence[str]) -> bool:
    """Special feed leaves the hand that was not tapped: its owner should know before."""
    seat = view.seat
    if not in_turn(view):
        return False
    left: int = trial(view, move).hands[seat].count(FEED)
    held: int = view.hands[seat].count(FEED)
    return left + tapped.count(f"hand/{FEED}") < held


def in_turn(view: Any) -> bool:
    """Before, cards come to light: a trial can tell nothing of them."""
    return bool(view.todo) and isinstance(view.todo[-1], (Turn, Arrival, Drop))
