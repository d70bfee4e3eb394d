"""The rollout policy, greedy and quick: the card that brings most by itself, then the next."""

from collections.abc import Callable

from ....move import Move
from ....parts.cards import Cards
from ....search.rollout import never
from ..cards import ORDERS, feed_needed
from ..state import Table
from ..steps import END, Arrival, Drop, Reject, Turn
from ..tables import EXTRA, FEED, HAND_LIMIT
from .weights import Scale, scale
from .worth import burdens, excess, lack, left, promise, promises, shadow


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
        wanted = _wanted(table, seat)
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


def _wanted(table: Table, seat: int) -> dict[str, float]:
    """How much a good would help with the requests in hand."""
    wanted: dict[str, float] = {}
    collection = table.collections[seat]
    for card in table.hands[seat]:
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

    def hurt(more: float) -> float:
        """What more or less damage does."""
        after, before = shadow(above + more, seats), shadow(above, seats)
        return (
            weights.out * (after[0] - before[0])
            + weights.over * (after[1] - before[1])
            + weights.slack * (after[2] - before[2])
        )

    hand, goods = table.hands[seat], table.goods
    wanted = _wanted(table, seat)
    help = weights.score * 0.6
    good = weights.score + weights.goods + hurt(0.5)
    used_feed = hurt(1) - (weights.feed if to_go else 0)
    spare = not to_go or len(hand) > HAND_LIMIT
    best, gain = END, 0.0
    for move in moves:
        kind = move[0]
        if kind == "route" or kind == "feedroute":
            lying = goods[move[-1]]
            worth = good + help * max([wanted.get(one, 0.0) for one in lying]) if lying else help * 0.2
            worth += used_feed if kind == "feedroute" else 0 if spare else -weights.again
        elif kind == "deliver":
            paid = move[2:]
            used = feed_needed(move[1], paid)
            worth = (
                weights.score * (ORDERS[move[1]].points - len(paid))
                - weights.goods * len(paid)
                + weights.requests
                + hurt(used - len(paid) / 2)
                - (used * weights.feed if to_go else 0)
            )
        elif kind == "end":
            continue
        else:
            worth = good + help * wanted.get(move[1], 0.0)
            worth += used_feed if kind == "feedextra" else 0 if spare else -weights.extra
        if worth > gain and not overlooks():
            best, gain = move, worth
    return best
