"""A game is given to others: as a file, as text, as a link."""

from dataclasses import dataclass
from typing import ClassVar

from engine import Match, restore, write
from engine.code import code

from ...games import FACES
from ...model import Effect, Model
from ...node import Child, Node, div, h2, input_, label, p, section, span, textarea
from ...page import Answers
from ...parts.act import act
from ...parts.bar import bar
from ...parts.lamp import lamp
from ...parts.languages import tongues
from ...saves.format import newest
from ...saves.link import fold
from ...saves.words import because
from ...table.saving import FILE
from ...words import _


@dataclass
class Page:
    answers: ClassVar[Answers]
    mark: str = ""  # of the game on the shelf
    moment: int | None = None  # that the link leads to
    name: str = ""
    record: str = ""
    over: bool = False
    code: str = ""  # of a game that hides no card: before its first move, and after its last
    asked: bool = False  # whether the link may tell the secrets of a game that goes on
    told: str = ""  # how the copying went
    by_hand: str = ""  # what the browser does not let us copy

    def title(self) -> str:
        return _("Share the game")

    def enter(self, model: Model, detail: str) -> list[Effect]:
        self.mark, _colon, moment = detail.partition(":")
        self.moment = int(moment) if moment.isdecimal() and len(moment) < 9 else None
        sitting = model.sitting
        if not sitting or sitting.mark != self.mark:
            return [("slots", self.mark)]
        self.name, self.record = sitting.title or sitting.face.title(), write(sitting.match)
        self.over = sitting.match.over
        self._encode(sitting.match)
        return []

    def slots_read(self, model: Model, *texts: str) -> list[Effect]:
        """What the slots of the game hold."""
        save = newest(texts)
        if save and save.label.game in FACES:
            self.name = save.label.title or FACES[save.label.game].title()
            self.record, self.over = save.record, not save.label.turn
            self._encode(restore(save.record)[0])
        return []

    def _encode(self, match: Match | None) -> None:
        self.code = code(match) if match and (match.over or not match.moves) else ""

    def keep(self, model: Model) -> list[Effect]:
        return [("download", FILE, self.record)] if self.record else []

    def copy_text(self, model: Model) -> list[Effect]:
        self.told, self.by_hand = "", ""
        return [("copy", self.record)] if self.record else []

    def copy_link(self, model: Model, sure: str = "") -> list[Effect]:
        """That of a game that goes on is copied once somebody has read what it tells."""
        self.told, self.by_hand, self.asked = "", "", not self.over and not sure
        if self.asked:
            return [("focus", "sure")]
        link = fold(self.record, self.moment) if self.record else ""
        return [("copy_link", link)] if link else []

    def copied(self, model: Model) -> list[Effect]:
        self.told = _("It is copied.")
        return []

    def uncopied(self, model: Model, text: str) -> list[Effect]:
        """The browser does not let us: the person can."""
        self.told, self.by_hand = _("The browser does not let us copy it. Copy it from here:"), text
        return [("focus", "by-hand")]

    def draw(self, model: Model) -> Node:
        return div(class_="room")[
            bar(self.title(), tongues("langs"), lamp()),
            div(class_="shelf")[
                section(class_="panel box share", aria_label=self.title())[self._choices()]
                if self.record
                else p(class_="panel box notice")[because("gone")]
            ],
        ]

    def _choices(self) -> Child:
        link = fold(self.record, self.moment)
        words = _("Copy a link to it") if self.moment is None else _("Copy a link to this moment")
        return (
            h2[self.name],
            not self.over
            and p[_("The game goes on: its text, file and link tell every hand and every covered card.")],
            div(class_="choices")[
                act("i-copy", _("Keep the game as a file"), "keep"),
                act("i-copy", _("Copy it as text"), "copy_text"),
                bool(link) and act("i-share", words, "copy_link"),
            ],
            not link and p[_("The game is too long for a link. The file takes it whole.")],
            self.asked
            and p(class_="notice", role="alert")[
                _("The link holds the secrets of all hands."),
                act("i-share", _("Copy the link all the same"), "copy_link sure", id="sure"),
            ],
            bool(self.code)
            and label(class_="field code")[
                span[_("Game code")], input_(type="text", id="code", readonly=True, size=34, value=self.code)
            ],
            p(role="status")[self.told],
            self.by_hand
            and textarea(id="by-hand", readonly=True, rows=6, aria_label=self.title())[self.by_hand],
            div(class_="choices")[
                act("i-fit", _("Look at the table"), f"go table:{self.mark}"),
                act("i-play", _("Watch the replay"), f"go replay:{self.mark}:{self.moment or 0}"),
            ],
        )


Page.answers = {
    "slots_read": Page.slots_read,
    "keep": Page.keep,
    "copy_text": Page.copy_text,
    "copy_link": Page.copy_link,
    "copied": Page.copied,
    "uncopied": Page.uncopied,
}
