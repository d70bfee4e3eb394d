"""What the master makes of the table between two rounds. With two seats it sees more than `worth` does: how
good a hand and a collection are together, and that a lead counts for more than its points."""

from functools import lru_cache
from typing import NamedTuple

from ....parts.cards import Cards
from ....search.odds import odds, weights_at
from ..cards import ORDERS, Goods
from ..state import Table
from ..tables import FEED, GOODS
from .worth import burdens, chance_to_win, lack, left

NARROW = 4  # points: a lead that is worth half of any lead


class Outlook(NamedTuple):
    """The features of a seat."""

    score: float
    lead: float  # near one or minus one, where it is large
    goods: float  # before the seat
    spare: float  # of these, how many no single request in hand asks for
    requests: float  # fulfilled
    feed: float  # that counts as damage
    held: float  # feed in hand
    ready: float  # requests in hand whose goods are all there
    bonus: float  # points of requests in hand above one a good
    cards: float  # in hand


# feature -> its weight, and how much that grows as the end comes near (divided by the requests to go);
# LABORATORY.md says how they were learned
WEIGHTS = {
    "score": (0.117, 0.041),
    "lead": (0.342, 0.786),
    "goods": (0.114, -0.113),
    "spare": (-0.041, -0.258),
    "requests": (0.568, -0.310),
    "feed": (-0.080, -0.549),
    "held": (-0.239, 0.124),
    "ready": (-0.085, 0.145),
    "bonus": (-0.063, 0.031),
    "cards": (0.426, -0.192),
}


def outlook(table: Table, seat: int) -> float:
    """The chance to win, between two rounds or after the last."""
    if not table.todo or len(table.hands) != 2:
        return chance_to_win(table, seat)
    to_go, rows = features(table)
    return odds(rows, _weights(to_go))[seat]


def features(table: Table) -> tuple[int, list[Outlook]]:
    """Of two seats, between two rounds: how many requests are to go, and the features of each."""
    told = burdens(table)
    scores = [points + len(table.collections[seat]) for seat, (_, _, points, _) in enumerate(told)]
    rows = []
    for seat, (_damage, requests, _points, feed) in enumerate(told):
        hand, goods = table.hands[seat], table.collections[seat]
        ahead = scores[seat] - scores[1 - seat]
        ready, bonus, spare = _asked(hand, goods)
        rows.append(
            Outlook(
                score=scores[seat],
                lead=ahead / (NARROW + abs(ahead)),
                goods=len(goods),
                spare=spare,
                requests=requests,
                feed=feed,
                held=hand.count(FEED),
                ready=ready,
                bonus=bonus,
                cards=len(hand),
            )
        )
    return left(told), rows


@lru_cache(1 << 14)
def _asked(hand: Cards, collection: Goods) -> tuple[int, int, int]:
    """By the requests of a hand: ready, bonus, spare."""
    requests = [card for card in hand if card in ORDERS]
    ready = sum([not lack(card, collection) for card in requests])
    bonus = sum([ORDERS[card].points - len(ORDERS[card].goods) for card in requests])
    most = {good: max([ORDERS[card].goods.count(good) for card in requests], default=0) for good in GOODS}
    return ready, bonus, sum([max(collection.count(good) - most[good], 0) for good in GOODS])


@lru_cache
def _weights(left: int) -> Outlook:
    return Outlook(**weights_at(WEIGHTS, left))
