"""R23, R24, D4: what makes a legal stack."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from ...parts.cards import Cards, kinds, without
from .cards import held, worth
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


Parts = tuple[Part, ...]


@lru_cache(maxsize=1 << 12)
def parts(text: str, flash: int, old: bool = False) -> Parts:
    """The ways in which a card can count."""
    value = worth(text, flash)
    return tuple(Part(text, max(0, value + by), old) for by in passive(text).stretches)


def finds(stack: Iterable[Part]) -> int:
    """S15: how many more cards of the discard may come."""
    return sum(passive(part.text).finds - part.old for part in stack)


@lru_cache(maxsize=1 << 14)
def members(number: int, laid: Parts, hand: Cards, discard: Cards, flash: int) -> Parts:
    """The cards, not laid yet, of all legal stacks that hold those laid."""
    found = {part for stack in _stacks(number, laid, hand, discard, flash) for part in stack[len(laid) :]}
    if not found:
        return ()
    every = [part for text in kinds(hand) for part in parts(text, flash)]
    every += [part for text in kinds(discard) for part in parts(text, flash, old=True)]
    return tuple(part for part in every if part in found)


def goes_on(number: int, laid: Parts, hand: Cards, discard: Cards, flash: int) -> bool:
    """A legal stack holds the cards laid."""
    return any(True for _ in _stacks(number, laid, hand, discard, flash))


def _stacks(number: int, laid: Parts, hand: Cards, discard: Cards, flash: int) -> Iterator[Parts]:
    """All legal stacks: cards of the hand first, then those that were found, as far as they can be."""
    missing = number - sum(part.value for part in laid)
    for pool in _pools(laid, hand, discard):
        most = sum(parts(text, flash)[-1].value for text in pool + discard)
        if missing <= most:
            yield from _filled(laid, pool, discard, missing, flash)


def _pools(laid: Parts, hand: Cards, discard: Cards) -> list[Cards]:
    """R14, R24: the cards that can be together: of one set each, unless something mixes them."""
    texts = [*hand, *discard, *(part.text for part in laid)]
    if not any(passive(text).stacks_junk for text in texts):
        hand = tuple(text for text in hand if held(text).being != JUNK)
    if any(passive(text).mixes for text in texts):
        return [hand]
    own = {held(part.text).row.set for part in laid if not part.old} - {""}
    sets = own or {held(text).row.set for text in hand} - {""}
    return [tuple(text for text in hand if held(text).row.set in (name, "")) for name in sorted(sets)]


def _filled(laid: Parts, hand: Cards, discard: Cards, missing: int, flash: int) -> Iterator[Parts]:
    if missing == 0 and _is_legal(laid):
        yield laid
    for place, text in enumerate(hand):
        if hand[place + 1 : place + 2] == (text,):
            continue  # of equal cards the last is taken first
        for part in parts(text, flash):
            if part.value <= missing:
                yield from _filled((*laid, part), hand[:place], discard, missing - part.value, flash)
    if discard and finds(laid) > 0:
        yield from _found(laid, discard, missing, flash)


def _found(laid: Parts, discard: Cards, missing: int, flash: int) -> Iterator[Parts]:
    """S15: one after another, each where another of the stack finds it."""
    for text in kinds(discard):
        for part in parts(text, flash, old=True):
            if part.value <= missing:
                stack = (*laid, part)
                if part.value == missing and _is_legal(stack):
                    yield stack
                if finds(stack) > 0:
                    yield from _found(stack, without(discard, text), missing - part.value, flash)


def _is_legal(stack: Parts) -> bool:
    """R14, R24: of one set, without junk, but for what the cards themselves allow."""
    own = [held(part.text) for part in stack if not part.old]
    texts = [passive(part.text) for part in stack]
    sets = {card.row.set for card in own}  # junk has none
    return (len(sets - {""}) <= 1 or any(text.mixes for text in texts)) and (
        "" not in sets or any(text.stacks_junk for text in texts)
    )
