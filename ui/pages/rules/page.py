"""The rules of a game in short: chapters that can be searched, with demos beside them."""

from dataclasses import dataclass
from operator import itemgetter
from typing import ClassVar

from ... import places
from ...book import Book, Chapter, Demo
from ...games import FACES
from ...model import STALE, Effect, Model
from ...node import Node, div
from ...page import Answers
from ...parts.bar import bar
from ...parts.lamp import lamp
from ...parts.languages import tongues
from ...parts.sign import sign
from ...words import _
from ..demo import Showing, try_here
from . import drawing
from .drawing import Found, Named, named

MAX_SOUGHT = 60  # characters
PAUSE = 100  # milliseconds before the next picture


@dataclass
class Page:
    answers: ClassVar[Answers]
    game: str = ""
    sought: str = ""
    open: str = ""  # the paragraph whose demo is seen
    showing: Showing | None = None
    stills: int = 0  # so many of the demos have their picture by now

    def title(self) -> str:
        return _("{game}: rules", game=FACES[self.game].title())

    def enter(self, model: Model, detail: str) -> list[Effect]:
        """A game, and the rule that was asked about: `<game>:R29`."""
        self.game, _colon, rule = detail.partition(":")
        if self.game not in FACES:
            return places.go(model, "home")
        comes: Effect = ("later", PAUSE, "still")
        told = [(one.rules.index(rule), name) for name, one in self._paragraphs() if rule in one.rules]
        if not told:
            return [comes]
        place = f"rule-{min(told, key=itemgetter(0))[1]}"  # where it is told in the first place
        return [("reveal", place), ("focus", place), comes]

    def still(self, model: Model) -> list[Effect]:
        """One picture after the other, so that nobody waits for all of them."""
        if self.stills == len(self.book.demos()):
            return [STALE]
        self.stills += 1
        return [("later", PAUSE, "still")]

    @property
    def book(self) -> Book:
        return FACES[self.game].book()

    @property
    def demo(self) -> Demo | None:
        return self.book.demos()[self.showing.key] if self.showing else None

    def found(self) -> list[Found]:
        """The chapters in which there is something of what is sought."""
        rows = [(chapter, self._fitting(chapter)) for chapter in self.book.chapters()]
        return [(chapter, paragraphs) for chapter, paragraphs in rows if paragraphs]

    def _fitting(self, chapter: Chapter) -> list[Named]:
        """Every word occurs in the text, in the title of the chapter or among the numbers."""
        wanted = self.sought.casefold().split()
        texts = [" ".join((chapter.title, one.text, *one.rules)).casefold() for one in chapter.paragraphs]
        return [
            row for row, text in zip(named(chapter), texts, strict=True) if all(w in text for w in wanted)
        ]

    def _paragraphs(self) -> list[Named]:
        return [row for chapter in self.book.chapters() for row in named(chapter)]

    # ---- what a person does

    def seek(self, model: Model, words: str) -> list[Effect]:
        self.sought = words[:MAX_SOUGHT]
        return []

    def clear(self, model: Model) -> list[Effect]:
        self.sought = ""
        return [("focus", "seek")]

    def chapter(self, model: Model, name: str) -> list[Effect]:
        return [("reveal", f"chapter-{name}"), ("focus", f"chapter-{name}")]

    def show(self, model: Model, name: str) -> list[Effect]:
        """The demo of a paragraph, from its beginning; or none any more."""
        demo = next((one.demo for at, one in self._paragraphs() if at == name), "")
        if name == self.open or not demo:
            self.open, self.showing = "", None
            return []
        self.open, self.showing = name, Showing(demo)
        return [("reveal", "demo"), ("focus", "demo")]

    def step(self, model: Model, way: str) -> list[Effect]:
        """To another moment of the demo: first, back or on."""
        if self.showing and self.demo:
            self.showing.walk(self.demo, way)
        return []

    def run(self, model: Model) -> list[Effect]:
        if not self.showing or not self.demo:
            return []
        self.showing.run(self.demo)
        return self.showing.clock(self.open)

    def turn(self, model: Model, name: str, moment: int) -> list[Effect]:
        showing, demo = self.showing, self.demo
        if not showing or not demo or self.open != name or not showing.turn(demo, moment):
            return [STALE]
        return showing.clock(name)

    def try_(self, model: Model, number: str) -> list[Effect]:
        return try_here(model, self.demo, number)

    def draw(self, model: Model) -> Node:
        back = model.sitting and sign(
            "i-hand", _("Back to the table"), kind="btn--bar", id="back", data_do="go table"
        )
        return div(class_="room")[bar(self.title(), tongues("langs"), back, lamp()), drawing.draw(self)]


Page.answers = {
    "seek": Page.seek,
    "clear": Page.clear,
    "still": Page.still,
    "chapter": Page.chapter,
    "show": Page.show,
    "step": Page.step,
    "run": Page.run,
    "turn": Page.turn,
    "try": Page.try_,
}
