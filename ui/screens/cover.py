"""Between two persons at one tablet: nothing of the table is on the page."""

from ..node import Child, Node, b, button, div, h2, p, section
from ..sitting import Sitting
from ..widgets.bar import bar
from ..widgets.seat import badge
from ..words import _


def draw(sitting: Sitting) -> Node:
    match = sitting.match
    assert sitting.next is not None
    name, colour = sitting.who[sitting.next]
    seen = match.view(None)
    now, phases = sitting.face.phases(seen)
    return div(class_="cover")[
        bar(sitting.face.title()),
        section(class_=f"sheet panel seat-{colour}", id="cover", aria_label=name)[
            badge(name, colour),
            h2(tabindex=-1, data_rest=True)[_("Hand the tablet to {name}.", name=name)],
            p(class_="num")[b[_("Round {n}", n=seen.round)], " · ", phases[now]],
            # not where the focus rests: a key that was pressed once too often opens nothing
            button(type="button", class_="btn btn--go", id="i-am", data_do="i_am")[
                _("I am {name}", name=name)
            ],
            _before(sitting),
        ],
    ]


def _before(sitting: Sitting) -> Child:
    """Who has just played, if it was somebody else."""
    match = sitting.match
    last = match.mover(len(match.moves)) if match.moves else sitting.next
    if last is None or last == sitting.next:
        return None
    name, colour = sitting.who[last]
    return p(class_="before")[badge(name, colour), _("{name} has just played.", name=name)]
