"""The small picture of a game on the shelf: a bar a seat, as long as what it laid."""

from ui.node import Node, rect, svg
from ui.parts.seat import in_order as colours
from ui.saves.format import Label

from ..game import Table

__all__ = ["colours", "picture", "sketch"]


def sketch(view: Table) -> str:
    return " ".join(str(len(cards)) for cards in view.laid)


def picture(label: Label) -> Node:
    bars = enumerate(zip(label.sketch.split(), label.seats, strict=False))
    return svg(class_="sketch", viewBox="0 0 1000 700", aria_hidden="true")[
        [
            rect(class_=f"seat-{colour}", x=0, y=140 * place, width=50 * int(length), height=100)
            for place, (length, (_name, _player, colour)) in bars
            if length.isdecimal()  # the label may come from a file of anybody
        ]
    ]
