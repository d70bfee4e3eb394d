"""R23, R24, D4: what makes a legal stack."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from .cards import Cards, held, kinds, without, worth
from .passives import passive
from .tables import JUNK


class Part(NamedTuple):
    """A card of a stack, with the value that it counts there."""

    text: str
    value: int
    old: bool = False  # S15: out of the own discard

    @property
    def stretched(self) -> bool:
        """It is named with its value."""
        return len(passive(self.text).stretches) > 1


@lru_cache(maxsize=1 << 12)
def parts(text: str, flash: int, old: bool = False) -> tuple[Part, ...]:
    """The ways in which a card can count."""
    value = worth(text) + flash
    return tuple(Part(text, max(0, value + by), old) for by in passive(text).stretches)


def finds(stack: Iterable[Part]) -> int:
    """S15: how many more cards of the discard may come."""
    return sum(passive(part.text).finds - part.old for part in stack)


@lru_cache(maxsize=1 << 14)
def members(number: int, laid: tuple[Part, ...], hand: Cards, discard: Cards, flash: int) -> tuple[Part, ...]:
    """The cards, not laid yet, of all legal stacks that hold those laid."""
    missing = number - sum(part.value for part in laid)
    if missing > sum(max(part.value for part in parts(text, flash)) for text in hand + discard):
        return ()
    found = {part for stack in _stacks(laid, hand, discard, missing, flash) for part in stack[len(laid) :]}
    every = [part for text in kinds(hand) for part in parts(text, flash)]
    every += [part for text in kinds(discard) for part in parts(text, flash, old=True)]
    return tuple(part for part in dict.fromkeys(every) if part in found)


def goes_on(number: int, laid: tuple[Part, ...], hand: Cards, discard: Cards, flash: int) -> bool:
    """A legal stack holds the cards laid."""
    missing = number - sum(part.value for part in laid)
    return next(_stacks(laid, hand, discard, missing, flash), None) is not None


def _stacks(
    laid: tuple[Part, ...], hand: Cards, discard: Cards, missing: int, flash: int
) -> Iterator[tuple[Part, ...]]:
    """All legal stacks: cards of the hand first, then those that were found, as far as they can be."""
    if missing == 0 and _is_legal(laid):
        yield laid
    for place, text in enumerate(hand):
        if hand[place + 1 : place + 2] == (text,):
            continue  # of equal cards the last is taken first
        for part in parts(text, flash):
            if part.value <= missing and _suits((*laid, part), hand, discard):
                yield from _stacks((*laid, part), hand[:place], discard, missing - part.value, flash)
    if finds(laid) > 0:
        yield from _found(laid, discard, missing, flash)


def _found(laid: tuple[Part, ...], discard: Cards, missing: int, flash: int) -> Iterator[tuple[Part, ...]]:
    """S15: what is found finds on, so the cards that find come first."""
    for text in sorted(kinds(discard), key=lambda text: -passive(text).finds):
        for part in parts(text, flash, old=True):
            if part.value <= missing:
                stack = (*laid, part)
                left = missing - part.value
                if left == 0 and _is_legal(stack):
                    yield stack
                if finds(stack) > 0:
                    yield from _found(stack, without(discard, text), left, flash)


def _is_legal(stack: tuple[Part, ...]) -> bool:
    """R14, R24: of one set, without junk, but for what the cards themselves allow."""
    own = [held(part.text) for part in stack if not part.old]
    sets = {card.row.set for card in own if card.being != JUNK}
    texts = [passive(part.text) for part in stack]
    return (len(sets) <= 1 or any(text.mixes for text in texts)) and (
        all(card.being != JUNK for card in own) or any(text.stacks_junk for text in texts)
    )


def _suits(stack: tuple[Part, ...], hand: Cards, discard: Cards) -> bool:
    """It may still become legal."""
    if _is_legal(stack):
        return True
    texts = [passive(text) for text in hand + discard]
    return any(text.mixes or text.stacks_junk for text in texts)
