"""The game is open in another tab: this one rests and shows nothing of it."""

from ...node import Node, button, div, h2, p, section
from ...parts.bar import bar
from ...parts.icon import icon
from ...words import _
from ..sitting import Sitting


def draw(sitting: Sitting) -> Node:
    return div(class_="cover")[
        bar(sitting.face.title()),
        section(class_="sheet panel", id="elsewhere")[
            icon("i-pause", "resting"),
            h2[_("This game goes on in another tab.")],
            p[_("This tab rests meanwhile, so that nobody plays against an old position.")],
            button(type="button", class_="btn btn--go", id="take-over", data_do="take_over", data_rest=True)[
                icon("i-play"), _("Take over here")
            ],
        ],
    ]
