"""What is said, seen and heard of what happened."""

from collections.abc import Callable, Sequence

from engine import Event
from ui.parts.flights import Flights
from ui.words import _

from .words import card, cards

flights: Flights = {}
sounds = {"lay": "card", "draw": "card", "roll": "die"}
sentences: dict[str, Callable[..., str]] = {
    "round": lambda n, number, first: _("Round {number}: {name} begins", number=number, name=n[first]),
    "hand": lambda n, seat, *held: _("{name} gets: {cards}", name=n[seat], cards=cards(held)),
    "lay": lambda n, seat, name: _("{name} lays: {card}", name=n[seat], card=card(name)),
    "draw": lambda n, seat: _("{name} draws a card", name=n[seat]),
    "roll": lambda n, seat, face: _("{name} rolls {n}", name=n[seat], n=face),
    "end": lambda n, seat: _("{name} ends the turn", name=n[seat]),
    "open": lambda n, seat, *held: _("{name} still held: {cards}", name=n[seat], cards=cards(held)),
}


def telling(events: Sequence[Event]) -> Sequence[Event]:
    """Who sees what was drawn is not told that something was."""
    own = any(event.kind == "hand" for event in events)
    return [event for event in events if not (own and event.kind == "draw")]


def recap(events: Sequence[Event], seat: int) -> list[str]:
    laid = [str(event.args[1]) for event in events if event.kind == "lay" and event.args[0] == seat]
    return [_("laid {cards}", cards=cards(laid))] if laid else []
