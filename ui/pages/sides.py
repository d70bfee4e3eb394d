"""How the persons sit around the tablet: in the set-up, and in the menu of the table."""

from ..node import Node, label, span
from ..words import _
from .choice import choice


def sides(across: bool) -> Node:
    choices = {"one": _("on one side"), "across": _("across from each other")}
    chosen = "across" if across else "one"
    return label(class_="field")[
        span[_("The persons sit")],
        choice(choices, chosen, id="sides", data_setting="sides"),
    ]
