"""The set-up of the Merchants, D0, R1–R6."""

from collections.abc import Mapping
from itertools import combinations

from ...chance import Chance
from ...event import ROUND
from ...parts.cards import Cards, shuffled
from ...parts.first import DRAWN, choices, first_seat
from ...parts.seats import seat_word
from .cards import OF_SET, SET_NAMES
from .scores import scores
from .state import Table
from .steps.turn import Turn
from .tables import DECK_SIZE, HAND_SIZE, JUNK, JUNKS, PRESETS, SPARE_SETS, SURCHARGES


def options(seats: int) -> dict[str, tuple[str, ...]]:
    by_hand = ("-".join(sets) for sets in combinations(SET_NAMES, seats + SPARE_SETS))
    return {
        "sets": (*PRESETS, DRAWN, *by_hand),  # R1, S28
        "first": choices(seats),  # R6, S31
    }


def start(seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    sets = _sets(seats, options["sets"], chance)
    ones = [row.name for name in sets for row in OF_SET[name] if row.value == 1]
    stock = [row.name for name in sets for row in OF_SET[name] if row.value > 1 for _ in range(row.copies)]
    chance.shuffle(stock)
    seat = first_seat(options["first"], seats, chance)
    table = Table(
        chance=chance,
        sets=sets,
        first=seat,
        turn=seat,
        hands=[()] * seats,
        decks=[_deck(ones, chance) for _ in range(seats)],
        discards=[()] * seats,
        stalls=[()] * seats,
        market=[""] * len(SURCHARGES),
        market_deck=tuple(stock),
        junk_pile=JUNKS - seats * (DECK_SIZE - len(ones)),
    )
    table.tell("sets", *sets)
    table.fill_market()  # R4
    for who in table.seats:  # R5
        table.draw(who, HAND_SIZE)
    table.tell(ROUND, table.round, seat)
    table.todo.append(Turn(seat))
    return table


def again(table: Table, options: Mapping[str, str]) -> dict[str, str]:
    """R6: a loser begins; the winner's left neighbour is one."""
    return {**options, "first": seat_word(table.after(scores(table).winners[0]))}


def _sets(seats: int, chosen: str, chance: Chance) -> Cards:
    """R1, S28: by hand, by lot, or a preset; in the order of the sheet."""
    count = seats + SPARE_SETS
    if chosen == DRAWN:
        taken = shuffled(SET_NAMES, chance)[:count]
    else:
        taken = PRESETS[chosen][:count] if chosen in PRESETS else tuple(chosen.split("-"))
    return tuple(name for name in SET_NAMES if name in taken)


def _deck(ones: list[str], chance: Chance) -> Cards:
    """R2: a one of every set, and junk."""
    return shuffled((*ones, *[JUNK] * (DECK_SIZE - len(ones))), chance)
