"""The small picture of a game on the shelf: where the crests stand on the score track."""

from engine.games.clans.state import Table
from engine.games.clans.tables import TRACK

from ...node import Node, rect, use
from ...parts.portrait import lanes
from ...parts.seat import in_order as colours
from ...saves.format import Label

__all__ = ["colours", "picture", "sketch"]


def sketch(view: Table) -> str:
    """The points of each seat."""
    return " ".join(str(view.points(seat)) for seat in view.seats)


def picture(label: Label) -> Node:
    return lanes(label.sketch, label.seats, _lane)


def _lane(points: int, colour: str, y: int, height: int) -> tuple[Node, Node]:
    size = min(120, height)
    x = 30 + 820 * min(points, TRACK) // TRACK
    return (
        rect(x=40, y=y + size // 2 - 4, width=920, height=8),
        use(href=f"#seat-{colour}", class_=f"seat-{colour}", x=x, y=y, width=size, height=size),
    )
