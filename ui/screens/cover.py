"""Between two persons at one tablet: nothing of the table is on the page."""

from ..node import Node, button, div, p, section
from ..sitting import Sitting
from ..widgets.bar import bar
from ..widgets.seat import badge
from ..words import _


def draw(sitting: Sitting) -> Node:
    match = sitting.match
    assert match.seat is not None
    name = sitting.names[match.seat]
    colour = sitting.face.colours(match.view(None))[match.seat]
    return div(class_="cover")[
        bar(sitting.face.title()),
        section(class_="sheet panel", id="cover")[
            badge(name, colour),
            p[_("Hand the tablet to {name}.", name=name)],
            button(type="button", class_="btn btn--go", id="i-am", data_do="i_am", data_rest=True)[
                _("I am {name}", name=name)
            ],
        ],
    ]
