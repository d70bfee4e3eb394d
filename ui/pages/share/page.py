"""A game is given to others: as a file, as text, as a link."""

from dataclasses import dataclass
from typing import ClassVar

from engine import Record, RecordError, write
from engine.code import code

from ...games import FACES
from ...model import Effect, Model
from ...node import Child, Node, div, h2, input_, label, p, section, span, textarea
from ...page import Answers
from ...parts.act import act
from ...parts.bar import bar
from ...parts.lamp import lamp
from ...saves.format import newest
from ...saves.link import fold
from ...saves.words import because
from ...table.saving import FILE
from ...words import _
from .. import embedding
from ..languages import tongues


@dataclass
class Page:
    answers: ClassVar[Answers]
    mark: str = ""  # of the game on the shelf
    moment: int | None = None  # that the link leads to
    name: str = ""  # that somebody gave it
    game: str = ""
    record: str = ""
    over: bool = False
    code: str = ""  # of a game that hides no card: before its first move, and after its last
    # what would tell the secrets of a game that goes on: keep, copy_text, copy_link or embed
    to_confirm: str = ""
    outcome: str = ""  # how the copying went
    by_hand: str = ""  # what the browser does not let us copy
    lines: str = ""  # for a page of somebody else

    def title(self) -> str:
        return _("Share the game")

    def enter(self, model: Model, detail: str) -> list[Effect]:
        self.mark, _colon, moment = detail.partition(":")
        self.moment = int(moment) if moment.isdecimal() and len(moment) < 9 else None
        sitting = model.sitting
        if not sitting or sitting.mark != self.mark:
            return [("slots", self.mark)]
        self.name, self.record = sitting.title, write(sitting.match)
        match = sitting.match
        self.game, self.over = match.game.key, match.over
        self.code = code(match) if match.over or not match.moves else ""
        return []

    def slots_read(self, model: Model, *texts: str) -> list[Effect]:
        """What the slots of the game hold."""
        save = newest(texts)
        if save and save.label.game in FACES:
            self.game = save.label.game
            self.name = save.label.title
            self.record, self.over = save.record, save.label.finished
            self.code = _code(save.record) if self.over or not save.label.moves else ""
        return []

    def keep(self, model: Model, sure: str = "") -> list[Effect]:
        return self._give("keep", sure, ("download", FILE, self.record))

    def copy_text(self, model: Model, sure: str = "") -> list[Effect]:
        return self._give("copy_text", sure, ("copy", self.record))

    def copy_link(self, model: Model, sure: str = "") -> list[Effect]:
        return self._give("copy_link", sure, ("copy_link", fold(self.record, self.moment)))

    def embed(self, model: Model, sure: str = "") -> list[Effect]:
        return self._give("embed", sure, ("site", "site"))

    def site(self, model: Model, address: str) -> list[Effect]:
        """Of this copy of the page, as others reach it."""
        self.lines = embedding.lines(address, self.game, record=fold(self.record, self.moment))
        return [("copy", self.lines)]

    def _give(self, asked: str, sure: str, effect: Effect) -> list[Effect]:
        """A game that goes on is given once somebody has read what it tells."""
        self.outcome, self.by_hand, self.lines = "", "", ""
        self.to_confirm = "" if self.over or sure else asked
        if not self.record or not effect[-1]:
            return []
        return [("focus", "sure")] if self.to_confirm else [effect]

    def copied(self, model: Model) -> list[Effect]:
        self.outcome = _("It is copied.")
        return []

    def uncopied(self, model: Model, text: str) -> list[Effect]:
        """The browser does not let us: the person can."""
        self.outcome = _("The browser does not let us copy it. Copy it from here:")
        self.by_hand = "" if self.lines else text
        return [("focus", "lines" if self.lines else "by-hand")]

    def unsaved(self, model: Model, text: str) -> list[Effect]:
        """The page around this one does not let us save a file."""
        self.outcome, self.by_hand = unsaved(), text
        return [("focus", "by-hand")] if text else []

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
            h2[self.name or FACES[self.game].title()],
            not self.over
            and p[_("The game goes on: its text, file and link tell every hand and every covered card.")],
            div(class_="choices")[
                act("i-copy", _("Keep the game as a file"), "keep"),
                act("i-copy", _("Copy it as text"), "copy_text"),
                bool(link) and act("i-share", words, "copy_link"),
                bool(link) and act("i-embed", _("Embed this"), "embed"),
            ],
            not link and p[_("The game is too long for a link. The file takes it whole.")],
            self.to_confirm and _question(self.to_confirm),
            bool(self.code)
            and label(class_="field code")[
                span[_("Game code")], input_(type="text", id="code", readonly=True, size=34, value=self.code)
            ],
            embedding.to_copy(self.lines, self.outcome) or p(role="status")[self.outcome],
            self.by_hand
            and textarea(id="by-hand", readonly=True, rows=6, aria_label=self.title())[self.by_hand],
            div(class_="choices")[
                act("i-fit", _("Look at the table"), f"go table:{self.mark}"),
                act("i-play", _("Watch the replay"), f"go replay:{self.mark}:{self.moment or 0}"),
            ],
        )


def _question(asked: str) -> Node:
    warning, anyway = {
        "keep": (_("The file holds the secrets of all hands."), _("Keep the file all the same")),
        "copy_text": (_("The text holds the secrets of all hands."), _("Copy the text all the same")),
        "copy_link": (_("The link holds the secrets of all hands."), _("Copy the link all the same")),
        "embed": (_("The lines hold the secrets of all hands."), _("Copy the lines all the same")),
    }[asked]
    return p(class_="notice", role="alert")[warning, act("i-check", anyway, f"{asked} sure", id="sure")]


def unsaved() -> str:
    return _("The page around this one lets us save no files. Copy it from here:")


def _code(record: str) -> str:
    """Its moves need not be played for that."""
    try:
        return code(Record.read(record).start())
    except RecordError:
        return ""


Page.answers = {
    "slots_read": Page.slots_read,
    "keep": Page.keep,
    "copy_text": Page.copy_text,
    "copy_link": Page.copy_link,
    "embed": Page.embed,
    "site": Page.site,
    "copied": Page.copied,
    "uncopied": Page.uncopied,
    "unsaved": Page.unsaved,
}
