"""The bar on top of every screen but the lobby."""

from ..node import Child, Node, h1, header
from ..words import _
from .sign import sign


def bar(title: str, *more: Child) -> Node:
    return header(class_="bar")[
        sign("i-home", _("Back to the lobby"), kind="btn--bar", data_do="go home"),
        h1[title],
        more,
    ]
