"""The table in a page of somebody else: what is laid there, and what that page asks for."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from engine import Match

from ... import places
from ...book import Demo
from ...games import FACES, KEYS
from ...host import command as parsed
from ...model import STALE, Effect, Model
from ...node import Node, div, h2, p, section
from ...page import LINK, Answers
from ...parts.act import act
from ...parts.sign import sign
from ...saves.link import BadLink, unfold
from ...saves.shelf import no_game, no_link
from ...saves.words import because
from ...table import rewind
from ...table.sitting import Sitting
from ...words import _
from .. import demo as demos
from ..demo import Showing, try_here
from .command import LONGEST_NAMED, MOST, Command, Refused, fields, look, new_game
from .messages import message, of_game, of_moment
from .poster import full_size

FIRST = KEYS[0]  # where nobody says which game


@dataclass
class Page:
    answers: ClassVar[Answers]
    game: str = ""  # of what lies there; empty: nothing was asked for so far
    showing: Showing | None = None  # a demo
    last: tuple[str, list[Effect]] | None = None  # the mark of the game, and what was told of it
    refused: str = ""  # why what was asked for is not there

    def title(self) -> str:
        if not self.game:
            return ""
        title = FACES[self.game].title()
        return _("{name}: {text}", name=title, text=self.demo.title) if self.demo else title

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
        """What cannot be done is refused, and nothing changes."""
        command = parsed(text)
        do = command.get("do")
        try:
            if not isinstance(do, str) or do not in COMMANDS:
                raise Refused(_("There is no such command."))
            return COMMANDS[do](self, model, fields(command))
        except Refused as refusal:
            return self._refuse(model, str(do or "")[:LONGEST_NAMED], *refusal.args)

    # ---- load

    def load(self, model: Model, command: Command) -> list[Effect]:
        """A record, a demo, or a new game."""
        if record := command.get("record"):
            return self._record(model, record)
        game, key = command.get("game") or self.game or FIRST, command.get("demo")
        if game not in FACES:
            raise Refused(because("unknown_game"))
        self.game = self.game or game  # it is offered, whatever else of the command cannot be
        if not key:
            return self._sit_down(model, new_game(game, command, model.draw_seed()))
        if key not in FACES[game].book().demos():
            raise Refused(_("There is no such demo."))
        self.game, self.showing, self.refused = game, Showing(key), ""
        return [*places.go(model, "home"), *self._moment()]

    def _record(self, model: Model, text: str) -> list[Effect]:
        """As it is, or not at all; of a link, at the moment that it leads to."""
        if len(text) > MOST:
            raise Refused(because("too_long"))
        try:
            record, moment = unfold(text) if text.startswith(LINK) else (text, 0)
        except BadLink as error:
            raise Refused(no_link(error)) from None
        match, wrong = model.restore(record)
        if wrong or not match:
            raise Refused(no_game(wrong) if wrong else "")
        effects = self._sit_down(model, match)
        assert model.sitting
        return [*effects, *(rewind.rewind(model, model.sitting, str(moment)) if moment else ())]

    def begin(self, model: Model, game: str) -> list[Effect]:
        """A person wants to play."""
        return self._sit_down(model, new_game(game, {}, model.draw_seed()))

    def _sit_down(self, model: Model, match: Match) -> list[Effect]:
        self.game, self.showing, self.refused = match.game.key, None, ""
        return places.sit_down(model, match, [])

    def _refuse(self, model: Model, do: str, words: str) -> list[Effect]:
        """What lies on the table stays; where nothing lies, the person reads it too."""
        self.refused = words
        stays = [STALE] if self.showing or model.screen == "table" else []
        return [message("refused", do=do, why=words), *stays]

    # ---- step and play, as the page around asks for it

    def step(self, model: Model, command: Command) -> list[Effect]:
        """In a demo; at the table, look back at the game, or forward again."""
        by = command.get("by", 1)
        if self.showing and self._seen(model):
            return self._go(self.showing.moment + by)
        sitting = _table(model)
        if not sitting:
            return [STALE]
        sitting.rewind.playing = False
        here = len(sitting.match.moves) if sitting.rewind.at is None else sitting.rewind.at
        return rewind.rewind(model, sitting, str(here + by))

    def play(self, model: Model, command: Command) -> list[Effect]:
        """The moments follow each other, or stop."""
        on = command.get("on", True)
        if self.showing and self._seen(model):
            return [STALE] if self.showing.playing == on else self.run(model)
        sitting = _table(model)
        return rewind.replay(model, sitting) if sitting and sitting.rewind.playing != on else [STALE]

    def look(self, model: Model, command: Command) -> list[Effect]:
        look(command)
        return [STALE]

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
        assert self.demo
        assert self.showing
        return of_moment(self.game, self.showing, len(self.demo.captions))

    def saved(self, effects: list[Effect]) -> list[Effect]:
        """The page around hears how the game stands, once: a card may be looked at afterwards."""
        messages: list[Effect] = []
        for _kind, mark, save in [effect for effect in effects if effect[0] == "save"]:
            before, self.last = self.last, (mark, of_game(save.label))
            messages += self.last[1] if before != self.last else []
        return messages

    def draw(self, model: Model) -> Node:
        """The demo; where there is none, the ways to a table."""
        game = self.game or FIRST
        links = (
            full_size(game, self.showing.key if self.showing else ""),
            sign("i-fit", _("Full screen"), data_setting="full"),
        )
        drawing = demos.draw(self.showing, self.demo, links) if self.showing and self.demo else None
        return div(class_="room")[
            section(class_="embedded panel box")[
                drawing
                or div(class_="instead")[
                    self.game and h2[self.title()], self.refused and p(role="alert")[self.refused]
                ],
                div(class_="buttons")[
                    model.sitting and act("i-hand", _("Back to the table"), "go table"),
                    not drawing and act("i-play", _("Play"), f"begin {game}", kind="btn--go"),
                    not drawing and links,
                ],
            ]
        ]


def _table(model: Model) -> Sitting | None:
    """Where nothing lies over it."""
    sitting = model.sitting
    return sitting if sitting and model.screen == "table" and not sitting.layout.sheet else None


COMMANDS: dict[str, Callable[[Page, Model, Command], list[Effect]]] = {
    "load": Page.load,
    "step": Page.step,
    "play": Page.play,
    "lang": Page.look,
    "theme": Page.look,
}
Page.answers = {
    "command": Page.command,
    "saved": Page.saved,
    "begin": Page.begin,
    "step": Page.walk,
    "run": Page.run,
    "turn": Page.turn,
    "try": Page.try_,
}
