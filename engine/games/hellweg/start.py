"""The set-up of Hellweg, D0, R1–R3, S43."""

from collections.abc import Mapping

from ...chance import Chance
from ...parts.cards import shuffled
from ...parts.first import choices, first_seat
from ...parts.seats import seat_word
from .setup import placements
from .state import Table
from .tables import CARDS, MERCHANDISE, MONEY, SHORT

YES = "yes"


def options(seats: int) -> dict[str, tuple[str, ...]]:
    return {
        "months": ("12", str(SHORT)),  # R1
        "warehouse": ("no", YES),  # R38
        "passengers": ("no", YES),  # R49
        "memory": ("off", "on"),  # S41
        "first": choices(seats),  # R3
    }


def start(seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    deck = shuffled(CARDS, chance)
    months = int(options["months"])
    table = Table(
        chance=chance,
        warehouse=options["warehouse"] == YES,
        passengers=options["passengers"] == YES,
        memory=options["memory"] == "on",
        first=first_seat(options["first"], seats, chance),
        money=[MONEY] * seats,
        tokens=[()] * seats,
        carriages=[()] * seats,
        deck=deck[:months],
        past=(),
        removed=deck[months:],  # R1: the top ones
        stock=tuple(card for card, facts in MERCHANDISE.items() if seats in facts.seats),  # R2
        owned=[()] * seats,
        visited={},
        market=[0] * seats,
        ready=[()] * seats,
        spent=[()] * seats,
        turned=[()] * seats,
    )
    table.tell("begin", table.first)
    table.todo += reversed(placements(table))
    return table


def again(table: Table, options: Mapping[str, str]) -> dict[str, str]:
    """In a rematch the left neighbour of the first starting player begins."""
    first = (table.first - (table.round - 1)) % len(table.seats)
    return {**options, "first": seat_word(table.after(first))}
