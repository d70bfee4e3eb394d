"""A new game: who sits where, and by which options."""

from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine import GAMES, Match

from ... import places
from ...games import FACES
from ...model import Effect, Model
from ...node import Node
from ...page import Answers
from . import form
from .setup import Setup


@dataclass
class Page:
    answers: ClassVar[Answers]
    chosen: Setup = field(default_factory=Setup)

    def title(self) -> str:
        return FACES[self.chosen.game].title()

    def enter(self, model: Model, detail: str) -> list[Effect]:
        """With the people and the options of the last time; what is nothing of ours is forgotten."""
        if detail not in FACES:
            return places.go(model, "home")
        text = model.remembered
        forget = [("forget", "setup")] if text and not self.chosen.recall(text) else []
        self.chosen = self.chosen.ready(detail)
        return [*forget, ("focus", "start")]

    def set(self, model: Model, name: str, value: Any) -> list[Effect]:
        """A field of the form."""
        self.chosen.set(name, value)
        return []

    def shift(self, model: Model, seat: str, step: str) -> list[Effect]:
        """A seat changes places with its neighbour; the finger or the focus goes with it."""
        there = self.chosen.shift(int(seat), int(step))
        return [("focus", f"{'up' if int(step) < 0 else 'down'}-{there}")]

    def mix(self, model: Model) -> list[Effect]:
        self.chosen.mix(model.draw_seed())
        return []

    def start(self, model: Model) -> list[Effect]:
        chosen = self.chosen
        if chosen.problem:
            return []
        seed = int(chosen.seed) if chosen.seed else model.draw_seed()
        match = Match(GAMES[chosen.game], chosen.seats(), chosen.rules(), seed)
        model.remembered = chosen.remember()
        return [("keep", "setup", model.remembered), *places.sit_down(model, match, chosen.across)]

    def draw(self, model: Model) -> Node:
        return form.draw(self.chosen, model.settings)


Page.answers = {"set": Page.set, "shift": Page.shift, "mix": Page.mix, "start": Page.start}
