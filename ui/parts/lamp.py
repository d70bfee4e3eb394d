"""Day or evening table; the lobby has this button too, and its script hears it."""

from ..node import Node
from ..words import _
from .sign import sign


def lamp() -> Node:
    return sign("i-lamp", _("Day or evening table"), kind="btn--bar lamp", data_lamp=True)
