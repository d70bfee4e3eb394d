"""The marks of the seats: colour, shape and initial, since colour is never the only sign."""

from functools import lru_cache
from typing import Any

from ..node import Node, b, span, svg, text, use
from ..words import Phrase, _

COLOURS = ("red", "blue", "green", "yellow", "plum")  # of the seats in order
LINE = {"green": 16.3, "plum": 15.6}  # where the initial stands in a shape that is wide below; else at 15


def in_order(view: Any) -> tuple[str, ...]:
    """The `colours` of a face whose game knows of none."""
    return COLOURS[: len(view.seats)]


def colour(name: str) -> str:
    return _words(name)[0]


def shape(name: str) -> str:
    """The colour with its shape, as the badge shows them."""
    return _words(name)[1]


def _words(name: str) -> tuple[str, str]:
    return {
        "red": (_("red"), _("red, circle")),
        "blue": (_("blue"), _("blue, square")),
        "green": (_("green"), _("green, triangle")),
        "yellow": (_("yellow"), _("yellow, diamond")),
        "plum": (_("plum"), _("plum, pentagon")),
    }[name]


def initial(name: str) -> str:
    return name[:1].upper()


@lru_cache
def badge(name: str, colour: str) -> Node:
    return span(class_=f"seat seat-{colour}", aria_hidden="true")[
        svg(viewBox="0 0 24 24")[use(href=f"#seat-{colour}")], b[initial(name)]
    ]


def marked(piece: Node, name: str, colour: str, x: int, y: int) -> Node:
    """A piece of the table drawn large, with the mark of its seat at a place of it."""
    return svg(class_=f"piece seat-{colour}", viewBox="0 0 50 40", aria_hidden="true")[
        piece,
        use(class_="badge", href=f"#seat-{colour}", x=x, y=y, width=20, height=20),
        text(x=x + 10, y=y + LINE.get(colour, 15))[initial(name)],
    ]


def named(name: str, colour: str) -> Phrase:
    """A name with the mark of its seat."""
    return Phrase(name, span(class_="who")[badge(name, colour), name])
