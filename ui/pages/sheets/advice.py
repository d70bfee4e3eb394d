"""What would you do? The best ways to play, and why."""

from itertools import accumulate
from typing import Any

from engine import Move, trial

from ...model import Model
from ...node import Child, Node, b, button, li, ol, p, small
from ...parts.panel import panel
from ...scene import Scene
from ...table.advice import Advice
from ...table.sitting import Sitting
from ...words import _, clauses, pieces


def draw(model: Model, sitting: Sitting, scene: Scene) -> Node:
    return panel(_("What would you do?"), _found(sitting, scene))


def _found(sitting: Sitting, scene: Scene) -> Child:
    if sitting.advice is None:
        return p(role="status")[_("The adviser is thinking …")]
    if not sitting.advice:
        return p(role="status")[_("The adviser has nothing to say.")]
    return (
        p[_("The adviser sees only what you see. Choose a way to try its first move: you decide.")],
        ol(class_="advice")[
            [_way(place, each, sitting, scene.view) for place, each in enumerate(sitting.advice)]
        ],
    )


def _way(place: int, advice: Advice, sitting: Sitting, view: Any) -> Node:
    return li[
        button(type="button", class_="btn", id=f"advice-{place}", data_do=f"advice {place}")[
            b[pieces(plan(sitting, advice.plan, view))], small[chance(advice.worth)]
        ],
        p[reasons(sitting, advice)],
    ]


def plan(sitting: Sitting, moves: list[str], view: Any) -> str:
    """What is played in one go on a table that a seat sees, in words."""
    played = [Move.parse(move) for move in moves]
    tables = accumulate(played[:-1], _after, initial=view)
    return clauses(
        sitting.face.wording.move(move, sitting.seating.names, table)
        for move, table in zip(played, tables, strict=True)
    )


def _after(view: Any, move: Move) -> Any:
    """None: the table has changed since the plan was made."""
    return trial(view, move) if view and move in view.moves() else None


def chance(worth: int) -> str:
    return _("{n} % chance to win", n=(worth + 5) // 10)


def reasons(sitting: Sitting, advice: Advice) -> str:
    reason = sitting.face.wording.reason
    return clauses(line for term, number in advice.terms if (line := reason(term, number)))
