"""The marks of the seats: colour, shape and initial, since colour is never the only sign."""

from functools import lru_cache

from ..node import Node, b, span, svg, text, use
from ..words import Phrase, _

COLOURS = ("red", "blue", "green", "yellow")


def colour(name: str) -> str:
    return {"red": _("red"), "blue": _("blue"), "green": _("green"), "yellow": _("yellow")}[name]


def shape(name: str) -> str:
    """The colour with its shape, as the badge shows them."""
    return {
        "red": _("red, circle"),
        "blue": _("blue, square"),
        "green": _("green, triangle"),
        "yellow": _("yellow, diamond"),
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
    low = colour == "green"  # the initial stands lower in a triangle
    return svg(class_=f"cart seat-{colour}", viewBox="0 0 50 40", aria_hidden="true")[
        piece,
        use(class_="badge", href=f"#seat-{colour}", x=x, y=y, width=20, height=20),
        text(x=x + 10, y=y + (16.3 if low else 15))[initial(name)],
    ]


def named(name: str, colour: str) -> Phrase:
    """A name with the mark of its seat."""
    return Phrase(name, span(class_="who")[badge(name, colour), name])
