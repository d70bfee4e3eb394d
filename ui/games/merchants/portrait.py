"""The small picture of a game on the shelf: the stalls, as far as they are built."""

from typing import Any

from engine.games.merchants.tables import STACKS

from ...node import Node, g, rect, svg
from ...parts.seat import in_order as colours
from ...saves.format import Label

__all__ = ["colours", "picture", "sketch"]


def sketch(view: Any) -> str:
    """What the picture needs to know of a game."""
    return " ".join(str(len(stall)) for stall in view.stalls)


def picture(told: Label) -> Node:
    rows = list(zip(told.sketch.split(), told.seats, strict=False))
    high = 620 // max(1, len(rows))
    return svg(class_="sketch", viewBox="0 0 1000 700", aria_hidden="true")[
        [
            g(class_=f"seat-{seat[2]}")[
                [
                    rect(
                        x=40 + 116 * at,
                        y=50 + high * row,
                        width=104,
                        height=high * (0.8 if at < built else 0.3),
                        rx=12,
                    )
                    for at in range(STACKS)
                ]
            ]
            for row, (built, seat) in enumerate(
                (int(number) if number.isdecimal() else 0, seat) for number, seat in rows
            )
        ]
    ]
