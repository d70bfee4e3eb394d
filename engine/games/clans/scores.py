"""What a scoring brings, R32–R35, and who wins, R40."""

from typing import NamedTuple

from ...game import Scores
from ...parts.ranking import ranked
from .state import Table
from .tables import MOST_CATTLE, MOST_GREEN, SECOND_GREEN, TIED_GREEN


class Gains(NamedTuple):
    """What a seat gets in a scoring, by source, in the order of the rules."""

    green: int
    cattle: int
    most_cattle: int
    blue: int


def gains(table: Table) -> list[Gains]:
    """If the round were over now."""
    seats = table.seats
    cattle = table.cattle
    most = max(cattle)
    sole = cattle.count(most) == 1
    green = green_points([table.greens(seat) for seat in seats])
    foreign = [max(cattle[:seat] + cattle[seat + 1 :]) for seat in seats]  # R35, S33
    return [
        Gains(
            green=green[seat],
            cattle=cattle[seat],
            most_cattle=MOST_CATTLE if sole and cattle[seat] == most else 0,
            blue=max(table.blues(seat) - foreign[seat], 0),
        )
        for seat in seats
    ]


def green_points(greens: list[int]) -> list[int]:
    """R33, S13, S14."""
    first = max(greens)
    second = max((green for green in greens if green < first), default=0)
    if greens.count(first) > 1:
        points = {first: TIED_GREEN}
    else:
        points = {first: MOST_GREEN, second: SECOND_GREEN if greens.count(second) == 1 else TIED_GREEN}
    return [points.get(green, 0) if green else 0 for green in greens]


def largest_following(table: Table) -> int | None:
    """R32, S24: who gets the card, or keeps it."""
    most = max(table.warriors)
    tied = [seat for seat in table.seats if table.warriors[seat] == most]
    courts = {seat: most + table.pipers[seat] + table.monks[seat] for seat in tied}
    best = [seat for seat in tied if courts[seat] == max(courts.values())]
    return best[0] if len(best) == 1 else table.following


def scores(table: Table) -> Scores:
    """S40: points by source, and how many they are."""
    rows = tuple({"points": points.total, **points._asdict()} for points in table.scored)
    ranks, winners = ranked({seat: row["points"] for seat, row in enumerate(rows)})
    return Scores(rows=rows, out={}, ranks=ranks, winners=winners, why=table.ending)
