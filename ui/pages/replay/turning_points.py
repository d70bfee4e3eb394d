"""Turning points: what a person would better have played, as the adviser of the game sees it."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from engine import write

from ...model import Effect
from ...node import Child, Node, b, button, li, p, progress, small, ul
from ...parts.act import act
from ...parts.panel import panel
from ...table.drawing.advice import chance, reasons
from ...table.ways import Advice, in_words
from ...words import _, pieces
from .viewer import Watched


class Point(NamedTuple):
    number: int  # so many moves were played before
    seat: int
    played: list[str]
    worth: int
    better: Advice


@dataclass
class Points:
    """Looked for once a game."""

    found: list[Point] | None = None
    share: int = 0  # percent of the turns that were looked at
    wrong: str = ""  # why the adviser failed

    def look(self, game: Watched) -> list[Effect]:
        if self.found is not None:
            return []
        self.share = 0
        question = {"do": "review", "record": write(game.match)}
        return [("think", question, "reviewed", game.match.seed)]

    def hear(self, rows: list[Any], wrong: str) -> None:
        self.wrong = wrong
        self.found = [
            Point(at, seat, played, worth, Advice(*better)) for at, seat, played, worth, better in rows
        ]


def had(game: Watched) -> bool:
    """There is somebody to tell, and an adviser."""
    return game.match.over and bool(game.seating.people) and game.match.game.advises


def draw(game: Watched, points: Points) -> Node:
    return panel(_("Turning points"), _found(game, points))


def _found(game: Watched, points: Points) -> Child:
    if points.found is None:
        words = _("Your turns are thought through once more …")
        return (
            p(role="status")[words],
            progress(max=100, value=points.share, aria_label=words),
            act("i-close", _("Stop"), "cancel"),
        )
    if points.wrong:
        return p(role="alert")[_("The adviser failed.")]
    if not points.found:
        return p(role="status")[_("The adviser would have played no turn better.")]
    return (
        p[_("With what could be seen at the time. A tap leads to the moment.")],
        ul(class_="advice")[[_point(game, point) for point in points.found]],
    )


def _point(game: Watched, point: Point) -> Node:
    view = game.match.view(point.seat, point.number)
    return li[
        button(type="button", class_="btn", data_do=f"rewind {point.number}")[
            small[_("Round {n}, {name}", n=view.round, name=game.seating.names[point.seat])],
            _line(_("Played: {plan}", plan=_told(game, point.played, view)), point.worth),
            _line(_("Better: {plan}", plan=_told(game, point.better.plan, view)), point.better.worth),
        ],
        p[reasons(game.face, point.better)],
    ]


def _told(game: Watched, plan: list[str], view: Any) -> str:
    return in_words(game.face, plan, game.seating.names, view)


def _line(words: str, worth: int) -> Child:
    return b[pieces(words)], small[chance((worth + 5) // 10)]
