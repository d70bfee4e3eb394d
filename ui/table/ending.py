"""The reckoning is told beat by beat."""

from ..model import STALE, Effect, Model
from .reckoning import beats
from .sitting import Sitting


def coming(model: Model, sitting: Sitting) -> list[Effect]:
    """The next beat comes by itself; where nothing moves, all are there."""
    if not model.settings.bot or model.settings.still:
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
    return [("focus", "prompt" if sitting.ending.aside else "result")]


def _next(model: Model, sitting: Sitting) -> list[Effect]:
    beat = sitting.ending.beat
    return [] if beat is None else [("later", model.settings.bot, "beat", beat)]
