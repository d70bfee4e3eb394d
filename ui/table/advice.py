"""What a person could do now, as the adviser of the game sees it."""

from typing import Any, NamedTuple

from engine import Move, write

from ..model import STALE, Effect, Model
from .choice import refused
from .sitting import Sitting


class Advice(NamedTuple):
    plan: list[str]
    worth: int  # the chance to win, in thousandths
    terms: list[tuple[str, int]]


def asked(sitting: Sitting) -> list[Effect]:
    """It is thought about with the eyes of the seat that decides."""
    match = sitting.match
    sitting.advice = None
    question = {"do": "advise", "record": write(match)}
    return [("think", question, "advised", match.seed, len(match.moves))]


def advised(
    model: Model, sitting: Sitting, seed: int, number: int, plans: list[Any], wrong: str
) -> list[Effect]:
    """For who still wants to know."""
    match = sitting.match
    if (seed, number) != (match.seed, len(match.moves)) or sitting.layout.sheet != "advice":
        return [STALE]
    sitting.advice = [Advice(*plan) for plan in plans]
    return [("warn", wrong)] if wrong else []


def advice(model: Model, sitting: Sitting, number: str) -> list[Effect]:
    """The first move of a plan is asked about: the person plays it, or not."""
    if sitting.layout.sheet != "advice" or not sitting.advice or not sitting.acting:
        return []
    move = Move.parse(sitting.advice[int(number)].plan[0])
    sitting.layout.sheet = ""
    sitting.let_go()
    if why := refused(sitting, move):
        sitting.choice.refusal = why
        return []
    sitting.choice.asked = move
    return [("focus", "yes")]
