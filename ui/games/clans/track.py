"""The score track around the board, and the crests on it."""

from engine.games.clans.state import Table
from engine.games.clans.tables import RED_ZONE, TRACK

from ...node import Child, Node, b, div, li, ol, small, span
from ...scene import Scene
from ...words import _, drawn_once
from . import words
from .cubes import crest
from .portrait import colours

SIDES = ((0, 21), (22, 25), (26, 47), (48, TRACK))  # above, right, below, left


def track(scene: Scene) -> Child:
    """It goes around clockwise."""
    stand = _stand(scene.view)
    label = _("Score track from 0 to {last}; the red zone begins at {n}", last=TRACK, n=RED_ZONE)
    return div(class_="track num", role="group", aria_label=label, data_about="track")[
        [_side(first, last, stand, scene) for first, last in SIDES]
    ]


def _stand(view: Table) -> dict[int, list[int]]:
    """The seats on each field; beyond the last one they stay there (S12)."""
    stand: dict[int, list[int]] = {}
    for seat in view.seats:
        stand.setdefault(min(view.points(seat), TRACK), []).append(seat)
    return stand


def _side(first: int, last: int, stand: dict[int, list[int]], scene: Scene) -> Node:
    return ol[[_field(number, stand.get(number, []), scene) for number in range(first, last + 1)]]


def _field(number: int, seats: list[int], scene: Scene) -> Node:
    if not seats:
        return _empty(number)
    return li(class_=f"taken{_kind(number)}")[
        b(aria_hidden="true")[number],
        span(class_=f"crests n{len(seats)}")[[_crest(seat, number, scene) for seat in seats]],
    ]


@drawn_once
def _empty(number: int) -> Node:
    return li(class_=_kind(number).strip() or None, aria_hidden="true")[b[number]]


def _kind(number: int) -> str:
    return (" end" if number >= RED_ZONE else "") + (" five" if number % 5 == 0 else "")


def _crest(seat: int, number: int, scene: Scene) -> Node:
    points = scene.view.points(seat)
    return span(id=f"crest-{seat}", data_moves=True)[
        crest(colours(scene.view)[seat]),
        points > number and small[points],
        span(class_="hide")[_("{name}: {text}", name=scene.names[seat], text=words.points(points)), " "],
    ]
