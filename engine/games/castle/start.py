"""The set-up of the castle, D0, R1–R3, S27."""

from collections.abc import Mapping

from ...chance import Chance
from ...event import ROUND
from ...parts.cards import shuffled
from ...parts.first import DRAWN, choices, first_seat
from ...parts.seats import seat_word
from .state import Table
from .steps import Tower, Turn
from .tables import FLOOR, MICE, PLANS, ROOMS, TILES

ALL = "all"


def options(seats: int) -> dict[str, tuple[str, ...]]:
    return {
        "goal": ("4", "5", "6"),  # R22
        "plan": (*PLANS, DRAWN),  # R1
        "peek": ("no", "yes"),  # S6
        "memory": ("heart", "fading", "marks"),  # S28
        "aided": (ALL, *map(seat_word, range(seats))),  # whom the marks of `memory` help
        "first": choices(seats),  # R3, S19
    }


def start(seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    *floor, spare = shuffled(TILES, chance)
    plan = options["plan"]
    if plan == DRAWN:
        plan = tuple(PLANS)[chance.below(len(PLANS))]
    first = first_seat(options["first"], seats, chance)
    table = Table(
        chance=chance,
        goal=int(options["goal"]),
        plan=plan,
        memory=options["memory"],
        aided=options["aided"],
        peeking=options["peek"] == "yes",
        first=first,
        turn=first,
        floor=dict(zip(FLOOR, floor, strict=True)),
        spare=spare,
        roofs=tuple(ROOMS[plan]),
        mice={},
        reserve=[MICE] * seats,
        fallen=[0] * seats,
        kinds=[()] * seats,
    )
    if table.peeking:
        table.tell("floor", *(word for square in FLOOR for word in (square, table.floor[square])))
    table.tell(ROUND, table.round, first)
    table.todo += [Turn(first), *(Tower(seat) for seat in reversed((first, *table.others(first))))]
    return table
