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


def result(state: Table, seat: int, chain: Chain) -> str:
    """R38, R38b: what the copier has become; empty: it copies on."""
    reached = chain[-1][1]
    if not must_copy(reached):
        return held(reached).being
    if targets(state, seat, chain):
        return ""
    if _text(chain).cards(state, seat, chain[0][1]):
        return held(chain[0][1]).card
    return held(reached).card


def usable(state: Table, seat: int) -> Cards:
    """R37, R38: the hand, without chameleons that must copy first."""
    hand = state.hands[seat]
    waiting = {text for text in hand if must_copy(text) and targets(state, seat, first(text))}
    return tuple(text for text in hand if text not in waiting) if waiting else hand


def _text(chain: Chain) -> Chameleon:
    text = PASSIVES[held(chain[-1][1]).card]
    assert isinstance(text, Chameleon)
    return text
