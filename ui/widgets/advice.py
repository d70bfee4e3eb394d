"""What would you do? The best ways to play, and why."""

from importlib import import_module

from engine import Move

from ..advice import Advice
from ..face import Scene
from ..model import Model
from ..node import Child, Node, b, button, li, ol, p, small
from ..sitting import Sitting
from ..words import _, clauses, pieces
from .panel import panel


def draw(model: Model, sitting: Sitting, scene: Scene) -> Node:
    return panel(_("What would you do?"), _found(sitting))


def _found(sitting: Sitting) -> Child:
    if sitting.advice is None:
        return p(role="status")[_("The adviser is thinking …")]
    if not sitting.advice:
        return p(role="status")[_("The adviser has nothing to say.")]
    return (
        p[_("The adviser sees only what you see. Choose a way to try its first move: you decide.")],
        ol(class_="advice")[[_way(place, each, sitting) for place, each in enumerate(sitting.advice)]],
    )


def _way(place: int, advice: Advice, sitting: Sitting) -> Node:
    return li[
        button(type="button", class_="btn", id=f"advice-{place}", data_do=f"advice {place}")[
            b[pieces(plan(sitting, advice.plan))], small[chance(advice.worth)]
        ],
        p[reasons(sitting, advice)],
    ]


def plan(sitting: Sitting, moves: list[str]) -> str:
    """What is played, in words."""
    return clauses(sitting.face.move(Move.parse(move)) for move in moves)


def chance(worth: int) -> str:
    return _("{n} % chance to win", n=(worth + 5) // 10)


def reasons(sitting: Sitting, advice: Advice) -> str:
    words = import_module(f"..games.{sitting.match.game.key}.reason", __package__)
    return clauses(line for term, number in advice.terms if (line := words.reason(term, number)))
