"""The small picture of a game on the shelf: the roads, and the carts where they stand."""

from functools import cache

from engine.games.dealers.state import Table
from engine.games.dealers.tables import VILLAGES

from ...node import Child, Node, circle, g, path
from ...parts.portrait import portrait, sketched
from ...saves.format import Label
from .land import PATHS


def sketch(view: Table) -> str:
    """What the picture needs to know of a game."""
    return " ".join(view.carts)


def picture(label: Label) -> Node:
    carts = enumerate(sketched(label.sketch, label.seats))
    return portrait(_roads(), [_cart(village, colour, number) for number, (village, colour) in carts])


@cache
def _roads() -> Node:
    return g[
        path(d=" ".join(line for line, _stud in PATHS.values())),
        path(class_="dots", d="".join(f"M{x} {y}h0" for (x, y), _number in VILLAGES.values())),
    ]


def _cart(village: str, colour: str, number: int) -> Child:
    if village not in VILLAGES:
        return None
    (x, y), _number = VILLAGES[village]
    return circle(
        class_=f"seat-{colour}", cx=x + 28 * (number % 2) - 14, cy=y + 28 * (number // 2) - 14, r=40
    )


def colours(view: Table) -> tuple[str, ...]:
    return view.colours
