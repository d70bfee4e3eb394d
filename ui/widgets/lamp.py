"""Day or evening table; the lobby has this button too, and its script hears it."""

from ..node import Node, button
from ..words import _
from .icon import icon


def lamp() -> Node:
    words = _("Day or evening table")
    return button(type="button", class_="btn btn--bar lamp", data_lamp=True, aria_label=words)[icon("i-lamp")]
