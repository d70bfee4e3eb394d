"""What the cards of a seat are good for: which stacks they make, and what is missing for those to come."""

from collections.abc import Iterator
from functools import lru_cache

from ....parts.cards import Cards
from ..cards import ROWS, in_order
from ..passives import passive
from ..stacks import goes_on
from ..tables import STACKS

HIGHEST = 5
Counts = tuple[int, ...]  # of one set: how many cards of each value, the ones first


@lru_cache(1 << 16)
def counts(cards: Cards) -> tuple[Counts, ...]:
    """For each set that there is."""
    found: dict[str, list[int]] = {}
    for card in cards:
        row = ROWS[card]
        if row.set:
            found.setdefault(row.set, [0] * HIGHEST)[row.value - 1] += 1
    return tuple(sorted(map(tuple, found.values())))


def _ways(number: int, highest: int) -> Iterator[Counts]:
    """To make a stack: how many cards of each value up to the highest."""
    if highest == 1:
        yield (number,)
        return
    for many in range(number // highest + 1):
        for rest in _ways(number - many * highest, highest - 1):
            yield (*rest, many)


MOST_CARDS = 4
WAYS = {
    number: sorted((way for way in _ways(number, HIGHEST) if sum(way) <= MOST_CARDS), key=sum)
    for number in range(1, STACKS + 1)
}


@lru_cache(1 << 16)
def _cheapest(held: Counts, number: int) -> tuple[int, int, Counts]:
    """To make a stack of one set: cards missing, cards that it takes, what is left of the set."""
    best = (99, 99, held)
    for way in WAYS[number]:
        missing = sum([max(0, need - have) for need, have in zip(way, held, strict=True)])
        if (missing, sum(way)) < best[:2]:
            left = tuple([max(0, have - need) for need, have in zip(way, held, strict=True)])
            best = missing, sum(way), left
    return best


NONE = (0,) * HIGHEST


@lru_cache(1 << 16)
def missing(sets: tuple[Counts, ...], number: int) -> tuple[int, ...]:
    """How many cards are missing for each stack from that number on: the next one first, then the highest."""
    left = [*sets, NONE]
    found = []
    for stack in (number, *range(STACKS, number, -1)):
        options = [(*_cheapest(held, stack), place) for place, held in enumerate(left)]
        lack, _, rest, place = min(options, key=lambda option: (option[0], option[1]))
        found.append(lack)
        left[place] = rest
    return tuple(found)


@lru_cache(1 << 16)
def makes(hand: Cards, discard: Cards, number: int) -> bool:
    """A hand has a stack of that number. Chameleons count as they are printed."""
    old = in_order(discard) if any(passive(card).finds for card in hand) else ()
    return goes_on(number, (), hand, old, 0)


@lru_cache(1 << 16)
def nearest(hand: Cards, number: int) -> int:
    """The highest sum of cards of one set that does not go beyond the number."""
    sums: dict[str, int] = {}
    for card in hand:
        row = ROWS[card]
        if row.set:
            bits = sums.get(row.set, 1)
            sums[row.set] = bits | bits << row.value
    room = (1 << number + 1) - 1
    return max([(bits & room).bit_length() - 1 for bits in sums.values()], default=0)
