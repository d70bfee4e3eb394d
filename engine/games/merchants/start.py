"""The set-up of the Merchants, D0, R1–R6."""

from collections.abc import Mapping
from itertools import combinations

from ...chance import Chance
from ...event import ROUND
from .cards import OF_SET, SET_NAMES, Cards
from .scores import scores
from .state import Table
from .steps.turn import Turn
from .tables import DECK_SIZE, HAND_SIZE, JUNK, JUNKS, PRESETS, SPARE_SETS, SURCHARGES

DRAWN = "drawn"  # by lot


def options(seats: int) -> dict[str, tuple[str, ...]]:
    by_hand = ("-".join(sets) for sets in combinations(SET_NAMES, seats + SPARE_SETS))
    return {
        "sets": (*PRESETS, DRAWN, *by_hand),  # R1, S28
        "first": (DRAWN, *(str(seat + 1) for seat in range(seats))),  # R6, S31
    }


def start(seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    sets = _sets(seats, options["sets"], chance)
    ones = [row.name for name in sets for row in OF_SET[name] if row.value == 1]
    stock = [row.name for name in sets for row in OF_SET[name] if row.value > 1 for _ in range(row.copies)]
    chance.shuffle(stock)
    first = options["first"]
    seat = chance.below(seats) if first == DRAWN else int(first) - 1
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
    return {**options, "first": str(table.after(scores(table).winners[0]) + 1)}


def _sets(seats: int, chosen: str, chance: Chance) -> Cards:
    """R1, S28: by hand, by lot, or a preset; in the order of the sheet."""
    count = seats + SPARE_SETS
    if chosen == DRAWN:
        heap = list(SET_NAMES)
        chance.shuffle(heap)
        taken = heap[:count]
    else:
        taken = list(PRESETS[chosen][:count]) if chosen in PRESETS else chosen.split("-")
    return tuple(name for name in SET_NAMES if name in taken)


def _deck(ones: list[str], chance: Chance) -> Cards:
    """R2: a one of every set, and junk."""
    deck = [*ones, *[JUNK] * (DECK_SIZE - len(ones))]
    chance.shuffle(deck)
    return tuple(deck)
