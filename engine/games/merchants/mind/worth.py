"""What a position is worth to a seat: its chance to win."""

from collections.abc import Sequence
from functools import lru_cache

from ....event import Event
from ....parts.cards import Cards
from ....search.odds import odds
from ..cards import ROWS, held, in_order
from ..passives import passive
from ..scores import scores
from ..state import Table
from ..steps.turn import Turn
from ..tables import HAND_SIZE, JUNK, STACKS
from .deeds import DEEDS
from .stock import counts, makes, missing, nearest
from .weights import Scale, Weigh, scale

SAMPLES = 6  # hands that it may be refilled to
MOST_POWER = 10
FIRST = Scale._fields.index("looks")  # from there on, what cards do
PLACE = {card: Scale._fields.index(deed) - FIRST for card, deed in DEEDS.items()}


@lru_cache(1 << 14)
def stock(cards: Cards, number: int) -> tuple[float, ...]:
    """All cards of a seat, sorted: from `need` on, but for the hand."""
    lacks = missing(counts(cards), number)
    deeds = [0.0] * (len(Scale._fields) - FIRST)
    value = junk = 0
    for card in cards:
        if card == JUNK:
            junk += 1
        else:
            value += ROWS[card].value
            deeds[PLACE[card]] += 1
    return sum(lacks), lacks[0], junk, len(cards) - junk, value, *deeds


@lru_cache(1 << 14)
def grip(hand: Cards, discard: Cards, number: int) -> tuple[float, float, float]:
    """Of a full hand: ready, near, power."""
    power = min(sum([ROWS[card].value for card in hand]), MOST_POWER)
    if makes(hand, discard, number):
        return 1.0, 0.0, power
    return 0.0, nearest(hand, number) / number, power


@lru_cache(1 << 14)
def prospect(hand: Cards, deck: Cards, discard: Cards, number: int) -> tuple[float, float, float]:
    """The same of a hand that is yet to be refilled: the mean over samples."""
    missing = HAND_SIZE + sum([passive(card).refill for card in hand]) - len(hand)
    if missing <= 0:
        return grip(hand, discard, number)
    drawn: Cards = ()
    if missing > len(deck):
        drawn, deck, discard = deck, discard, ()
        missing -= len(drawn)
    if missing >= len(deck):
        return grip(in_order((*hand, *drawn, *deck, *[JUNK] * (missing - len(deck)))), discard, number)
    total = [0.0, 0.0, 0.0]
    round = deck + deck
    for sample in range(SAMPLES):
        start = sample * len(deck) // SAMPLES
        found = grip(in_order((*hand, *drawn, *round[start : start + missing])), discard, number)
        total = [one + other for one, other in zip(total, found, strict=True)]
    ready, near, power = total
    return ready / SAMPLES, near / SAMPLES, power / SAMPLES


@lru_cache(1 << 14)
def row(hand: Cards, deck: Cards, discard: Cards, built: int, turn: int) -> tuple[float, ...]:
    """What a seat has of each feature in Scale."""
    number = min(built + 1, STACKS)
    need, next_, *rest = stock(in_order(hand + deck + discard), number)
    return (built, turn, need, next_, *prospect(hand, deck, discard, number), *rest)


def rows(table: Table, turn: int) -> list[tuple[float, ...]]:
    """Of each seat, when it is the turn of one."""
    found = []
    for seat, stall in enumerate(table.stalls):
        hand = tuple([held(text).card for text in table.hands[seat]])
        found.append(row(hand, table.decks[seat], table.discards[seat], len(stall), seat == turn))
    return found


def left(table: Table) -> int:
    """Stacks to the end."""
    return STACKS - max([len(stall) for stall in table.stalls])


def sample(table: Table, events: Sequence[Event]) -> tuple[int, list[dict[str, float]]] | None:
    """When a turn begins."""
    step = table.todo[-1]
    seat = step.seat
    if type(step) is not Turn or table.missing(seat) > 0 or table.flash or not table.actions:
        return None
    if any(text not in ROWS for text in table.hands[seat]):
        return None
    return left(table), [dict(zip(Scale._fields, each, strict=True)) for each in rows(table, seat)]


def chance_to_win(table: Table, seat: int, turn: int, weigh: Weigh = scale) -> float:
    """If it is the turn of the seat that is named last, or the game is over."""
    if not table.todo:
        return scores(table).share(seat)
    return odds(rows(table, turn), weigh(len(table.hands), left(table)))[seat]
