"""All games that the browser keeps: go on, rename, keep as files, delete; and files are put on the shelf."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import ClassVar

from engine import seat_name

from ...model import Effect, Model
from ...node import Node
from ...page import LINK, Answers
from ...saves import shelf
from ...saves.format import Save, newest
from ...saves.link import BadLink, unfold
from ...table import saving
from ...words import _
from . import drawing
from .capacity import Storage
from .intake import Intake

PAGE = 12  # games of a kind that are drawn at first, and more each time


@dataclass
class Page:
    answers: ClassVar[Answers]
    texts: dict[str, str] = field(default_factory=dict)  # what the storage holds, by key
    games: dict[str, Save] = field(default_factory=dict)  # by mark, the last one first
    records: set[str] = field(default_factory=set)  # of them
    damaged: dict[str, str] = field(default_factory=dict)  # texts that are not whole, by key
    listed: int = PAGE  # so many games of each list
    renamed: str = ""  # the mark of the game that is being renamed
    named: tuple[str, str] = ("", "")  # the mark of the game that gets a name, and that
    deleted: dict[str, Save] = field(default_factory=dict)  # the last that was
    restored: dict[str, Save] = field(default_factory=dict)  # on its way back into the storage
    intake: Intake = field(default_factory=Intake)  # what is handed in, on its way to the shelf
    pasting: bool = False  # a field takes what the browser does not tell
    to_confirm: str = ""  # the message that would keep games that go on as a file
    storage: Storage | None = None  # what the browser says of its storage

    def title(self) -> str:
        return _("Your games")

    def enter(self, model: Model, detail: str) -> list[Effect]:
        return [("shelf",), ("space",)]

    def written(self, model: Model, texts: dict[str, str]) -> list[Effect]:
        """What another tab has changed."""
        self.texts |= texts
        self._lay(shelf.changed(self.games, self.texts, texts))
        return []

    def shelved(self, model: Model, texts: dict[str, str]) -> list[Effect]:
        """What the storage holds."""
        back = shelf.missing(self.restored, texts)
        self.texts = texts
        self._lay(shelf.in_order({**shelf.games(texts), **back}))
        added = self._queue(model)
        self.restored = {}
        return [*(("save", mark, save) for mark, save in back.items()), *added]

    def _lay(self, games: dict[str, Save]) -> None:
        self.games = games
        self.records = {save.record for save in games.values()}
        self.damaged = shelf.damaged(self.texts, games)

    def stored(self, model: Model, mark: str, problem: str) -> list[Effect]:
        """What the browser does not keep was not added."""
        if problem and mark in self.intake.added:
            self.intake.added.remove(mark)
        return saving.stored(model, mark, problem)

    def space(self, model: Model, kept: bool, used: int, all_: int) -> list[Effect]:
        self.storage = Storage(kept, used, all_)
        return []

    # ---- files

    def take_in(self, model: Model) -> list[Effect]:
        """Some more records are put on the shelf."""
        saves = self.intake.take_in(model, self.records)
        self.games = {**dict(reversed(saves.items())), **self.games}
        more: list[Effect] = [("later", 0, "take_in")] if self.intake.reading else []
        return [*(("save", mark, save) for mark, save in saves.items()), *more]

    def _queue(self, model: Model) -> list[Effect]:
        self.intake.look(model)
        return [] if self.intake.reading else self.take_in(model)

    def paste(self, model: Model) -> list[Effect]:
        return [("paste",)]

    def unpasted(self, model: Model) -> list[Effect]:
        """The browser does not tell what is in the clipboard: the person can."""
        self.pasting = True
        return [("focus", "paste")]

    def pasted(self, model: Model, text: str = "") -> list[Effect]:
        """A record, or the link of one."""
        self.pasting = False
        if not text.strip():
            self.intake.hush(_("There is nothing to paste."))
            return []
        before, sign_, packed = text.partition(f"#{LINK}")
        try:
            linked = sign_ and "\n" not in before
            model.handed += map(shelf.Handed, [unfold(packed)[0]] if linked else shelf.unbound(text))
        except BadLink as error:
            self.intake.hush(shelf.no_link(error))
        return self._queue(model)

    def keep_one(self, model: Model, mark: str, sure: str = "") -> list[Effect]:
        return self._keep(f"keep_one {mark}", sure, [self.games[mark]]) if mark in self.games else []

    def keep_all(self, model: Model, sure: str = "") -> list[Effect]:
        return self._keep("keep_all", sure, self.games.values())

    def _keep(self, message: str, sure: str, saves: Collection[Save]) -> list[Effect]:
        """As a file; games that go on once somebody has read what that tells."""
        self.to_confirm = "" if sure or all(save.label.finished for save in saves) else message
        return [("focus", "sure")] if self.to_confirm else [("download", saving.FILE, shelf.bound(saves))]

    def keep_damaged(self, model: Model, key: str) -> list[Effect]:
        return [("download", saving.FILE, self.damaged[key])] if key in self.damaged else []

    # ---- what becomes of a game

    def rename(self, model: Model, mark: str) -> list[Effect]:
        self.renamed = "" if self.renamed == mark else mark
        return [("focus", "rename")]

    def set(self, model: Model, name: str, title: str) -> list[Effect]:
        """The name that was typed, or the game that was pasted."""
        if name == "pasted":
            return self.pasted(model, title)
        mark, self.renamed = self.renamed, ""
        if name != "title" or mark not in self.games:
            return []
        self.named = mark, seat_name(title)
        return [("follow",), ("slots", mark)]  # another tab may have gone on with it

    def slots_read(self, model: Model, *texts: str) -> list[Effect]:
        """What the slots hold now of the game that gets a name."""
        (mark, title), save = self.named, newest(texts)
        if not save or mark not in self.games:
            return [("shelf",)]
        save = save._replace(number=save.number + 1, label=replace(save.label, title=title))
        self.games[mark] = save
        if model.sitting and model.sitting.mark == mark:
            model.sitting.title, model.sitting.saves = save.label.title, save.number
        return [("save", mark, save), ("focus", f"rename-{mark}")]

    def delete(self, model: Model, mark: str) -> list[Effect]:
        if mark not in self.games:
            return []
        self.deleted = {mark: self.games.pop(mark)}
        if model.sitting and model.sitting.mark == mark:
            model.sitting = None
        return [("drop", mark), ("focus", "put-back")]

    def put_back(self, model: Model) -> list[Effect]:
        self.restored, self.deleted = self.deleted, {}
        return [("shelf",), *(("focus", f"delete-{mark}") for mark in self.restored)]

    def throw_away(self, model: Model, key: str) -> list[Effect]:
        self.damaged.pop(key, None)
        return [("forget", key)]

    def more(self, model: Model) -> list[Effect]:
        self.listed += PAGE
        return []

    def draw(self, model: Model) -> Node:
        return drawing.draw(self, model)


Page.answers = {
    "written": Page.written,
    "shelved": Page.shelved,
    "stored": Page.stored,
    "slots_read": Page.slots_read,
    "space": Page.space,
    "take_in": Page.take_in,
    "paste": Page.paste,
    "unpasted": Page.unpasted,
    "pasted": Page.pasted,
    "keep_one": Page.keep_one,
    "keep_all": Page.keep_all,
    "keep_damaged": Page.keep_damaged,
    "rename": Page.rename,
    "set": Page.set,
    "delete": Page.delete,
    "put_back": Page.put_back,
    "throw_away": Page.throw_away,
    "more": Page.more,
}
