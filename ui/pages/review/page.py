"""A game that is over is reviewed: the chance to win over its course, and its turning points, each of which
can be tried once more."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from engine import Move, write

from ...model import STALE, Effect, Model
from ...node import Node
from ...page import Answers
from ...table import choice
from ...table.layout import about, drawer, peek
from ...table.sitting import Sitting
from ...words import _
from ..slots import shelved
from . import drawing, task
from .points import Review, reviewable
from .trial import Trial


@dataclass
class Page:
    answers: ClassVar[Answers]
    mark: str = ""  # of the game on the shelf
    game: Sitting | None = None
    found: Review | None = None  # None: it is still thought about
    share: int = 0  # percent of the turns that were weighed
    wrong: str = ""  # why there is nothing, or not all of it
    place: int = 0  # of the turning point that is tried
    trial: Trial | None = None

    @property
    def reviewing(self) -> bool:
        """Somebody waits for a thought."""
        waits = self.trial.weighing if self.trial else self.found is None
        return bool(self.game and not self.wrong and waits)

    def title(self) -> str:
        return _("Turning points")

    def enter(self, model: Model, detail: str) -> list[Effect]:
        self.mark, self.trial, self.wrong = detail, None, ""
        sitting = model.sitting
        if sitting and sitting.mark == self.mark:
            return self._look(sitting)
        return [("slots", self.mark)]

    def slots_read(self, model: Model, *texts: str) -> list[Effect]:
        """What the slots of the game hold."""
        match, _title, self.wrong = shelved(model, texts)
        return self._look(Sitting(match, self.mark)) if match else []

    def _look(self, sitting: Sitting) -> list[Effect]:
        self.game, self.found = sitting, sitting.review
        if not self.wrong and not reviewable(sitting.match):
            self.wrong = _("Turning points are told of games that are over, in which a person played.")
        if self.wrong or self.found:
            return []
        self.share = 0
        question = {"do": "review", "record": write(sitting.match)}
        return [("think", question, "reviewed", sitting.match.seed)]

    def shares(self, model: Model, share: int) -> list[Effect]:
        self.share = share
        return []

    def reviewed(self, model: Model, seed: int, worths: Any, points: Any, wrong: str) -> list[Effect]:
        """It is kept with the game as long as that lies on the table."""
        if not self.reviewing or not self.game or self.game.match.seed != seed:
            return [STALE]
        if wrong:
            self.wrong = _("The adviser failed.")
            return [("warn", wrong)]
        self.found = self.game.review = Review.read(worths, points)
        return []

    # ---- a turning point is tried

    def try_(self, model: Model, place: str) -> list[Effect]:
        """The position before it."""
        if not self.game or not self.found or not place.isdecimal() or int(place) >= len(self.found.points):
            return []
        self.place = int(place)
        self.trial = Trial.of(self.game.match, self.found.points[self.place])
        return [("focus", "turn")]

    def tap(self, trial: Trial, thing: str, double: bool = False) -> list[Effect]:
        move = choice.tap(trial, thing, double) if trial.acting else None
        return self._attempt(trial, move) if move else []

    def move(self, trial: Trial, *words: str) -> list[Effect]:
        return self._attempt(trial, Move(*words)) if trial.acting else []

    def yes(self, trial: Trial) -> list[Effect]:
        asked = trial.choice.asked
        return self._played(trial, asked) if asked and trial.acting else []

    def _attempt(self, trial: Trial, move: Move) -> list[Effect]:
        """As at the table; but what cannot be undone there can be tried again here."""
        if why := choice.refused(trial, move):
            trial.choice.refusal = why
            return []
        if choice.spends(trial, move):
            trial.choice.asked, trial.choice.refusal = move, ""
            return [("focus", "yes")]
        return self._played(trial, move)

    def _played(self, trial: Trial, move: Move) -> list[Effect]:
        trial.attempt(move)
        if not trial.turn or not self.game:
            return []
        match, number = self.game.match, trial.turning.number
        plan = [str(move) for move in trial.turn]
        question = {"do": "judge", "record": write(match), "number": number, "plan": plan}
        return [("focus", "turn"), ("think", question, "judged", match.seed, number)]

    def judged(self, model: Model, seed: int, number: int, worth: int | None, wrong: str) -> list[Effect]:
        trial = self.trial
        if not trial or not trial.weighing or not self.game:
            return [STALE]
        if (seed, number) != (self.game.match.seed, trial.turning.number):
            return [STALE]
        trial.worth, trial.wrong = worth, wrong or ("" if worth is not None else "no worth")
        return [("warn", wrong)] if wrong else []

    def undo(self, trial: Trial) -> list[Effect]:
        trial.back()
        return []

    def again(self, trial: Trial) -> list[Effect]:
        trial.back(all_of_it=True)
        trial.advice = None
        return [("focus", "turn")]

    def show(self, trial: Trial) -> list[Effect]:
        trial.show()
        return [("focus", "turn")]

    def cancel(self, trial: Trial) -> list[Effect]:
        """What was tapped goes first, then one is back at the curve."""
        if trial.layout.sheet:
            trial.layout.sheet = ""
        elif trial.choice.tapped or trial.choice.asked:
            trial.let_go()
        else:
            return self.leave(trial)
        return []

    def leave(self, trial: Trial) -> list[Effect]:
        self.trial = None
        return [("focus", f"point-{self.place}")]

    def draw(self, model: Model) -> Node:
        if self.trial and self.found:
            return task.draw(model, self.trial, self.place, len(self.found.points))
        return drawing.overview(model, self)


def _on(do: Callable[..., list[Effect]]) -> Callable[..., list[Effect]]:
    """What is done while a turning point is tried."""
    return lambda page, model, *details: do(page, page.trial, *details) if page.trial else []


def _lies_there(do: Callable[..., list[Effect]]) -> Callable[..., list[Effect]]:
    """As at the table."""
    return lambda page, model, *details: do(model, page.trial, *details) if page.trial else []


Page.answers = {
    "slots_read": Page.slots_read,
    "share": Page.shares,
    "reviewed": Page.reviewed,
    "judged": Page.judged,
    "try": Page.try_,
    "tap": _on(Page.tap),
    "move": _on(Page.move),
    "yes": _on(Page.yes),
    "undo": _on(Page.undo),
    "restart": _on(Page.again),
    "show": _on(Page.show),
    "cancel": _on(Page.cancel),
    "leave": _on(Page.leave),
    "about": _lies_there(about),
    "drawer": _lies_there(drawer),
    "peek": _lies_there(peek),
}
