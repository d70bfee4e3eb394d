"""What the others did since the turn of the seat that looks."""

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
    match, seat, moves = sitting.match, sitting.looking, len(sitting.match.moves)
    if seat is None or seat != match.seat or sitting.dealing or sitting.layout.recapped == moves:
        return []
    last = next((number for number in range(moves, 0, -1) if match.mover(number) == seat), 0)
    events = [event for number in range(last + 1, moves + 1) for event in sitting.known(number)]
    return sitting.face.recap(events, seat, [named(*who) for who in sitting.who])
