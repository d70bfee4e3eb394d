"""Between two persons at one tablet: nothing of the table is on the page."""

from ...node import Child, Node, b, button, div, h2, li, p, section, ul
from ...parts.bar import bar
from ...parts.seat import badge
from ...words import _, pieces
from ..sitting import Sitting
from .recap import others


def draw(sitting: Sitting) -> Node:
    match = sitting.match
    assert sitting.seating.next is not None
    name, colour = sitting.seating.marks[sitting.seating.next]
    seen = match.view(None)
    now, phases = sitting.face.phases(seen, looks=sitting.seating.recipient is not None)
    return div(class_=f"cover {match.game.key}")[
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
    """What happened since the person played last, as far as everybody may know."""
    match = sitting.match
    assert sitting.seating.next is not None
    if lines := others(sitting, sitting.seating.next, None):
        return ul(class_="before")[[li[pieces(line)] for line in lines]]
    last = match.mover(len(match.moves)) if match.moves else sitting.seating.next
    if last is None or last == sitting.seating.next:
        return None
    name, colour = sitting.seating.marks[last]
    return p(class_="before")[badge(name, colour), _("{name} has just played.", name=name)]
