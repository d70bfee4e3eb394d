"""What a table is worth to each seat, once all cards are named: its chance to win."""

from collections.abc import Sequence

from ....event import Event
from ....parts.cards import Cards
from ....search.odds import odds
from ..scores import gains, scores
from ..state import Table
from ..steps.actions import Actions
from ..tables import FIGHTS, GUARDS, STRENGTH
from .weights import Scale, scale

END = 33  # points with which the leader is likely to end the game
PACE = 5  # points that the leader makes in a round
ROUNDS = 6


def left(table: Table) -> int:
    """How many scorings are to come, as far as can be told."""
    leader = max([table.points(seat) for seat in table.seats])
    return min(max(1 - (leader + PACE - END) // PACE, 1), ROUNDS)


def strength(hand: Cards) -> int:
    """Of the cards of a raid. A hand is in order."""
    return sum([STRENGTH[card] for card in hand[-FIGHTS:]])


def rows(table: Table) -> list[tuple[float, ...]]:
    """What each seat has of each feature in Scale."""
    count = len(table.hands)
    place = (table.turn - table.starter) % count
    return [
        (
            table.points(seat),
            gain.green,
            gain.cattle + gain.most_cattle,
            gain.blue,
            table.warriors[seat] - GUARDS,
            table.pipers[seat],
            table.greens(seat),
            table.cattle[seat],
            table.castles[seat],
            table.free(seat),
            strength(table.hands[seat]),
            table.following == seat,
            (seat - table.starter) % count > place,
        )
        for seat, gain in enumerate(gains(table))
    ]


def chances_to_win(table: Table) -> list[float]:
    """Of every seat."""
    if not table.todo:
        return [scores(table).share(seat) for seat in table.seats]
    return odds(rows(table), scale(left(table)))


def sample(table: Table, events: Sequence[Event]) -> tuple[int, Sequence[dict[str, float]]] | None:
    """When a turn begins."""
    if not isinstance(table.todo[-1], Actions) or table.used or table.todo[-1].done:
        return None
    return left(table), [dict(zip(Scale._fields, row, strict=True)) for row in rows(table)]
