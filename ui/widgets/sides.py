"""How the persons sit around the tablet: in the set-up, and in the menu of the table."""

from ..node import Node, label, option, select, span
from ..words import _


def sides(across: bool) -> Node:
    choices = {"one": _("on one side"), "across": _("across from each other")}
    chosen = "across" if across else "one"
    return label(class_="field")[
        span[_("The persons sit")],
        select(id="sides", data_setting="sides")[
            [option(value=value, selected=value == chosen)[words] for value, words in choices.items()]
        ],
    ]
