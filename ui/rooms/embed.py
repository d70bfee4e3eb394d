"""The table in a page of somebody else: what is laid there, and what that page asks for."""

import json
from dataclasses import dataclass
from typing import Any, ClassVar

from engine import GAMES, Match, restore

from .. import rewind, ways
from ..games import FACES
from ..model import STALE, Effect, Model
from ..node import Node, div, p, section
from ..room import Answers
from ..setup import Setup
from ..sitting import Sitting
from ..unread import told
from ..widgets.act import act
from ..words import _

MOST = 200_000  # characters of a record
FARTHEST = 10_000  # moments of one step
PLAYERS = 2  # of a new game: a person and a bot


@dataclass
class Room:
    answers: ClassVar[Answers]
    refused: str = ""  # why what was asked for is not there

    def title(self) -> str:
        return ""

    def enter(self, model: Model, detail: str) -> list[Effect]:
        """Once; from now on the page around can ask for something."""
        model.host = model.room
        return [("tell", "entered", "")]

    def command(self, model: Model, text: str) -> list[Effect]:
        """What makes no sense is not heard."""
        command = read(text)
        do = COMMANDS.get(command.get("do", ""))
        return do(self, model, command) if do else [STALE]

    # ---- load

    def load(self, model: Model, wish: dict[str, Any]) -> list[Effect]:
        """A record, or a new game."""
        if record := wish.get("record"):
            return self._record(model, record)
        game = wish.get("game") or next(iter(FACES))
        if game not in FACES:
            return self._refuse(_("This version does not have the game."))
        return self.begin(model, game)

    def _record(self, model: Model, text: str) -> list[Effect]:
        """As it is, or not at all."""
        if len(text) > MOST:
            return self._refuse(_("It is too long for a game."))
        match, wrong = restore(text)
        if wrong or not match:
            return self._refuse(told(wrong) if wrong else "")
        return self._sit_down(model, match)

    def begin(self, model: Model, game: str) -> list[Effect]:
        """A person against a bot."""
        setup = Setup().ready(game)
        setup.set("count", PLAYERS)
        return self._sit_down(model, Match(GAMES[game], setup.seats(), setup.rules(), model.draw_seed()))

    def _sit_down(self, model: Model, match: Match) -> list[Effect]:
        self.refused = ""
        return ways.sit_down(model, match, [])

    def _refuse(self, words: str) -> list[Effect]:
        """What lies on the table stays."""
        self.refused = words
        return [("tell", "told", json.dumps({"kind": "refused", "do": "load", "why": words}))]

    # ---- step and play

    def step(self, model: Model, command: dict[str, Any]) -> list[Effect]:
        """Look back at the game, or forward again."""
        sitting, by = _table(model), command.get("by", 1)
        if not sitting or abs(by) > FARTHEST:
            return [STALE]
        sitting.rewind.playing = False
        here = len(sitting.match.moves) if sitting.rewind.at is None else sitting.rewind.at
        return rewind.rewind(model, sitting, str(here + by))

    def play(self, model: Model, command: dict[str, Any]) -> list[Effect]:
        """The moments follow each other, or stop."""
        sitting = _table(model)
        if not sitting or sitting.rewind.playing == command.get("on", True):
            return [STALE]
        return rewind.replay(model, sitting)

    def draw(self, model: Model) -> Node:
        return div(class_="room")[
            self.refused
            and section(class_="panel box", role="alert")[
                p[self.refused], act("i-play", _("Play"), f"begin {next(iter(FACES))}", kind="btn--go")
            ]
        ]


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


COMMANDS = {"load": Room.load, "step": Room.step, "play": Room.play}
Room.answers = {"command": Room.command, "begin": Room.begin}
