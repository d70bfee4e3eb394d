"""A game is watched once more: by itself, move by move, round by round, from any moment and any seat."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from engine import Match

from ...model import STALE, Effect, Model
from ...node import Node, div, p
from ...page import LINK, Answers
from ...parts.bar import bar
from ...parts.speeds import speeds
from ...places import sit_down
from ...saves.link import BadLink, unfold
from ...saves.shelf import no_game, no_link
from ...settings import BOTS
from ...table.announcements import hush
from ...table.layout import about, drawer, unroll
from ...table.rewind import moment as leads
from ...table.saving import save
from ...words import _
from ..slots import shelved
from . import drawing
from .viewer import Viewer

SHEETS = ("menu", "scores")


@dataclass
class Page:
    answers: ClassVar[Answers]
    game: Viewer | None = None
    mark: str = ""  # of the game on the shelf
    begin: int = 0  # the moment that was asked for
    wrong: str = ""  # why there is nothing, or not all of it
    playing: bool = False
    speed: str = "brisk"
    wanted: str = ""  # the sheet that was asked for
    asked: bool = False  # to play on what is still covered for others

    def title(self) -> str:
        return _("Replay")

    def enter(self, model: Model, detail: str) -> list[Effect]:
        self.game, self.wrong, self.playing, self.asked = None, "", False, False
        self.speed = model.settings.speed if model.settings.bot else "fast"
        if detail.startswith(LINK):
            return self._unfold(model, detail)
        self.mark, _colon, begin = detail.partition(":")
        self.wanted = begin if begin in SHEETS else ""
        self.begin = int(begin) if begin.isdecimal() and len(begin) < 9 else 0
        sitting = model.sitting
        if sitting and sitting.mark == self.mark:
            return [*self._watch(sitting.match, sitting.title), *self._wanted(model)]
        return [("slots", self.mark)]

    def slots_read(self, model: Model, *texts: str) -> list[Effect]:
        """What the slots of the game hold."""
        match, title, self.wrong = shelved(model, texts)
        return [*self._watch(match, title), *self._wanted(model)] if match else []

    def _wanted(self, model: Model) -> list[Effect]:
        return self.open(model, self.wanted) if self.wanted else []

    def _unfold(self, model: Model, link: str) -> list[Effect]:
        """It is not saved, unless somebody wants that."""
        self.mark = ""
        try:
            record, self.begin = unfold(link)
        except BadLink as error:
            self.wrong = no_link(error)
            return []
        match, wrong = model.restore(record)
        if wrong:
            self.wrong = no_game(wrong)
        return self._watch(match) if match else []

    def keep(self, model: Model) -> list[Effect]:
        """What came as a link lies on the shelf from now on."""
        if not self.game or self.mark:
            return []
        self.mark = self.game.mark = model.draw_mark()
        model.place = f"replay:{self.mark}"
        return [*save(self.game), ("hash", model.place), ("focus", "play")]

    def _watch(self, match: Match, title: str = "") -> list[Effect]:
        self.game = Viewer(match, self.mark, title=title)
        self.game.turn_to(self.begin)
        return [("reveal", f"log-{self.game.moment}-0")]

    # ---- from moment to moment

    def turn_to(self, model: Model, moment: str) -> list[Effect]:
        """Somebody asks for it."""
        assert self.game
        self.playing, self.game.layout.sheet = False, ""
        return self._show(int(moment))

    def step(self, model: Model, way: str) -> list[Effect]:
        assert self.game
        return self.turn_to(model, str(leads(self.game.match, self.game.moment, way)))

    def last(self, model: Model) -> list[Effect]:
        assert self.game
        return self.turn_to(model, str(self.game.last))

    def play(self, model: Model) -> list[Effect]:
        """The moments follow each other from here on, or stop; at the end they begin anew."""
        game = self.game
        if not game or game.layout.sheet:
            return [STALE]
        self.playing = not self.playing and bool(game.last)
        again = self._show(0) if self.playing and game.moment == game.last else []
        return [*again, *self._next()]

    def tick(self, model: Model, moment: int) -> list[Effect]:
        """The next moment, unless somebody stepped since this was called."""
        if not self.playing or not self.game or self.game.moment != moment:
            return [STALE]
        effects = self._show(moment + 1)
        self.playing = self.game.moment < self.game.last
        return [*effects, *self._next()]

    def _show(self, moment: int) -> list[Effect]:
        assert self.game
        self.asked = False
        self.game.turn_to(moment)
        return [("reveal", f"log-{self.game.moment}-0")]

    def _next(self) -> list[Effect]:
        return [("later", BOTS[self.speed], "tick", self.game.moment)] if self.playing and self.game else []

    # ---- what else can be done

    def set(self, model: Model, name: str, value: str) -> list[Effect]:
        """A field: the moment, whose view, how fast."""
        assert self.game
        if name == "at" and value.isdecimal():
            return [STALE] if int(value) == self.game.moment else self.turn_to(model, value)
        if name == "speed" and value in speeds():
            self.speed = value
        if name == "eyes":
            self.game.eyes = next((eyes for eyes in self.game.sights if value == str(eyes)), self.game.eyes)
        return []

    def open(self, model: Model, name: str) -> list[Effect]:
        """Lay a sheet over the table; the keys also send those that are only there while one plays."""
        assert self.game
        if name not in SHEETS:
            return []
        self.playing, self.game.layout.sheet = False, name
        return [("focus", "panel")]

    def about(self, model: Model, thing: str) -> list[Effect]:
        assert self.game
        self.playing = False
        return about(model, self.game, thing)

    def cancel(self, model: Model) -> list[Effect]:
        assert self.game
        self.game.layout.sheet = ""
        return []

    def play_on(self, model: Model, sure: str = "") -> list[Effect]:
        """A new game begins at this moment; the one that is watched stays as it is. A game that goes on has
        the same covered cards: that is asked about, as its link is."""
        game = self.game
        if not game or (game.match.over and game.moment == game.last):
            return []
        self.playing, self.asked = False, not (game.match.over or sure)
        if self.asked:
            return [("focus", "sure")]
        return sit_down(model, game.match.until(game.moment), game.seating.across)

    def draw(self, model: Model) -> Node:
        if self.game:
            return drawing.draw(model, self.game, self.playing, self.speed, self.wrong, self.asked)
        notice = self.wrong and p(class_="panel box notice", role="alert")[self.wrong]
        return div(class_="room")[bar(self.title()), div(class_="shelf")[notice]]


def _asks(do: Callable[..., list[Effect]]) -> Callable[..., list[Effect]]:
    """What needs a game does nothing without one."""
    return lambda page, *details: do(page, *details) if page.game else []


def _lies_there(do: Callable[..., list[Effect]]) -> Callable[..., list[Effect]]:
    """As at the table."""
    return lambda page, model, *details: do(model, page.game, *details)


Page.answers = {
    "slots_read": Page.slots_read,
    "tick": Page.tick,
    "rewind": _asks(Page.turn_to),
    "step": _asks(Page.step),
    "now": _asks(Page.last),
    "pause": _asks(Page.play),
    "next": _asks(Page.play),
    "set": _asks(Page.set),
    "open": _asks(Page.open),
    "about": _asks(Page.about),
    "cancel": _asks(Page.cancel),
    "play_on": _asks(Page.play_on),
    "keep": _asks(Page.keep),
    "drawer": _asks(_lies_there(drawer)),
    "unroll": _asks(_lies_there(unroll)),
    "language": _asks(_lies_there(hush)),
}
