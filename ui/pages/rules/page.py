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
from ...parts.sign import sign
from ...words import _
from .. import embedding
from ..demo import Showing, try_here
from ..languages import tongues
from . import drawing
from .drawing import Found, Named, named

CHAPTER = "chapter-"
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
    lines: str = ""  # with which the demo is embedded
    outcome: str = ""  # how copying them went

    def title(self) -> str:
        return _("{game}: rules", game=FACES[self.game].title())

    def enter(self, model: Model, detail: str) -> list[Effect]:
        """A game, and what of its rules was asked for: a rule, a demo or a chapter. `<game>:R29`, or with a
        slash, as people write it: `<game>/feed`."""
        self.game, _sign, wanted = detail.replace("/", ":").partition(":")
        if self.game not in FACES:
            return places.go(model, "home")
        place = self._place(model, wanted)
        comes: Effect = ("later", PAUSE, "still")
        return [("reveal", place), ("focus", place), comes] if place else [comes]

    def _place(self, model: Model, wanted: str) -> str:
        """Where it stands; a demo is opened there."""
        passages = [
            (one.rules.index(wanted), name) for name, one in self._paragraphs() if wanted in one.rules
        ]
        if passages:
            return f"rule-{min(passages, key=itemgetter(0))[1]}"  # where it is told in the first place
        demonstrating = [name for name, one in self._paragraphs() if wanted and one.demo == wanted]
        if demonstrating:
            self.show(model, demonstrating[0])
            return "demo"
        name = wanted.removeprefix(CHAPTER)  # a demo may be called as a chapter is
        return f"{CHAPTER}{name}" if name in [one.name for one in self.book.chapters()] else ""

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
        return [("reveal", f"{CHAPTER}{name}"), ("focus", f"{CHAPTER}{name}")]

    def show(self, model: Model, name: str) -> list[Effect]:
        """The demo of a paragraph, from its beginning; or none any more."""
        self.lines = self.outcome = ""
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

    def embed(self, model: Model) -> list[Effect]:
        return [("site", "site")] if self.showing else []

    def site(self, model: Model, address: str) -> list[Effect]:
        """Of this copy of the page, as others reach it."""
        if not self.showing:
            return []
        self.lines = embedding.lines(address, self.game, demo=self.showing.key)
        return [("copy", self.lines)]

    def copied(self, model: Model) -> list[Effect]:
        self.outcome = _("It is copied.")
        return [("reveal", "lines")]

    def uncopied(self, model: Model, text: str) -> list[Effect]:
        self.outcome = _("The browser does not let us copy it. Copy it from here:")
        return [("reveal", "lines"), ("focus", "lines")]

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
    "embed": Page.embed,
    "site": Page.site,
    "copied": Page.copied,
    "uncopied": Page.uncopied,
}
