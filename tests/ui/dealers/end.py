"""A finished game of the Dealers with chosen piles."""

from typing import Any

from engine import Match, Seat
from engine.games.dealers import GAME
from engine.games.dealers.cards import ORDERS
from engine.games.dealers.state import Table
from ui.model import Model
from ui.table.display import Ending
from ui.table.sitting import Sitting

# the value piles and the goods kept of four seats: scoring example TV1 of the rule sheet
PILES = (
    ("feed", 4, (7, 6, 5, 3), 5),
    ("feed", 3, (5, 5, 4, 4), 6),
    ("feed", 5, (6, 5, 4, 3, 3), 1),
    ("feed", 6, (7, 7, 4, 3, 3), 0),
)
NAMES = ("Ivy", "Freya", "Jack", "Scott")


def worth(points: tuple[int, ...]) -> tuple[str, ...]:
    """Requests of so many points."""
    found: list[str] = []
    for number in points:
        found.append(
            next(name for name, order in ORDERS.items() if order.points == number and name not in found)
        )
    return tuple(found)


def ended(piles: tuple[Any, ...] = PILES) -> Model:
    """A finished game with these piles, nothing told yet."""
    match = Match(GAME, [Seat(name) for name in NAMES[: len(piles)]], {}, 3)
    table: Table = match.state
    table.values = [(*worth(points), *("feed",) * feed) for _feed, feed, points, _goods in piles]
    table.collections = [("vase",) * goods for *_others, goods in piles]
    table.todo = []
    return Model(draw_seed=lambda: 1, screen="table", sitting=Sitting(match, ending=Ending(beat=0)))
