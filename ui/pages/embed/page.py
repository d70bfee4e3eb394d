"""The table in a page of somebody else: what is laid there, and what that page asks for."""

import json
from dataclasses import dataclass
from typing import Any, ClassVar

from engine import GAMES, Match, restore

from ... import places
from ...book import Demo
from ...games import FACES, KEYS
from ...model import STALE, Effect, Model
from ...node import Node, div, p, section
from ...page import Answers
from ...parts.act import act
from ...saves.format import Label
from ...saves.shelf import no_game
from ...saves.words import because
from ...table import rewind
from ...table.sitting import Sitting
from ...words import _
from .. import demo as demos
from ..demo import Showing, try_here
from ..new.setup import Setup

MOST = 200_000  # characters of a record
FARTHEST = 10_000  # moments of one step
PLAYERS = 2  # of a new game: a person and a bot
FIRST = KEYS[0]  # where nobody says which game


@dataclass
class Page:
    answers: ClassVar[Answers]
    game: str = ""  # of what lies there; empty: nothing was asked for so far
    showing: Showing | None = None  # a demo
    last: Any = None  # how the game stood when that was told
    refused: str = ""  # why what was asked for is not there

    def title(self) -> str:
        return FACES[self.game].title() if self.game else ""

    @property
    def demo(self) -> Demo | None:
        return FACES[self.game].book().demos()[self.showing.key] if self.showing else None

    def enter(self, model: Model, detail: str) -> list[Effect]:
        """From now on the page around can ask for something. Who comes back finds a demo at rest."""
        model.host = model.page
        if self.showing:
            self.showing.playing = False
        return [("tell", "entered", "")]

    def command(self, model: Model, text: str) -> list[Effect]:
        """What makes no sense is not heard."""
        command = read(text)
        do = COMMANDS.get(command.get("do", ""))
        return do(self, model, command) if do else [STALE]

    # ---- load

    def load(self, model: Model, wish: dict[str, Any]) -> list[Effect]:
        """A record, a demo, or a new game."""
        if record := wish.get("record"):
            return self._record(model, record)
        game, key = wish.get("game") or self.game or FIRST, wish.get("demo")
        if game not in FACES:
            return self._refuse(because("unknown_game"))
        if not key:
            return self.begin(model, game)
        if key not in FACES[game].book().demos():
            return self._refuse(_("There is no such demo."))
        self.game, self.showing, self.refused = game, Showing(key), ""
        return [*places.go(model, "home"), *self._moment()]

    def _record(self, model: Model, text: str) -> list[Effect]:
        """As it is, or not at all."""
        if len(text) > MOST:
            return self._refuse(because("too_long"))
        match, wrong = restore(text)
        if wrong or not match:
            return self._refuse(no_game(wrong) if wrong else "")
        return self._sit_down(model, match)

    def begin(self, model: Model, game: str) -> list[Effect]:
        """A person against a bot."""
        setup = Setup().ready(game)
        setup.set("count", PLAYERS)
        return self._sit_down(model, Match(GAMES[game], setup.seats(), setup.rules(), model.draw_seed()))

    def _sit_down(self, model: Model, match: Match) -> list[Effect]:
        self.game, self.showing, self.refused = match.game.key, None, ""
        return places.sit_down(model, match, [])

    def _refuse(self, words: str) -> list[Effect]:
        """What lies on the table stays."""
        self.refused = words
        return [_tell_host("refused", do="load", why=words)]

    # ---- step and play, as the page around asks for it

    def step(self, model: Model, command: dict[str, Any]) -> list[Effect]:
        """In a demo; at the table, look back at the game, or forward again."""
        by = command.get("by", 1)
        if abs(by) > FARTHEST:
            return [STALE]
        if self.showing and self._seen(model):
            return self._go(self.showing.moment + by)
        sitting = _table(model)
        if not sitting:
            return [STALE]
        sitting.rewind.playing = False
        here = len(sitting.match.moves) if sitting.rewind.at is None else sitting.rewind.at
        return rewind.rewind(model, sitting, str(here + by))

    def play(self, model: Model, command: dict[str, Any]) -> list[Effect]:
        """The moments follow each other, or stop."""
        on = command.get("on", True)
        if self.showing and self._seen(model):
            return [STALE] if self.showing.playing == on else self.run(model)
        sitting = _table(model)
        return rewind.replay(model, sitting) if sitting and sitting.rewind.playing != on else [STALE]

    def _seen(self, model: Model) -> bool:
        return model.screen == "page" and model.page is model.host

    # ---- the demo, as a person steps it

    def walk(self, model: Model, way: str) -> list[Effect]:
        if not self.demo or not self.showing:
            return []
        before = self.showing.moment
        self.showing.walk(self.demo, way)
        return self._since(before)

    def run(self, model: Model) -> list[Effect]:
        if not self.demo or not self.showing:
            return []
        before = self.showing.moment
        self.showing.run(self.demo)
        return [*self._since(before), *self.showing.clock(self.showing.key)]

    def turn(self, model: Model, key: str, moment: int) -> list[Effect]:
        showing, demo = self.showing, self.demo
        if not showing or not demo or showing.key != key or not showing.turn(demo, moment):
            return [STALE]
        return [*self._moment(), *showing.clock(key)]

    def try_(self, model: Model, number: str) -> list[Effect]:
        """Home leads back to the demo."""
        return try_here(model, self.demo, number)

    def _go(self, moment: int) -> list[Effect]:
        assert self.demo
        assert self.showing
        self.showing.playing = False
        self.showing.to(self.demo, moment)
        return self._moment()

    def _since(self, before: int) -> list[Effect]:
        """A moment that was there already is not told again."""
        assert self.showing
        return [] if self.showing.moment == before else self._moment()

    def _moment(self) -> list[Effect]:
        """The page around hears which moment is shown."""
        assert self.demo
        assert self.showing
        key, moment, moments = self.showing.key, self.showing.moment + 1, len(self.demo.captions)
        told = _tell_host("event", game=self.game, demo=key, moment=moment, moments=moments)
        return [told, _tell_host("ended", game=self.game, demo=key)] if moment == moments else [told]

    def saved(self, effects: list[Effect]) -> list[Effect]:
        """The page around hears how the game stands, once: a card may be looked at afterwards."""
        stands = [(mark, save.label) for kind, mark, save in (e for e in effects if e[0] == "save")]
        return [told for mark, label in stands for told in self._stand(mark, label)]

    def _stand(self, mark: str, label: Label) -> list[Effect]:
        """Nothing that a seat must not know."""
        players = [{"name": name, "player": player} for name, player, _colour in label.seats]
        known = {"game": label.game, "players": players}
        stand = {**known, "moves": label.moves, "round": label.round, "turn": label.turn or None}
        before, self.last = self.last, (mark, stand)
        if before == self.last:
            return []
        over = [] if label.turn else [_tell_host("ended", **known, scores=label.rows, winners=label.winners)]
        return [_tell_host("event", **stand), *over]

    def draw(self, model: Model) -> Node:
        """The demo; where there is none, the ways to a table."""
        shown = demos.draw(self.showing, self.demo) if self.showing and self.demo else None
        return div(class_="room")[
            section(class_="embedded panel box")[
                shown or (self.refused and p(role="alert")[self.refused]),
                div(class_="ways")[
                    model.sitting and act("i-hand", _("Back to the table"), "go table"),
                    not shown and act("i-play", _("Play"), f"begin {self.game or FIRST}", kind="btn--go"),
                ],
            ]
        ]


def _tell_host(kind: str, **more: Any) -> Effect:
    return ("tell", "told", json.dumps({"kind": kind, **more}))


def _table(model: Model) -> Sitting | None:
    """Where nothing lies over it."""
    sitting = model.sitting
    return sitting if sitting and model.screen == "table" and not sitting.layout.sheet else None


FIELDS: dict[str, type] = {"do": str, "game": str, "demo": str, "record": str, "by": int, "on": bool}


def read(text: str) -> dict[str, Any]:
    """A command as it came, with the fields that it may have; others are not read."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    fields = told.items() if isinstance(told, dict) else ()
    return {name: value for name, value in fields if type(value) is FIELDS.get(name)}


COMMANDS = {"load": Page.load, "step": Page.step, "play": Page.play}
Page.answers = {
    "command": Page.command,
    "saved": Page.saved,
    "begin": Page.begin,
    "step": Page.walk,
    "run": Page.run,
    "turn": Page.turn,
    "try": Page.try_,
}
