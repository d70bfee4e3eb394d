"""The bar on top of every screen but the lobby."""

from ..node import Child, Node, button, h1, header
from ..words import _
from .icon import icon


def bar(title: str, *more: Child) -> Node:
    home = _("Back to the lobby")
    return header(class_="bar")[
        button(type="button", class_="btn btn--bar", data_do="go home", aria_label=home)[icon("i-home")],
        h1[title],
        more,
    ]
