"""The move that looks best by itself."""

from collections import Counter
from collections.abc import Sequence

from ....chance import Chance
from ....event import Event
from ....move import Move
from ....planning import Plan
from ....search.bots import best
from ....search.mind import Thought
from ..cards import ORDERS, feed_needed
from ..state import Table
from ..tables import EXTRA, FEED

FEED_COST = 2.0  # a feed card is one damage, and a card less
CARD_WORTH = {FEED: 2.5, EXTRA: 2.0}
ROUTE_WORTH = 1.5


def greedy(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """The move that looks best now; equal ones by chance."""
    yield 0
    seat = view.todo[-1].seat
    return [best(moves, [_worth(view, seat, move) for move in moves], chance)]


def _worth(view: Table, seat: int, move: Move) -> float:
    match move.kind:
        case "deliver":
            request, *paid = move.args
            return 3 * ORDERS[request].points - FEED_COST * feed_needed(request, paid)
        case "take" | "extra":
            return _need(view, seat, move.args[0])
        case "feedextra":
            return _need(view, seat, move.args[0]) - FEED_COST - 1
        case "route":
            return _journey(view, seat, move.args[1])
        case "feedroute":
            return _journey(view, seat, move.args[0]) - FEED_COST - 1
        case "drop" | "reject":
            return -_card(move.args[0] if move.kind == "drop" else view.piles[int(move.args[0]) - 1][-1])
        case "pile":
            return _card(view.piles[int(move.args[0]) - 1][-1])
        case "leave":
            return 0.0
    return 0.1  # end, deal


def _card(card: str) -> float:
    return CARD_WORTH.get(card) or (ORDERS[card].points * 0.8 if card in ORDERS else ROUTE_WORTH)


def _missing(view: Table, seat: int) -> list[Counter[str]]:
    """For each request in hand, the goods that the collection still lacks."""
    owned = Counter(view.collections[seat])
    return [Counter(ORDERS[card].goods) - owned for card in view.hands[seat] if card in ORDERS]


def _need(view: Table, seat: int, good: str) -> float:
    """A good is worth more the closer it brings a request; one that no request asks for is half a damage."""
    worth = [3 / lack.total() for lack in _missing(view, seat) if lack[good]]
    return 1 + sum(worth) if worth else 0.2 - 0.1 * len(view.collections[seat])


def _journey(view: Table, seat: int, village: str) -> float:
    """What a village offers on arrival: a good that is needed, or a place for a request that can be paid."""
    goods = view.goods[village]
    worth = max((_need(view, seat, good) for good in goods), default=0.0)
    requests = [card for card in view.hands[seat] if card in ORDERS]
    payable = [card for card, lack in zip(requests, _missing(view, seat), strict=True) if not lack]
    if payable and len(goods) <= 1:
        worth += 2 * max(ORDERS[card].points for card in payable)
    return worth
