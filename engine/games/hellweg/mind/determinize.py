"""Determinization: the trading cards to come, in an order by chance."""

from collections.abc import Iterable

from ....chance import Chance
from ....event import Event
from ....parts.cards import Cards, shuffled
from ..state import Table
from ..tables import CARDS


def turned(view: Table, events: Iterable[Event]) -> Cards:
    """The trading cards of the months before this one, in order: all have seen them."""
    cards = tuple(str(event.args[0]) for event in events if event.kind == "turn")
    return cards[: len(view.past)]


def determinize(view: Table, seat: int, past: Cards, chance: Chance) -> Table:
    table = view.copy()
    table.chance = chance.fork(0)
    table.past = past
    if table.todo:
        cards = shuffled([card for card in CARDS if card not in past and card != view.card], table.chance)
        count = len(view.deck)
        table.deck, table.removed = cards[:count], cards[count:]
    return table
