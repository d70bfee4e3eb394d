"""The small picture of a game on the shelf: a cheese for each kind that a seat has."""

from engine.games.castle.state import Table
from engine.games.castle.tables import CHEESES

from ...node import Node, use
from ...parts.portrait import portrait, sketched
from ...parts.seat import in_order as colours
from ...saves.format import Label

__all__ = ["colours", "picture", "sketch"]


def sketch(view: Table) -> str:
    """The kinds of each seat, by their places in the order of the data."""
    return " ".join("".join(str(CHEESES.index(kind)) for kind in kinds) or "-" for kinds in view.kinds)


def picture(label: Label) -> Node:
    rows = sketched(label.sketch, label.seats)
    return portrait(_row(places, colour, 30 + 165 * row) for row, (places, colour) in enumerate(rows))


def _row(places: str, colour: str, y: int) -> tuple[Node, list[Node]]:
    eaten = [kind for place, kind in enumerate(CHEESES) if str(place) in places]
    return (
        use(href=f"#seat-{colour}", class_=f"seat-{colour}", x=30, y=y, width=140, height=140),
        [
            use(href=f"#{kind}", class_=f"ch-{kind}", x=190 + 130 * nth, y=y + 10, width=120, height=120)
            for nth, kind in enumerate(eaten[:6])
        ],
    )
