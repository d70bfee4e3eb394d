"""Cheeses, tiles and mice as pictures."""

from collections.abc import Sequence

from engine.games.castle.tables import PLAIN, SORTS, TRAP
from engine.view import HIDDEN

from ...node import Child, Node, g, svg, text, use
from ...node import span as words
from ...parts.seat import initial
from ...words import Phrase
from .grid import span
from .words import tile

# where the initial stands on the coat of a mouse, and how large it is
COAT = {"red": (31, 50), "blue": (26, 45), "green": (31, 53), "yellow": (38, 48)}


def cheese(kind: str) -> Node:
    """Small, in a line of text."""
    return svg(class_=f"cheese ch-{kind}", viewBox="0 0 48 48", aria_hidden="true")[use(href=f"#{kind}")]


def named(kind: str) -> Phrase:
    """A tile in words, with its picture."""
    if kind in (PLAIN, TRAP, HIDDEN):
        return Phrase(tile(kind), tile(kind))
    return Phrase(tile(kind), words(class_="thing")[cheese(kind), tile(kind)])


def flagstone(kind: str, small: bool = False) -> Node:
    """A tile at the origin, 100 by 100. `small`: a mouse stands on it, so the cheese moves into a corner."""
    if kind == TRAP:
        top: Child = use(href="#mousetrap", width=100, height=100)
    elif kind in (PLAIN, HIDDEN):
        top = None
    else:
        x, y, size = (6, 5, 54) if small else (16, 16, 68)
        top = use(href=f"#{kind}", class_=f"ch-{kind}", x=x, y=y, width=size, height=size)
    return g[use(href="#flagstones", width=100, height=100), top]


def roof(squares: Sequence[str], **place: int) -> Node:
    """Of a room, in the units of the drawing; `place`: x and y, on it."""
    _left, _top, width, height = span(squares)
    lies = "h" if width > height else "v" if height > width else "q"
    return use(href=f"#roof-{SORTS[len(squares)]}-{lies}", width=width, height=height, **place)


def mouse(name: str, colour: str, **place: int) -> Node:
    """A mouse with the initial of its seat; `place`: x, y, width and height, on a drawing."""
    x, y = COAT[colour]
    return svg(class_=f"mouse seat-{colour}", viewBox="0 0 64 64", aria_hidden="true", **place)[
        use(href=f"#mouse-{colour}"), text(x=x, y=y)[initial(name)]
    ]
