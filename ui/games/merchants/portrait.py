"""The small picture of a game on the shelf: the stalls, as far as they are built."""

from engine.games.merchants.state import Table
from engine.games.merchants.tables import STACKS

from ...node import Node, g, rect
from ...parts.portrait import lanes
from ...parts.seat import in_order as colours
from ...saves.format import Label

__all__ = ["colours", "picture", "sketch"]


def sketch(view: Table) -> str:
    """What the picture needs to know of a game."""
    return " ".join(str(len(stall)) for stall in view.stalls)


def picture(label: Label) -> Node:
    return lanes(label.sketch, label.seats, _stall)


def _stall(built: int, colour: str, y: int, height: int) -> Node:
    return g(class_=f"seat-{colour}")[
        [
            rect(x=40 + 116 * at, y=y, width=104, height=height * (0.8 if at < built else 0.3), rx=12)
            for at in range(STACKS)
        ]
    ]
