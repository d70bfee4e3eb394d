"""The adviser at the table: asked, heard, followed or not."""

from typing import Any

from engine import Move, write

from ..model import STALE, Effect, Model
from . import play
from .display import BESIDE
from .sitting import Sitting
from .suggestions import Advice, Counsel


def open_(model: Model, sitting: Sitting) -> list[Effect]:
    """It is thought about with the eyes of the seat that decides. Asked once more, the adviser is silent."""
    match = sitting.match
    if sitting.counsel:
        return close(sitting)
    sitting.advice = Counsel(len(match.moves))
    sitting.layout.drawer = BESIDE
    question = {"do": "advise", "record": write(match)}
    return [("focus", "beside"), ("think", question, "advised", match.seed, len(match.moves))]


def close(sitting: Sitting) -> list[Effect]:
    sitting.advice = None
    return [("focus", "advise")]


def advised(
    model: Model, sitting: Sitting, seed: int, number: int, plans: list[Any], wrong: str
) -> list[Effect]:
    """For who still wants to know."""
    counsel = sitting.counsel
    if not counsel or not counsel.waits or (seed, number) != (sitting.match.seed, counsel.number):
        return [STALE]
    counsel.plans = [Advice(*plan) for plan in plans]
    return [("warn", wrong)] if wrong else []


def draw_plan(model: Model, sitting: Sitting, number: str) -> list[Effect]:
    """Another plan is drawn in full."""
    counsel = sitting.counsel
    if counsel and number.isdecimal() and int(number) < len(counsel.plans or ()):
        counsel.chosen = int(number)
    return []


def follow(model: Model, sitting: Sitting) -> list[Effect]:
    """The next move of the plan that is chosen is played; one that cannot be undone is asked about."""
    counsel = sitting.counsel
    if not counsel or not counsel.plans:
        return []
    sitting.let_go()
    return play.move(model, sitting, *Move.parse(counsel.plans[counsel.chosen].plan[0]))
