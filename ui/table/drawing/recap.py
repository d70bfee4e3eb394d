"""What the others did since the turn of the seat that looks."""

from collections.abc import Sequence
from itertools import chain

from engine import Event, known

from ...face import Face
from ...node import Child, h2, header, li, section, ul
from ...parts.act import act
from ...parts.seat import named
from ...parts.sign import sign
from ...words import _, listed, pieces
from ..rewind import rewatchable
from ..sitting import Sitting


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
            rewatchable(sitting) and act("i-play", _("Watch it once more"), "once", id="once"),
        ]
    )


def since(sitting: Sitting) -> list[str]:
    """The lines, while the seat that looks decides and has not put them away."""
    match, seat = sitting.match, sitting.looking
    if (
        seat is None
        or seat != match.seat
        or sitting.everybody_looks
        or sitting.layout.recapped == len(match.moves)
    ):
        return []
    return others(sitting, seat, seat)


def others(sitting: Sitting, seat: int, eyes: int | None) -> list[str]:
    """What the others did since a seat moved last, as far as these eyes may know."""
    match = sitting.match
    events = known(chain(*match.events[match.last_of(seat) + 1 :]), eyes)
    return summed_up(sitting.face, events, seat, [named(*who) for who in sitting.seating.marks])


def summed_up(face: Face, events: Sequence[Event], seat: int, names: Sequence[str]) -> list[str]:
    """Of every seat but one, what these events tell."""
    did = [(name, face.events.recap(events, who, names)) for who, name in enumerate(names) if who != seat]
    return [_("{name}: {text}", name=name, text=listed(deeds)) for name, deeds in did if deeds]
