"""The way to a lesson: its game is one on the shelf like others, and somebody leads through it."""

from dataclasses import dataclass
from typing import ClassVar

from ... import places
from ...games import FACES
from ...model import Effect, Model
from ...node import Node, div
from ...page import Answers
from ...parts.bar import bar
from ...table import saving
from ...table.clock import learned
from ...table.guide import LESSON
from ...table.sitting import Sitting
from ...words import _
from .script import Script


@dataclass
class Page:
    answers: ClassVar[Answers]
    game: str = ""

    def title(self) -> str:
        return _("First lesson")

    def enter(self, model: Model, detail: str) -> list[Effect]:
        """As far as somebody got, or, with `new` behind the game, once more."""
        self.game, _colon, how = detail.partition(":")
        if self.game not in FACES:
            return places.go(model, "home")
        return self.begin(model) if how == "new" else [("open", self.mark)]

    @property
    def mark(self) -> str:
        return LESSON + self.game

    def resume(self, model: Model, mark: str, *texts: str) -> list[Effect]:
        """What the shelf has of it."""
        if not any(texts):
            return self.begin(model)
        model.sitting = None
        effects = saving.load(model, mark, *texts)
        if model.sitting:
            model.sitting.guide = Script(FACES[self.game].book().lesson)
        effects += places.go(model, "table")
        return [*effects, *learned(model.sitting)] if model.sitting and model.sitting.learned else effects

    def begin(self, model: Model) -> list[Effect]:
        guide = Script(FACES[self.game].book().lesson)
        sitting = Sitting(guide.begin(), self.mark, guide=guide)
        return [("drop", self.mark), *places.take_seat(model, sitting)]

    def draw(self, model: Model) -> Node:
        """For the moment until the game lies there."""
        return div(class_="room")[bar(self.title())]


Page.answers = {"resume": Page.resume}
