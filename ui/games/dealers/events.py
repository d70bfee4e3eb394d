"""What is said, seen and heard of what happened."""

from collections.abc import Callable, Sequence

from engine import Event
from engine.games.dealers.cards import ORDERS
from engine.games.dealers.tables import FEED, GOAL

from ...words import _, count, joined, listed
from .flights import flights
from .recap import recap
from .words import Names, card, good, heap, points, village

__all__ = ["flights", "recap", "sentences", "sound", "telling"]


def _moved(n: Names, seat: int, kind: str, there: str, used: str) -> str:
    if used == FEED:
        return _(
            "{name} travels to {village} with special feed ({route})",
            name=n[seat],
            village=village(there),
            route=card(kind),
        )
    return _("{name} travels to {village} ({route})", name=n[seat], village=village(there), route=card(kind))


def _took(n: Names, seat: int, what: str, where: str, how: str) -> str:
    if how == "arrival":
        return _("{name} takes: {good}", name=n[seat], good=good(what))
    return _("{name} takes: {good} ({card})", name=n[seat], good=good(what), card=card(how))


def _delivered(n: Names, seat: int, where: str, request: str, feed: int, *paid: str) -> str:
    said = _(
        "{name} delivers to {village}: {goods}, {points}",
        name=n[seat],
        village=village(where),
        goods=heap(paid),
        points=points(ORDERS[request].points),
    )
    return joined(" ", [said, _("(special feed: {n})", n=feed)]) if feed else said


def _opened(n: Names, seat: int, *cards: str) -> str:
    delivered = [points(ORDERS[name].points) for name in cards if name != FEED]
    return _(
        "{name}’s value pile: special feed {feed}; requests {requests}",
        name=n[seat],
        feed=cards.count(FEED),
        requests=listed(delivered) or "–",
    )


def _hand(n: Names, seat: int, *cards: str) -> str:
    return _("{name} gets: {cards}", name=n[seat], cards=listed([card(name) for name in cards]))


sentences: dict[str, Callable[..., str]] = {
    "round": lambda n, number, horse: _("Round {number}: {name} deals", number=number, name=n[horse]),
    "shuffle": lambda n, cards: count(
        "The discard pile is shuffled: {n} card", "The discard pile is shuffled: {n} cards", cards
    ),
    "reject": lambda n, seat, place: _("{name} puts pile {place} away", name=n[seat], place=place),
    "pile": lambda n, seat, place: _("{name} takes pile {place}", name=n[seat], place=place),
    "hand": _hand,
    "unwanted": lambda n, place: _("Nobody wanted pile {place}", place=place),
    "move": _moved,
    "take": _took,
    "leave": lambda n, seat, where: _(
        "{name} takes nothing in {village}", name=n[seat], village=village(where)
    ),
    "deliver": _delivered,
    "end": lambda n, seat: _("{name} ends the turn", name=n[seat]),
    "drop": lambda n, seat, name: _("{name} gives up: {card}", name=n[seat], card=card(name)),
    "store": lambda n, seat, number: _(
        "{name} holds too much special feed: {n} onto the value pile", name=n[seat], n=number
    ),
    "goal": lambda n, *seats: _(
        "{names}: {n} requests or more, so the game ends",
        names=listed([n[seat] for seat in seats]),
        n=GOAL[len(n)],
    ),
    "open": _opened,
    "open_hand": lambda n, seat, *cards: _(
        "{name} still held: {cards}", name=n[seat], cards=listed([card(name) for name in cards]) or "–"
    ),
}


def telling(events: Sequence[Event]) -> Sequence[Event]:
    return events


def sound(event: Event) -> str:
    """Dealt cards sound when they are seen to fall."""
    return {
        "reject": "card",
        "pile": "card",
        "drop": "card",
        "move": "cart",
        "take": "good",
        "deliver": "delivery",
    }.get(event.kind, "")
