"""The set-up of the clans, D0, R1–R3."""

from collections.abc import Mapping

from ...chance import Chance
from ...event import ROUND
from ...parts.cards import shuffled
from ...parts.first import choices, first_seat
from .state import Points, Table
from .steps.turn import begin
from .tables import ALL_CARDS, CATTLE, CUBES, HAND, PIPERS, PRINTED, SETUP, TILES, WARRIORS


def options(seats: int) -> dict[str, tuple[str, ...]]:
    return {"first": choices(seats)}  # S39, S47


def start(seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    setup = SETUP[seats]
    boards = {"yellow": WARRIORS * seats, "blue": PIPERS * seats, "red": CATTLE * seats}
    first = first_seat(options["first"], seats, chance)
    tiles = shuffled(TILES, chance)  # R2
    table = Table(
        chance=chance,
        first=first,
        turn=first,
        hands=[()] * seats,
        pile=shuffled(ALL_CARDS, chance),
        bag={
            colour: count - boards.get(colour, 0) - setup.removed.get(colour, 0)
            for colour, count in CUBES.items()
        },
        warriors=[WARRIORS] * seats,
        pipers=[PIPERS] * seats,
        monks=[0] * seats,
        estates=[PRINTED] * seats,
        cattle=[CATTLE] * seats,
        castles=[0] * seats,
        monasteries=[0] * seats,
        tiles=tiles,
        scored=[Points(start=setup.points)] * seats,
    )
    for seat in (first, *table.others(first)):
        table.draw(seat, HAND)
    table.tell(ROUND, table.round, first)
    begin(table, first)
    return table
