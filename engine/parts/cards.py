"""Cards by name. Equal cards are one name, so that equal moves are one move."""

from collections.abc import Callable, Iterable
from typing import Any

from ..chance import Chance

Cards = tuple[str, ...]  # of a pile, the last lies on top


def sorting(key: Callable[[str], Any]) -> Callable[[Iterable[str]], Cards]:
    """Puts cards in order: a sorted hand says nothing about how it came to be."""
    return lambda cards: tuple(sorted(cards, key=key))


def without(cards: Cards, card: str) -> Cards:
    """The last of its name taken away: of a pile, the uppermost."""
    place = len(cards) - 1 - cards[::-1].index(card)
    return cards[:place] + cards[place + 1 :]


def kinds(cards: Iterable[str]) -> list[str]:
    """Each name once."""
    return list(dict.fromkeys(cards))


def shuffled(cards: Iterable[str], chance: Chance) -> Cards:
    heap = list(cards)
    chance.shuffle(heap)
    return tuple(heap)
