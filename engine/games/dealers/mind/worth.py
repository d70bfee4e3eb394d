"""What a position is worth to a seat: its chance to win."""

from collections.abc import Sequence
from functools import lru_cache

from ....event import Event
from ....parts.cards import Cards
from ....search.odds import odds
from ..cards import ORDERS, Goods
from ..scores import damage, scores
from ..state import Table
from ..steps import END, Deal, Turn
from ..tables import EXTRA, FEED, GAP, GOAL, HAND_LIMIT, KINDS
from .weights import Scale, scale

CERTAIN = 1_000.0  # a game that is won or lost
ROUTE, AGAIN, PLUS, READY = map(Scale._fields.index, ("route", "again", "extra", "ready"))
MOST_SLACK = 4  # with more than two seats, less damage than this below the highest makes no difference


@lru_cache(1 << 14)
def tally(cards: Cards) -> tuple[int, int, int]:
    """Of a value pile: requests, their points, feed."""
    points = [ORDERS[card].points for card in cards if card in ORDERS]
    return len(points), sum(points), len(cards) - len(points)


@lru_cache(1 << 14)
def lack(request: str, collection: Goods) -> int:
    """How many of the goods asked for are not there."""
    left = list(collection)
    missing = 0
    for good in ORDERS[request].goods:
        if good in left:
            left.remove(good)
        else:
            missing += 1
    return missing


@lru_cache(1 << 14)
def things(hand: Cards, collection: Goods) -> tuple[tuple[int, int], ...]:
    """For each card of a hand but feed: the index of its weight, and its points above one a good."""
    found = []
    before = ""
    for card in hand:
        if card in KINDS:
            found.append((AGAIN if card == before else ROUTE, 0))
            before = card
        elif card == EXTRA:
            found.append((PLUS, 0))
        elif card != FEED:
            order = ORDERS[card]
            found.append((READY + min(lack(card, collection), 3), order.points - len(order.goods)))
    return tuple(found)


def promises(hand: Cards, collection: Goods, weights: Scale) -> list[float]:
    """What each card of a hand but feed does for its seat, best first."""
    bonus = weights.bonus
    found = [weights[place] + bonus * points for place, points in things(hand, collection)]
    found.sort(reverse=True)
    return found


def promise(hand: Cards, collection: Goods, weights: Scale) -> float:
    """What a hand does for its seat, as far as it may be kept (R42)."""
    feed = min(hand.count(FEED), HAND_LIMIT)
    return sum(promises(hand, collection, weights)[: HAND_LIMIT - feed]) + weights.feed * feed


def shadow(excess: float, seats: int) -> tuple[float, float, float]:
    """Of total damage: out, over, slack, by how much the damage is above the highest of the others'."""
    if seats == 2:  # R49
        return float(excess >= GAP), max(excess - GAP + 1, 0), excess
    return float(excess > 0), max(excess, 0), min(max(excess, -MOST_SLACK), 0)


def burden(table: Table, seat: int) -> tuple[int, int, int, int]:
    """Damage; requests, points, feed."""
    requests, points, feed = tally(table.worth(seat))
    return damage(feed, len(table.collections[seat])), requests, points, feed


Burdens = Sequence[tuple[int, int, int, int]]  # of the seats in order


def burdens(table: Table) -> Burdens:
    return [burden(table, seat) for seat in table.seats]


def excess(told: Burdens, seat: int) -> int:
    """How much the damage of a seat is above the highest of the others'."""
    return told[seat][0] - max(other[0] for one, other in enumerate(told) if one != seat)


def left(told: Burdens) -> int:
    """Requests to the goal."""
    return max(GOAL[len(told)] - max(each[1] for each in told), 0)


def features(table: Table) -> tuple[int, list[dict[str, float]]]:
    """Between two turns: how many requests are to go, and what each seat has of each feature in Scale."""
    seats = len(table.hands)
    told = burdens(table)
    rows = []
    for seat, (_damage, requests, points, _feed) in enumerate(told):
        goods, hand = table.collections[seat], table.hands[seat]
        row = dict.fromkeys(Scale._fields, 0.0)
        row |= {"score": points + len(goods), "goods": len(goods), "requests": requests}
        row["out"], row["over"], row["slack"] = shadow(excess(told, seat), seats)
        row["feed"] = hand.count(FEED)
        for place, bonus in things(hand, goods):
            row[Scale._fields[place]] += 1
            row["bonus"] += bonus
        rows.append(row)
    return left(told), rows


def sample(table: Table, events: Sequence[Event]) -> tuple[int, list[dict[str, float]]] | None:
    """When a round but the first begins."""
    return features(table) if table.round > 1 and type(table.todo[-1]) is Deal else None


class Worth:
    """What a table is worth to a seat as if its turn were over, as long as only its own things change."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.seats = len(table.hands)
        others = [burden(table, one) for one in table.seats if one != seat]
        self.worst = max(each[0] for each in others)
        self.most = max(each[1] for each in others)
        self.goal = GOAL[self.seats]
        self.last = not any(type(step) is Turn and step.seat != seat for step in table.todo)

    def __call__(self, table: Table) -> float:
        seat = self.seat
        requests, points, feed = tally(table.worth(seat))
        left = self.goal - (requests if requests > self.most else self.most)
        if left <= 0 and self.last:
            return self._end(table)
        weights = scale(self.seats, left)
        collection, hand = table.collections[seat], table.hands[seat]
        goods, held = len(collection), hand.count(FEED)
        if held > HAND_LIMIT:  # R44
            feed += held - HAND_LIMIT
            held = HAND_LIMIT
        burden = feed + goods / 2 + 0.25  # halves are rounded up every other time
        out, over, slack = shadow(burden - self.worst, self.seats)
        worth = (
            weights.score * (points + goods)
            + weights.goods * goods
            + weights.requests * requests
            + weights.out * out
            + weights.over * over
            + weights.slack * slack
        )
        if left > 0:
            worth += sum(promises(hand, collection, weights)[: HAND_LIMIT - held]) + weights.feed * held
        return worth

    def _end(self, table: Table) -> float:
        """The game ends with this turn: won or lost."""
        ended = table.copy()
        while ended.todo:
            step = ended.todo[-1]
            ended.play(END if type(step) is Turn else step.moves(ended)[0])  # S25: hands count for nothing
        return CERTAIN * (2 * scores(ended).share(self.seat) - 1)


def chance_to_win(table: Table, seat: int) -> float:
    """Of a table between two rounds, or after the last."""
    if not table.todo:
        return scores(table).share(seat)
    left, rows = features(table)
    return odds([[*row.values()] for row in rows], scale(len(rows), left))[seat]
