"""What the others did since the turn of the seat that looks."""

from itertools import chain

from engine import known

from ..node import Child, h2, header, li, section, ul
from ..sitting import Sitting
from ..words import _, pieces
from .seat import named
from .sign import sign


def recap(sitting: Sitting) -> Child:
    lines = since(sitting)
    return (
        lines
        and section(class_="recap", id="recap", aria_label=_("Since your turn"))[
            header[
                h2[_("Since your turn")],
                sign("i-close", _("Put away"), data_do="recapped"),
            ],
            ul[[li[pieces(line)] for line in lines]],
        ]
    )


def since(sitting: Sitting) -> list[str]:
    """The lines, while the seat that looks decides and has not put them away."""
    match, seat = sitting.match, sitting.looking
    if seat is None or seat != match.seat or sitting.dealing or sitting.layout.recapped == len(match.moves):
        return []
    return others(sitting, seat, seat)


def others(sitting: Sitting, seat: int, eyes: int | None) -> list[str]:
    """What the others did since a seat moved last, as far as these eyes may know."""
    match = sitting.match
    last = next((number for number in range(len(match.moves), 0, -1) if match.mover(number) == seat), 0)
    events = known(chain(*match.events[last + 1 :]), eyes)
    return sitting.face.recap(events, seat, [named(*who) for who in sitting.who])
