"""How a clan stands, as its board and its card show it."""

from engine.games.clans.state import Table
from engine.games.clans.tables import BUILDINGS, MOST_ESTATES

from ...node import Child, span
from ...parts.status import turn_words
from ...scene import Scene
from ...words import _
from .cubes import glyph


def board_seat(scene: Scene) -> int:
    """Whose board lies large: that of the seat that looks, or of the one in turn."""
    seat: int = scene.view.turn if scene.looking is None else scene.looking
    return seat


def estates(view: Table, seat: int) -> list[str]:
    """What stands on each of them: there is no order."""
    built = [building for building in BUILDINGS for _each in range(view.built(building)[seat])]
    there = built + ["free"] * view.free(seat)
    return there + ["none"] * (MOST_ESTATES - len(there))


def lot(seat: int, nth: int) -> str:
    """Where an estate lies, on the large board or on the card of a seat."""
    return f"lot-{seat}-{nth}"


def when(seat: int, scene: Scene) -> str:
    """Its place in the order of the turns."""
    view = scene.view
    if not view.todo:
        return ""
    if seat == view.seat != view.turn:
        return _("decides")
    if view.is_last(seat) and seat != view.turn:
        return _("last")
    later = view.after(view.starter if view.is_last(view.turn) else view.turn)  # R38
    gone = (seat - view.starter) % len(view.seats) < (view.turn - view.starter) % len(view.seats)
    return turn_words(seat, view.turn, later, scene.looking) or (_("done") if gone else "")


def marks(seat: int, scene: Scene) -> Child:
    """The two cards that go from seat to seat."""
    view = scene.view
    follows, starts = view.following == seat, view.starter == seat
    return span(class_="emblems is-both" if follows and starts else "emblems")[
        follows and _emblem("banner", _("largest following"), "following"),
        starts and _emblem("horn", _("starting player"), "starter"),
    ]


def _emblem(symbol: str, words: str, about: str) -> Child:
    return span(class_="emblem", title=words, data_about=about)[
        glyph(symbol), span(class_="hide")[words, " "]
    ]
