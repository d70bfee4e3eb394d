"""What is said, seen and heard of what happened."""

from collections.abc import Callable, Sequence

from engine import Event
from engine.games.merchants.steps.buying import DISCARD

from ...words import _, count, joined, listed
from .flights import flights
from .recap import recap
from .texts import animal, card, heap

__all__ = ["flights", "recap", "sentences", "sound", "telling"]

Names = Sequence[str]


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


def _played(n: Names, seat: int, it: str, being: str) -> str:
    if it != being:
        return _("{name} plays: {card} as {other}", name=n[seat], card=card(it), other=card(being))
    return _("{name} plays: {card}", name=n[seat], card=card(it))


def _bought(n: Names, seat: int, it: str, where: str) -> str:
    if where == DISCARD:
        return _("{name} buys from the market discard: {card}", name=n[seat], card=card(it))
    return _("{name} buys: {card}", name=n[seat], card=card(it))


def _became(n: Names, seat: int, it: str, being: str) -> str:
    if it == being:
        return _("{name}’s {card} stays what it is", name=n[seat], card=card(it))
    return _("{name}’s {card} is now: {other}", name=n[seat], card=card(it), other=card(being))


def _refilled(n: Names, seat: int, number: int, junk: int) -> str:
    said = count("{name} draws {n} card", "{name} draws {n} cards", number, name=n[seat])
    return joined(" ", [said, _("(junk: {n})", n=junk)]) if junk else said


def _drew(n: Names, seat: int, number: int) -> str:
    if not number:
        return _("{name} finds no card to draw", name=n[seat])
    return count("{name} draws {n} card", "{name} draws {n} cards", number, name=n[seat])


def _fetched(n: Names, seat: int, whose: int, it: str) -> str:
    if seat == whose:
        return _("{name} takes back: {card}", name=n[seat], card=card(it))
    return _("{name} takes from {other}’s discard: {card}", name=n[seat], other=n[whose], card=card(it))


def _gambled(n: Names, seat: int, other: int, face: int, number: int) -> str:
    return count(
        "{name} gambles with {other}, rolls {face}: {n} card each changes sides",
        "{name} gambles with {other}, rolls {face}: {n} cards each change sides",
        number,
        name=n[seat],
        other=n[other],
        face=face,
    )


def _guessed(n: Names, seat: int, number: int, right: int) -> str:
    if right:
        return _("{name} guesses {n}: right", name=n[seat], n=number)
    return _("{name} guesses {n}: wrong", name=n[seat], n=number)


def _turned(n: Names, seat: int, *cards: str) -> str:
    if not cards:
        return _("{name} swaps deck and discard; the discard is empty", name=n[seat])
    return _("{name} swaps deck and discard; there lie: {cards}", name=n[seat], cards=heap(cards))


sentences: dict[str, Callable[..., str]] = {
    "sets": lambda n, *sets: _("In the game: {animals}", animals=listed([animal(each) for each in sets])),
    "round": lambda n, number, first: _("Round {number}: {name} begins", number=number, name=n[first]),
    "offer": lambda n, slot, it: _("Into the market: {card}", card=card(it)),
    "draw": _drew,
    "refill": _refilled,
    "hand": lambda n, seat, *cards: _("{name} gets: {cards}", name=n[seat], cards=heap(cards)),
    "shuffle": lambda n, seat, number: count(
        "{name}’s discard is shuffled: a deck of {n} card",
        "{name}’s discard is shuffled: a deck of {n} cards",
        number,
        name=n[seat],
    ),
    "shuffle_market": lambda n, number: count(
        "The market discard is shuffled: a deck of {n} card",
        "The market discard is shuffled: a deck of {n} cards",
        number,
    ),
    "discard": lambda n, seat, it: _("{name} discards: {card}", name=n[seat], card=card(it)),
    "toss": lambda n, seat, it: _("{name} tosses: {card}", name=n[seat], card=card(it)),
    "play": _played,
    "copy": lambda n, seat, it, other: _(
        "{name}’s {card} copies: {other}", name=n[seat], card=card(it), other=card(other)
    ),
    "become": _became,
    "peel": lambda n, seat, it: _("{name} uses: {card}", name=n[seat], card=card(it)),
    "roll": lambda n, seat, it, face: _("{name} rolls {n} for: {card}", name=n[seat], n=face, card=card(it)),
    "pay": lambda n, seat, it, worth: _("{name} pays {n}: {card}", name=n[seat], n=worth, card=card(it)),
    "buy": _bought,
    "lay": lambda n, seat, it, worth: _(
        "{name} builds with {n}: {card}", name=n[seat], n=worth, card=card(it)
    ),
    "lay_old": lambda n, seat, it, worth: _(
        "{name} builds from the discard with {n}: {card}", name=n[seat], n=worth, card=card(it)
    ),
    "build": lambda n, seat, number, *cards: _(
        "{name} has built stack {n}: {cards}", name=n[seat], n=number, cards=heap(cards)
    ),
    "won": lambda n, seat: _("{name} has built the last stack", name=n[seat]),
    "cap": lambda n, rounds: _("After {n} rounds nobody goes on", n=rounds),
    "show": lambda n, seat, *cards: _("{name} shows: {cards}", name=n[seat], cards=heap(cards)),
    "end": lambda n, seat: _("{name} ends the turn", name=n[seat]),
    "take": lambda n, seat, it, slot: _("{name} takes from the market: {card}", name=n[seat], card=card(it)),
    "look": lambda n, seat, number: count(
        "{name} looks at {n} card of the own deck",
        "{name} looks at {n} cards of the own deck",
        number,
        name=n[seat],
    ),
    "look_market": lambda n, seat, number: count(
        "{name} looks at {n} card of the market deck",
        "{name} looks at {n} cards of the market deck",
        number,
        name=n[seat],
    ),
    "look_at": lambda n, seat, other, number: count(
        "{name} looks at {n} card of {other}’s deck",
        "{name} looks at {n} cards of {other}’s deck",
        number,
        name=n[seat],
        other=n[other],
    ),
    "looked_at": lambda n, seat, other, *cards: _(
        "There {name} sees: {cards}", name=n[seat], cards=heap(cards)
    ),
    "keep": lambda n, seat: _("{name} takes a card to the hand", name=n[seat]),
    "fetch": _fetched,
    "turn_over": _turned,
    "food": lambda n, seat, other: _("{name} puts a card onto {other}’s deck", name=n[seat], other=n[other]),
    "fed": lambda n, seat, other, it: _(
        "What {name} put onto {other}’s deck: {card}", name=n[seat], other=n[other], card=card(it)
    ),
    "grab": lambda n, seat, other: _(
        "{name} takes a random card from {other}’s hand", name=n[seat], other=n[other]
    ),
    "grabbed": lambda n, seat, other, it: _(
        "What {name} took from {other}: {card}", name=n[seat], other=n[other], card=card(it)
    ),
    "give": lambda n, seat, other: _("{name} gives {other} a card", name=n[seat], other=n[other]),
    "given": lambda n, seat, other, it: _(
        "What {name} gave {other}: {card}", name=n[seat], other=n[other], card=card(it)
    ),
    "swap_stall": lambda n, seat, other, stack, left, it: _(
        "{name} leaves {card} in stack {n} of {other} and takes: {cards}",
        name=n[seat],
        card=card(left),
        n=stack,
        other=n[other],
        cards=card(it),
    ),
    "swap_market": lambda n, seat, slot, left, it: _(
        "{name} leaves {card} in the market and takes: {cards}", name=n[seat], card=card(left), cards=card(it)
    ),
    "whirl": lambda n, seat, other: _(
        "The hands of {name} and {other} are mixed and dealt anew", name=n[seat], other=n[other]
    ),
    "charm": lambda n, seat, it: _("{name} reveals: {card}", name=n[seat], card=card(it)),
    "gamble": _gambled,
    "lost": lambda n, seat, other, *cards: _(
        "From {name} to {other}: {cards}", name=n[seat], other=n[other], cards=heap(cards) or "–"
    ),
    "blind": lambda n, seat, other: _(
        "{name} puts a card down, and {other} guesses its value", name=n[seat], other=n[other]
    ),
    "guess": _guessed,
    "value": lambda n, seat, number: _("{name} lets the card count {n} this turn", name=n[seat], n=number),
}


SOUNDS = {
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


def sound(event: Event) -> str:
    return SOUNDS.get(event.kind, "")
