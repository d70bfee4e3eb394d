"""Cards and goods by name."""

from collections import Counter
from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

from ...parts.cards import Cards, sorting
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

ASKED = {name: Counter(order.goods) for name, order in ORDERS.items()}
PLACE = {name: place for place, name in enumerate((*KINDS, EXTRA, FEED, *ORDERS, *GOODS))}


in_order = sorting(PLACE.__getitem__)


def feed_needed(request: str, paid: Sequence[str]) -> int:
    """R38b: one feed card for each piece paid that the request did not ask for."""
    return len(paid) - sum([min(paid.count(good), count) for good, count in ASKED[request].items()])


def payments(request: str, collection: Goods, feed: int) -> list[Goods]:
    """R38b: every way to pay with at most that much feed, each once, those with the least feed first."""
    asked = ASKED[request]
    if sum([max(0, count - collection.count(good)) for good, count in asked.items()]) > feed:
        return []
    # one kind after another: how many pay instead of others, how many others must pay for, all that pay
    partial: list[tuple[int, int, Goods]] = [(0, 0, ())]
    for good in dict.fromkeys((*collection, *asked)):
        have, due = collection.count(good), asked.get(good, 0)
        partial = [
            (beside + max(0, count - due), owed + max(0, due - count), (*paid, *(good,) * count))
            for beside, owed, paid in partial
            for count in range(min(have, due + feed - beside), max(0, due + owed - feed) - 1, -1)
        ]
    full = [(beside, paid) for beside, owed, paid in partial if beside == owed]
    return [paid for _, paid in sorted(full, key=itemgetter(0))]
