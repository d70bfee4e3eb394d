"""The bar on top of every screen but the lobby."""

from ..node import Child, Node, h1, header
from ..words import _
from .sign import sign

HEADING = "heading"  # what gets the focus when one has come here


def bar(title: str, *more: Child, place: str = "") -> Node:
    """`place`: which room it is, for who cannot see that; empty: the title says it."""
    in_words = place and _("{name}: {text}", name=title, text=place)
    return header(class_="bar")[
        sign("i-home", _("Back to the lobby"), kind="btn--bar", data_do="go home"),
        h1(id=HEADING, tabindex=-1, aria_label=in_words or None)[title],
        more,
    ]
