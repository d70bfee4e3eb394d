"""What is said, seen and heard of what happened."""

from collections.abc import Sequence

from engine import Event
from ui.face import Names, Sentences
from ui.parts.deeds import deeds
from ui.parts.flights import Flights
from ui.words import _

from ..game import EVENTS
from . import words

flights: Flights = {}
sounds = {"lay": "card", "draw": "card", "roll": "die"}


def _round(names: Names, number: int, first: int) -> str:
    return _("Round {number}: {name} begins", number=number, name=names[first])


def _hand(names: Names, seat: int, *cards: str) -> str:
    return _("{name} gets: {cards}", name=names[seat], cards=words.cards(cards))


def _lay(names: Names, seat: int, card: str) -> str:
    return _("{name} lays: {card}", name=names[seat], card=words.card(card))


def _open(names: Names, seat: int, *cards: str) -> str:
    return _("{name} still held: {cards}", name=names[seat], cards=words.cards(cards))


sentences: Sentences = {
    "round": _round,
    "hand": _hand,
    "lay": _lay,
    "draw": lambda names, seat: _("{name} draws a card", name=names[seat]),
    "roll": lambda names, seat, face: _("{name} rolls {n}", name=names[seat], n=face),
    "end": lambda names, seat: _("{name} ends the turn", name=names[seat]),
    "open": _open,
}


def telling(events: Sequence[Event]) -> Sequence[Event]:
    """Who sees what was drawn is not told that something was."""
    own = any(event.kind == "hand" for event in events)
    return [event for event in events if not (own and event.kind == "draw")]


def recap(events: Sequence[Event], seat: int, _names: Names) -> list[str]:
    laid = [deed["card"] for deed in deeds(events, seat, EVENTS)["lay"]]
    return [_("laid {cards}", cards=words.cards(laid))] if laid else []
