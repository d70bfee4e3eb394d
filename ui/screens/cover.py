"""Between two persons at one tablet: nothing of the table is on the page."""

from typing import TYPE_CHECKING

from ..node import Node, button, div, p, section
from ..widgets.bar import bar
from ..widgets.seat import badge
from ..words import _

if TYPE_CHECKING:
    from ..app import Model


def draw(model: "Model") -> Node:
    match = model.match
    assert match
    assert match.seat is not None
    name = match.seats[match.seat].name
    colour = model.face.colours(match.state)[match.seat]
    return div(class_="cover")[
        bar(model.face.title()),
        section(class_="sheet panel", id="cover")[
            badge(name, colour),
            p[_("Hand the tablet to {name}.", name=name)],
            button(type="button", class_="btn btn--go", id="i-am", data_do="i_am", data_rest=True)[
                _("I am {name}", name=name)
            ],
        ],
    ]
