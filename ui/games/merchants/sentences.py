"""What is said of what happened."""

from engine.games.merchants.steps.buying import DISCARD

from ...face import Names, Sentences
from ...words import _, count, joined, listed
from . import words


def _play(names: Names, seat: int, card: str, being: str) -> str:
    if card != being:
        return _(
            "{name} plays: {card} as {other}",
            name=names[seat],
            card=words.card(card),
            other=words.card(being),
        )
    return _("{name} plays: {card}", name=names[seat], card=words.card(card))


def _buy(names: Names, seat: int, card: str, where: str) -> str:
    if where == DISCARD:
        return _("{name} buys from the market discard: {card}", name=names[seat], card=words.card(card))
    return _("{name} buys: {card}", name=names[seat], card=words.card(card))


def _become(names: Names, seat: int, card: str, being: str) -> str:
    if card == being:
        return _("{name}’s {card} stays what it is", name=names[seat], card=words.card(card))
    return _(
        "{name}’s {card} is now: {other}", name=names[seat], card=words.card(card), other=words.card(being)
    )


def _refill(names: Names, seat: int, number: int, junk: int) -> str:
    drawn = count("{name} draws {n} card", "{name} draws {n} cards", number, name=names[seat])
    return joined(" ", [drawn, _("(junk: {n})", n=junk)]) if junk else drawn


def _draw(names: Names, seat: int, number: int) -> str:
    if not number:
        return _("{name} finds no card to draw", name=names[seat])
    return count("{name} draws {n} card", "{name} draws {n} cards", number, name=names[seat])


def _fetch(names: Names, seat: int, owner: int, card: str) -> str:
    if seat == owner:
        return _("{name} takes back: {card}", name=names[seat], card=words.card(card))
    return _(
        "{name} takes from {other}’s discard: {card}",
        name=names[seat],
        other=names[owner],
        card=words.card(card),
    )


def _gamble(names: Names, seat: int, other: int, face: int, number: int) -> str:
    return count(
        "{name} gambles with {other}, rolls {face}: {n} card each changes sides",
        "{name} gambles with {other}, rolls {face}: {n} cards each change sides",
        number,
        name=names[seat],
        other=names[other],
        face=face,
    )


def _guess(names: Names, seat: int, value: int, right: int) -> str:
    if right:
        return _("{name} guesses {n}: right", name=names[seat], n=value)
    return _("{name} guesses {n}: wrong", name=names[seat], n=value)


def _turn_over(names: Names, seat: int, *cards: str) -> str:
    if not cards:
        return _("{name} swaps deck and discard; the discard is empty", name=names[seat])
    return _("{name} swaps deck and discard; there lie: {cards}", name=names[seat], cards=words.heap(cards))


sentences: Sentences = {
    "sets": lambda names, *sets: _(
        "In the game: {animals}", animals=listed([words.animal(each) for each in sets])
    ),
    "round": lambda names, number, first: _(
        "Round {number}: {name} begins", number=number, name=names[first]
    ),
    "offer": lambda names, slot, card: _("Into the market: {card}", card=words.card(card)),
    "draw": _draw,
    "refill": _refill,
    "hand": lambda names, seat, *cards: _("{name} gets: {cards}", name=names[seat], cards=words.heap(cards)),
    "shuffle": lambda names, seat, number: count(
        "{name}’s discard is shuffled: a deck of {n} card",
        "{name}’s discard is shuffled: a deck of {n} cards",
        number,
        name=names[seat],
    ),
    "shuffle_market": lambda names, number: count(
        "The market discard is shuffled: a deck of {n} card",
        "The market discard is shuffled: a deck of {n} cards",
        number,
    ),
    "discard": lambda names, seat, card: _(
        "{name} discards: {card}", name=names[seat], card=words.card(card)
    ),
    "toss": lambda names, seat, card: _("{name} tosses: {card}", name=names[seat], card=words.card(card)),
    "play": _play,
    "copy": lambda names, seat, copier, target: _(
        "{name}’s {card} copies: {other}", name=names[seat], card=words.card(copier), other=words.card(target)
    ),
    "become": _become,
    "peel": lambda names, seat, card: _("{name} uses: {card}", name=names[seat], card=words.card(card)),
    "roll": lambda names, seat, card, face: _(
        "{name} rolls {n} for: {card}", name=names[seat], n=face, card=words.card(card)
    ),
    "pay": lambda names, seat, card, worth: _(
        "{name} pays {n}: {card}", name=names[seat], n=worth, card=words.card(card)
    ),
    "buy": _buy,
    "lay": lambda names, seat, card, value: _(
        "{name} builds with {n}: {card}", name=names[seat], n=value, card=words.card(card)
    ),
    "lay_old": lambda names, seat, card, value: _(
        "{name} builds from the discard with {n}: {card}", name=names[seat], n=value, card=words.card(card)
    ),
    "build": lambda names, seat, number, *cards: _(
        "{name} has built stack {n}: {cards}", name=names[seat], n=number, cards=words.heap(cards)
    ),
    "won": lambda names, seat: _("{name} has built the last stack", name=names[seat]),
    "show": lambda names, seat, *cards: _("{name} shows: {cards}", name=names[seat], cards=words.heap(cards)),
    "end": lambda names, seat: _("{name} ends the turn", name=names[seat]),
    "take": lambda names, seat, card, slot: _(
        "{name} takes from the market: {card}", name=names[seat], card=words.card(card)
    ),
    "look": lambda names, seat, number: count(
        "{name} looks at {n} card of their own deck",
        "{name} looks at {n} cards of their own deck",
        number,
        name=names[seat],
    ),
    "look_market": lambda names, seat, number: count(
        "{name} looks at {n} card of the market deck",
        "{name} looks at {n} cards of the market deck",
        number,
        name=names[seat],
    ),
    "look_at": lambda names, seat, victim, number: count(
        "{name} looks at {n} card of {other}’s deck",
        "{name} looks at {n} cards of {other}’s deck",
        number,
        name=names[seat],
        other=names[victim],
    ),
    "looked_at": lambda names, seat, victim, *cards: _(
        "There {name} sees: {cards}", name=names[seat], cards=words.heap(cards)
    ),
    "keep": lambda names, seat: _("{name} takes a card to the hand", name=names[seat]),
    "fetch": _fetch,
    "turn_over": _turn_over,
    "food": lambda names, seat, victim: _(
        "{name} puts a card onto {other}’s deck", name=names[seat], other=names[victim]
    ),
    "fed": lambda names, seat, victim, card: _(
        "What {name} put onto {other}’s deck: {card}",
        name=names[seat],
        other=names[victim],
        card=words.card(card),
    ),
    "grab": lambda names, seat, victim: _(
        "{name} takes a random card from {other}’s hand", name=names[seat], other=names[victim]
    ),
    "grabbed": lambda names, seat, victim, card: _(
        "What {name} took from {other}: {card}", name=names[seat], other=names[victim], card=words.card(card)
    ),
    "give": lambda names, seat, victim: _(
        "{name} gives {other} a card", name=names[seat], other=names[victim]
    ),
    "given": lambda names, seat, victim, card: _(
        "What {name} gave {other}: {card}", name=names[seat], other=names[victim], card=words.card(card)
    ),
    "swap_stall": lambda names, seat, victim, number, left, card: _(
        "{name} leaves {card} in stack {n} of {other} and takes: {cards}",
        name=names[seat],
        card=words.card(left),
        n=number,
        other=names[victim],
        cards=words.card(card),
    ),
    "swap_market": lambda names, seat, slot, left, card: _(
        "{name} leaves {card} in the market and takes: {cards}",
        name=names[seat],
        card=words.card(left),
        cards=words.card(card),
    ),
    "whirl": lambda names, seat, other: _(
        "The hands of {name} and {other} are mixed and dealt anew", name=names[seat], other=names[other]
    ),
    "charm": lambda names, seat, card: _("{name} reveals: {card}", name=names[seat], card=words.card(card)),
    "gamble": _gamble,
    "lost": lambda names, loser, winner, *cards: _(
        "From {name} to {other}: {cards}",
        name=names[loser],
        other=names[winner],
        cards=words.heap(cards) or "–",
    ),
    "blind": lambda names, seat, victim: _(
        "{name} puts a card down, and {other} guesses its value", name=names[seat], other=names[victim]
    ),
    "guess": _guess,
    "value": lambda names, seat, value: _(
        "{name} lets the card count {n} this turn", name=names[seat], n=value
    ),
}
