"""The reckoning is told stage by stage."""

from .model import PACE, Effect, Model
from .reckoning import stages
from .sitting import Sitting


def coming(model: Model, sitting: Sitting) -> list[Effect]:
    """The next stage comes by itself; where nothing moves, all are there."""
    pace, _card = PACE[model.settings.speed]
    if not pace or model.settings.still:
        sitting.stage = None
    return [("focus", "result"), *_next(pace, sitting)]


def stage(model: Model, sitting: Sitting, number: int) -> list[Effect]:
    """The next stage, unless it came since this was called."""
    if not sitting.ended or sitting.stage != number or model.screen != "table":
        return []
    last = len(stages(sitting)) - 1
    sitting.stage = number + 1 if number + 1 < last else None
    return _next(PACE[model.settings.speed][0], sitting)


def reveal(model: Model, sitting: Sitting) -> list[Effect]:
    sitting.stage = None
    return [("focus", "result")]


def _next(pace: int, sitting: Sitting) -> list[Effect]:
    return [] if sitting.stage is None else [("later", pace, "stage", sitting.stage)]
