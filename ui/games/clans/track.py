"""The score track around the board, and the crests on it."""

from typing import NamedTuple

from engine.games.clans.tables import RED_ZONE, TRACK

from ...node import Child, Node, Part, b, div, li, ol, small, span
from ...scene import Scene
from ...words import _, drawn_once
from . import words
from .cubes import crest
from .portrait import colours

SIDES = ((0, 21), (22, 25), (26, 47), (48, TRACK))  # above, right, below, left


class Crest(NamedTuple):
    seat: int
    colour: str
    name: str
    points: int


Stand = tuple[tuple[int, tuple[Crest, ...]], ...]  # field -> who stands there


def track(scene: Scene) -> Child:
    """It goes around clockwise."""
    stand = _stand(scene)
    label = _("Score track from 0 to {last}; the red zone begins at {n}", last=TRACK, n=RED_ZONE)
    return div(class_="track num", role="group", aria_label=label, data_about="track")[
        [
            _side(first, last, tuple((field, stand[field]) for field in stand if first <= field <= last))
            for first, last in SIDES
        ]
    ]


def _stand(scene: Scene) -> dict[int, tuple[Crest, ...]]:
    """Beyond the last field they stay there (S12)."""
    view, stand = scene.view, dict[int, tuple[Crest, ...]]()
    for seat, colour in zip(view.seats, colours(view), strict=True):
        field = min(view.points(seat), TRACK)
        here = Crest(seat, colour, scene.names[seat], view.points(seat))
        stand[field] = (*stand.get(field, ()), here)
    return stand


@drawn_once
def _side(first: int, last: int, stand: Stand) -> Part:
    crests = dict(stand)
    return ol[[_field(number, crests.get(number, ())) for number in range(first, last + 1)]].part(
        f"track-{first}"
    )


def _field(number: int, crests: tuple[Crest, ...]) -> Node:
    if not crests:
        return _empty(number)
    return li(class_=f"taken{_kind(number)}")[
        b(aria_hidden="true")[number],
        span(class_=f"crests n{len(crests)}")[[_crest(one) for one in crests]],
    ]


@drawn_once
def _empty(number: int) -> Node:
    return li(class_=_kind(number).strip() or None, aria_hidden="true")[b[number]]


def _kind(number: int) -> str:
    return (" end" if number >= RED_ZONE else "") + (" five" if number % 5 == 0 else "")


def _crest(one: Crest) -> Node:
    return span(id=f"crest-{one.seat}", data_moves=True)[
        crest(one.colour),
        one.points > TRACK and small[one.points],
        span(class_="hide")[_("{name}: {text}", name=one.name, text=words.points(one.points)), " "],
    ]
