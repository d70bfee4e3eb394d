"""R16, R18: what pays a price."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, product

from ...parts.cards import Cards, kinds, without
from .cards import held, worth
from .passives import passive
from .tables import JUNK

ANY = 1 << 30  # more than any value


def pays(price: int, paid: Cards, flash: int, reach: bool) -> bool:
    """R18, S12: it is enough, and no card too many; a card in it reaches where it must."""
    if not paid or (reach and not any(passive(text).reaches for text in paid)):
        return False
    over = excess(price, paid, flash)
    return over >= 0 and not too_much(over, paid, flash)


def excess(price: int, paid: Cards, flash: int) -> int:
    """What is paid beyond the price; less than nothing: it is not enough."""
    return sum([worth(text, flash) for text in paid]) - price


def too_much(over: int, paid: Cards, flash: int) -> bool:
    """R18: the excess is not smaller than every single card, and none of them allows that."""
    return over >= min([worth(text, flash) for text in paid]) and not any(
        passive(text).overpays for text in paid
    )


def cheapest(price: int, paid: Cards, hand: Cards, flash: int, reach: bool) -> Cards:
    """What to pay besides: no more than must be, and of cards that are not junk the lowest. The last one lies
    on top of the discard."""
    found = [more for more in _choices(hand) if pays(price, (*paid, *more), flash, reach)]

    def loss(cards: Cards) -> tuple[int, list[int], int]:
        values = sorted([held(text).row.value for text in cards if held(text).being != JUNK], reverse=True)
        return excess(price, (*paid, *cards), flash), values, len(cards)

    best = min(found, key=loss)
    return tuple(sorted(best, key=lambda text: worth(text, flash)))


def _choices(hand: Cards) -> Iterator[Cards]:
    """All that can be taken out of a hand; equal cards once."""
    counts = Counter(hand)
    several: list[list[Cards]] = [[(text,) * number for number in range(counts[text] + 1)] for text in counts]
    return (tuple(chain.from_iterable(taken)) for taken in product(*several))


def can_pay(price: int, paid: Cards, rest: Cards, flash: int, reach: bool = False) -> bool:
    """Cards paid already can become a legal payment, by more of the rest if need be."""
    if reach and not any(passive(text).reaches for text in paid):
        there = [text for text in kinds(rest) if passive(text).reaches]
        return any(can_pay(price, (*paid, text), without(rest, text), flash) for text in there)
    laid = [worth(text, flash) for text in paid]
    left = [worth(text, flash) for text in rest]
    if _fits(price - sum(laid), min(laid, default=ANY), tuple(sorted(left, reverse=True))):
        return True
    return any(passive(text).overpays for text in paid + rest) and sum(laid) + sum(left) >= price


@lru_cache(maxsize=1 << 14)
def _fits(missing: int, least: int, values: tuple[int, ...]) -> bool:
    """Some of the values, highest first, make up what is missing, and less than the least of all more."""
    if missing <= 0:
        return -missing < least
    sums = 1  # bit n: n can be reached
    for place, value in enumerate(values):
        sums |= sums << value
        if values[place + 1 : place + 2] != (value,):
            limit = min(value, least)
            if (sums >> missing) & ((1 << limit) - 1):
                return True
    return False


def prices(hand: Cards, flash: int) -> int:
    """What a hand can pay: bit n is set for each price n."""
    values = tuple(sorted([worth(text, flash) for text in hand], reverse=True))
    if any(passive(text).overpays for text in hand):
        return (1 << sum(values) + 1) - 1
    return _prices(values)


@lru_cache(maxsize=1 << 14)
def _prices(values: tuple[int, ...]) -> int:
    sums, paid = 1, 0
    for place, value in enumerate(values):
        sums |= sums << value
        if values[place + 1 : place + 2] != (value,):
            for excess in range(value):
                paid |= sums >> excess
    return paid
