"""The reckoning is told beat by beat."""

from importlib import import_module

from ..model import STALE, Effect, Model
from ..parts.seat import COLOURS
from ..settings import BOTS
from .reckoning import beats
from .sitting import Sitting

PICTURE = "peddlers-table.png"


def coming(model: Model, sitting: Sitting) -> list[Effect]:
    """The next beat comes by itself, however quick bots are; where nothing moves, all are there."""
    if not model.settings.beat:
        sitting.ending.beat = None
    return [("focus", "result"), *_next(model, sitting)]


def beat(model: Model, sitting: Sitting, number: int) -> list[Effect]:
    """The next beat, unless it came since this was called."""
    if not sitting.ended or sitting.ending.beat != number:
        return [STALE]
    last = len(beats(sitting)) - 1
    sitting.ending.beat = number + 1 if number + 1 < last else None
    return _next(model, sitting)


def reveal(model: Model, sitting: Sitting) -> list[Effect]:
    sitting.ending.beat = None
    return [("focus", "result")]


def aside(model: Model, sitting: Sitting) -> list[Effect]:
    """The result makes room for the table, or comes back."""
    sitting.ending.aside = not sitting.ending.aside
    return [("focus", "turn" if sitting.ending.aside else "result")]


def lay_open(model: Model, sitting: Sitting) -> list[Effect]:
    """The table, and on it what was hidden to the end."""
    if not (sitting.ended and sitting.face.lays_open):
        return []
    sitting.ending.open = True
    return aside(model, sitting)


def picture(model: Model, sitting: Sitting) -> list[Effect]:
    """To be shown to others: only once the result is told."""
    complete = sitting.match.over and sitting.ending.beat is None
    if not complete:
        return []
    drawing = import_module("..pages.picture", __package__)
    return [("picture", PICTURE, str(drawing.draw(sitting, COLOURS)))]


def _next(model: Model, sitting: Sitting) -> list[Effect]:
    beat = sitting.ending.beat
    wait = model.settings.bot or BOTS["fast"]
    return [] if beat is None else [("later", wait, "beat", beat)]
