"""The set-up of the Dealers, D0, R1–R7."""

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from ...chance import Chance
from ...event import ROUND
from ...parts.cards import Cards, shuffled
from ...parts.first import choices, first_seat
from ...parts.seats import seat_word
from .cards import (
    ALL_GOODS,
    EXTRA_CARDS,
    FEED_CARDS,
    REQUEST_CARDS,
    ROUTE_CARDS,
    START_CARDS,
    in_order,
)
from .state import Table
from .steps import Deal
from .tables import COLOURS, SEEDED, START_VILLAGES, VILLAGES


def options(seats: int) -> dict[str, tuple[str, ...]]:
    return {
        "open_piles": ("no", "yes"),  # S15: the memory aid
        "open_totals": ("no", "yes"),  # S15
        "dealer": choices(seats),  # S16: who came to the table last
        "colours": tuple("-".join(order) for order in permutations(COLOURS)),  # R1: of the seats in order
    }


def start(seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    colours = tuple(options["colours"].split("-")[:seats])  # R5: the other sets leave the game
    goods = _goods(chance)
    discard, deck = _cards(seats, chance)
    table = Table(
        chance=chance,
        open_piles=options["open_piles"] == "yes",
        open_totals=options["open_totals"] == "yes",
        colours=colours,
        horse=first_seat(options["dealer"], seats, chance),
        carts=[START_VILLAGES[colour] for colour in colours],
        goods=goods,
        collections=[()] * seats,
        hands=[in_order(START_CARDS[colour]) for colour in colours],  # R4
        values=[()] * seats,
        deck=deck,
        discard=discard,
    )
    for village, lying in goods.items():
        table.tell("stock", village, *lying)
    for seat, hand in enumerate(table.hands):
        table.tell("hand", seat, *hand, only=(seat,))
    table.tell(ROUND, table.round, table.horse)
    table.todo.append(Deal(table.horse))
    return table


def again(table: Table, options: Mapping[str, str]) -> dict[str, str]:
    """In a rematch the horse has passed on: the left neighbour of the first starting dealer begins."""
    first = (table.horse - (table.round - 1)) % len(table.hands)
    return {**options, "dealer": seat_word(table.after(first))}


def _goods(chance: Chance) -> dict[str, Any]:
    """R3: one random draw over all goods; a village gets as many as its number."""
    heap = list(shuffled(ALL_GOODS, chance))
    return {village: in_order(heap.pop() for _ in range(number)) for village, (_, number) in VILLAGES.items()}


def _cards(seats: int, chance: Chance) -> tuple[Cards, Cards]:
    """R6: some requests and as much feed are the first discard; R7: the rest is the round pile."""
    requests = shuffled(REQUEST_CARDS, chance)
    seeded = SEEDED[seats]
    discard = shuffled((*requests[:seeded], *FEED_CARDS[:seeded]), chance)
    deck = shuffled((*ROUTE_CARDS, *EXTRA_CARDS, *requests[seeded:], *FEED_CARDS[seeded:]), chance)
    return discard, deck
