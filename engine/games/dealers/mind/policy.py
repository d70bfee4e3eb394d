"""The rollout policy, greedy and quick: the card that brings most by itself, then the next."""

from collections.abc import Callable
from functools import lru_cache

from ....move import Move
from ....parts.cards import Cards
from ....search.rollout import never
from ..cards import ORDERS, Goods, feed_needed
from ..state import Table
from ..steps import END, Arrival, Drop, Reject, Turn
from ..tables import EXTRA, FEED, HAND_LIMIT
from .weights import Scale, scale
from .worth import burdens, excess, lack, left, promise, promises, shadow

_feed_needed = lru_cache(1 << 14)(feed_needed)


def policy(table: Table, overlooks: Callable[[], bool] = never) -> Move:
    """The next move of whoever decides. What is overlooked is not played."""
    step = table.todo[-1]
    kind = type(step)
    seat = step.seat
    if kind is Turn:
        return _card(table, seat, overlooks)
    moves = table.moves()
    if len(moves) == 1:
        return moves[0]
    if kind is Arrival:
        wanted = _wanted(table.hands[seat], table.collections[seat])
        return max(moves, key=lambda move: wanted.get(move[-1], 0.0) if len(move) > 1 else -1.0)
    weights = scale(len(table.hands), left(burdens(table)))
    if kind is Drop:
        return drop(table, seat, moves, weights)
    worths = [pile_worth(table, seat, table.piles[int(move[1]) - 1], weights) for move in moves]
    return moves[worths.index(min(worths) if kind is Reject else max(worths))]


def pile_worth(table: Table, seat: int, pile: Cards, weights: Scale) -> float:
    """Its cards can all be played this round."""
    hand = table.hands[seat]
    spare = sum(promises(pile, table.collections[seat], weights)) * 0.3
    good = weights.score + weights.goods + weights.slack / 2
    for card in pile:
        if card == FEED:
            spare += good + weights.slack
        elif card == EXTRA:
            spare += good
        elif card in ORDERS:
            missing = lack(card, table.collections[seat])
            if missing < 3:
                gain = ORDERS[card].points - len(ORDERS[card].goods)
                spare += (gain * weights.score + weights.requests) * (1 - missing / 3)
        else:
            spare += good * (0.6 if card in hand else 0.9)
    return spare


def drop(table: Table, seat: int, moves: list[Move], weights: Scale) -> Move:
    """What promises least."""
    hand = table.hands[seat]

    def kept(move: Move) -> float:
        place = hand.index(move[1])
        return promise(hand[:place] + hand[place + 1 :], table.collections[seat], weights)

    return max(moves, key=kept)


@lru_cache(1 << 14)
def _wanted(hand: Cards, collection: Goods) -> dict[str, float]:
    """How much a good would help with the requests in hand."""
    wanted: dict[str, float] = {}
    for card in hand:
        if card in ORDERS and (missing := lack(card, collection)):
            goods = ORDERS[card].goods
            for good in set(goods):
                if collection.count(good) < goods.count(good):
                    wanted[good] = wanted.get(good, 0.0) + 1 / missing
    return wanted


def _card(table: Table, seat: int, overlooks: Callable[[], bool]) -> Move:
    moves = table.moves()
    if len(moves) == 1:
        return END
    seats = len(table.hands)
    told = burdens(table)
    to_go, above = left(told), excess(told, seat)
    weights = scale(seats, to_go)

    was_out, was_over, was_slack = shadow(above, seats)

    def hurt(more: float) -> float:
        """What more or less damage does."""
        out, over, slack = shadow(above + more, seats)
        return (
            weights.out * (out - was_out)
            + weights.over * (over - was_over)
            + weights.slack * (slack - was_slack)
        )

    hand, goods = table.hands[seat], table.goods
    wanted = _wanted(hand, table.collections[seat])
    help = weights.score * 0.6
    good = weights.score + weights.goods + hurt(0.5)
    used_feed = hurt(1) - (weights.feed if to_go else 0)
    spare = not to_go or len(hand) > HAND_LIMIT
    deliveries: dict[tuple[str, int], float] = {}  # a request, with so much feed
    best, gain = END, 0.0
    for move in moves:
        kind = move[0]
        if kind == "route" or kind == "feedroute":
            lying = goods[move[-1]]
            worth = good + help * max([wanted.get(one, 0.0) for one in lying]) if lying else help * 0.2
            worth += used_feed if kind == "feedroute" else 0 if spare else -weights.again
        elif kind == "deliver":
            paid = move[2:]
            used = _feed_needed(move[1], paid)
            known = deliveries.get((move[1], used))
            if known is None:
                known = deliveries[move[1], used] = (
                    weights.score * (ORDERS[move[1]].points - len(paid))
                    - weights.goods * len(paid)
                    + weights.requests
                    + hurt(used - len(paid) / 2)
                    - (used * weights.feed if to_go else 0)
                )
            worth = known
        elif kind == "end":
            continue
        else:
            worth = good + help * wanted.get(move[1], 0.0)
            worth += used_feed if kind == "feedextra" else 0 if spare else -weights.extra
        if worth > gain and not overlooks():
            best, gain = move, worth
    return best
