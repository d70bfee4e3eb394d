"""The marks of the seats: colour, shape and initial, since colour is never the only sign."""

from functools import lru_cache

from ..node import Node, b, span, svg, use
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


def named(name: str, colour: str) -> Phrase:
    """A name with the mark of its seat."""
    return Phrase(name, span(class_="who")[badge(name, colour), name])
