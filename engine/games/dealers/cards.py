"""Cards and goods by name. Equal cards are one name, so that equal moves are one move."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from .tables import (
    EACH_GOOD,
    EACH_ROUTE,
    EXTRA,
    EXTRAS,
    FEED,
    FEEDS,
    GOODS,
    KINDS,
    REQUESTS,
    START_POINTS,
    START_SETS,
)

Cards = tuple[str, ...]
Goods = tuple[str, ...]


class Request(NamedTuple):
    """R34: goods to be delivered for points."""

    goods: Goods
    points: int


def request_name(goods: str) -> str:
    """`anvil anvil pot` -> `anvil2-pot`; no two requests show the same goods."""
    counts = Counter(goods.split())
    return "-".join(f"{good}{count if count > 1 else ''}" for good, count in counts.items())


ORDERS: dict[str, Request] = {
    request_name(goods): Request(tuple(goods.split()), points)
    for points, cards in REQUESTS.items()
    for goods in cards
} | {request_name(goods): Request(tuple(goods.split()), START_POINTS) for goods, _ in START_SETS.values()}

START_REQUESTS = {colour: request_name(goods) for colour, (goods, _) in START_SETS.items()}
START_CARDS = {colour: (START_REQUESTS[colour], kind, FEED) for colour, (_, kind) in START_SETS.items()}
ROUTE_CARDS: Cards = KINDS * EACH_ROUTE
EXTRA_CARDS: Cards = (EXTRA,) * EXTRAS
FEED_CARDS: Cards = (FEED,) * FEEDS
REQUEST_CARDS: Cards = tuple(name for name in ORDERS if name not in START_REQUESTS.values())
ALL_GOODS: Goods = GOODS * EACH_GOOD

PLACE = {name: place for place, name in enumerate((*KINDS, EXTRA, FEED, *ORDERS, *GOODS))}


def in_order(things: Iterable[str]) -> tuple[str, ...]:
    """Sorted as in the tables: a hand or a heap says nothing about how it came to be."""
    return tuple(sorted(things, key=PLACE.__getitem__))


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """One of them taken away."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def feed_needed(request: str, paid: Iterable[str]) -> int:
    """R38b: one feed card for each piece paid that the request did not ask for."""
    return (Counter(paid) - Counter(ORDERS[request].goods)).total()


@lru_cache(maxsize=4096)
def payments(request: str, collection: Goods, feed: int) -> tuple[Goods, ...]:
    """R38b: every way to pay with at most that much feed, each once, those with the least feed first."""
    owned, asked = Counter(collection), Counter(ORDERS[request].goods)
    if (asked - owned).total() > feed:
        return ()
    ways = list(_ways(list(owned.items()), asked, asked.total(), feed))
    return tuple(paid for _, paid in sorted(ways, key=itemgetter(0)))


def _ways(
    owned: list[tuple[str, int]], asked: Counter[str], missing: int, feed: int
) -> Iterator[tuple[int, Goods]]:
    """How much feed, and which goods: so many of the first kind, and what is still missing of the others."""
    if not missing:
        yield 0, ()
    elif owned:
        (good, have), *others = owned
        for count in range(min(have, missing, asked[good] + feed), -1, -1):
            used = max(0, count - asked[good])
            for more, paid in _ways(others, asked, missing - count, feed - used):
                yield used + more, (good,) * count + paid
