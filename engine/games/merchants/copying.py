"""R36–R39b: what a chameleon can stand for."""

from collections import Counter

from ...parts.cards import Cards, kinds
from .cards import held, must_copy
from .passives import PASSIVES, Chameleon
from .state import Table

Chain = tuple[tuple[str, str], ...]  # R38b: place and card, the copier first, then what it came to


def targets(state: Table, seat: int, chain: Chain) -> list[str]:
    """What the last card of a chain can copy; no card that is in the chain."""
    text = _text(chain)
    there = text.cards(state, seat, chain[0][1])
    if len(chain) == 1:
        return kinds(there)
    cards = Counter(there)
    cards.subtract(Counter(card for place, card in chain[1:] if place == text.place))
    return [card for card, count in cards.items() if count > 0]


def first(copier: str) -> Chain:
    return (("hand", copier),)


def beyond(chain: Chain, target: str) -> Chain:
    """The chain, with a target of its last card."""
    return (*chain, (_text(chain).place, target))


def model(state: Table, seat: int, chain: Chain) -> str:
    """R38, R38b: the card that the copier stands for, as it is now; empty: it copies on."""
    copier, reached = chain[0][1], chain[-1][1]
    if not must_copy(reached):
        return reached
    if targets(state, seat, chain):
        return ""
    return copier if _text(chain).cards(state, seat, copier) else reached


def copied(copier: str, model: str) -> str:
    """R39b: in every respect the same. S11: what is used up is used up for the text that it was used for.
    R40: a value that was set before stays."""
    own, other = held(copier), held(model)
    if own.fixed is None:
        own = own._replace(fixed=other.fixed, plus=other.plus)
    return str(own._replace(being=other.being, copied=True, used=own.used and own.being == other.being))


def usable(state: Table, seat: int) -> Cards:
    """R37, R38: the hand, without chameleons that must copy first."""
    hand = state.hands[seat]
    waiting = {text for text in hand if must_copy(text) and targets(state, seat, first(text))}
    return tuple(text for text in hand if text not in waiting) if waiting else hand


def _text(chain: Chain) -> Chameleon:
    text = PASSIVES[held(chain[-1][1]).card]
    assert isinstance(text, Chameleon)
    return text
