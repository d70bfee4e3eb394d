"""All games that the browser keeps: go on, rename, keep as files, delete; and files are put on the shelf."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from typing import ClassVar

from engine import seat_name, write

from ...model import Effect, Model
from ...node import Child, Node, div, h2, input_, label, p, section, textarea
from ...page import LINK, Answers
from ...parts.act import act
from ...parts.bar import bar
from ...parts.icon import icon
from ...parts.lamp import lamp
from ...saves import notice as trouble
from ...saves import shelf
from ...saves.format import Save, newest, unseal
from ...saves.link import BadLink, unfold
from ...table import saving
from ...table.seating import facing
from ...table.sitting import Sitting
from ...words import _, count
from ..languages import tongues
from .capacity import Storage, safety
from .entries import damaged, entries

PAGE = 12  # games of a kind that are shown at first, and more each time
MOST = 10_000  # games that are read one after the other: more than a browser keeps


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
    reading: bool = False  # the clock is set for the next record
    added: list[str] = field(default_factory=list)  # marks
    already_here: int = 0  # so many games of a file
    pasting: bool = False  # a field takes what the browser does not tell
    refused: list[str] = field(default_factory=list)  # what could not be read, and why
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

    def _queue(self, model: Model) -> list[Effect]:
        """What was handed in waits with the model: whoever leaves it loses nothing."""
        if (model.handed or model.unreadable) and not self.reading:
            self._hush()
        self.refused += map(shelf.no_file, model.unreadable)
        model.unreadable = []
        if len(model.handed) > MOST:
            del model.handed[MOST:]
            self.refused.append(_("Only the first {n} games of it are read.", n=MOST))
        return [] if self.reading else self.take_in(model)

    def _hush(self) -> None:
        """What is told is told of what is handed in now."""
        self.added, self.already_here, self.refused = [], 0, []

    def stored(self, model: Model, mark: str, problem: str) -> list[Effect]:
        """What the browser does not keep was not added."""
        if problem and mark in self.added:
            self.added.remove(mark)
        return saving.stored(model, mark, problem)

    def space(self, model: Model, kept: bool, used: int, all_: int) -> list[Effect]:
        self.storage = Storage(kept, used, all_)
        return []

    # ---- files

    def take_in(self, model: Model) -> list[Effect]:
        """Some more records are put on the shelf, as far as they can be played."""
        saves: dict[str, Save] = {}
        now = shelf.at_once(model.handed)
        del model.handed[: len(now)]
        for handed in now:
            saves |= self._take_in(model, *handed)
        self.games = {**dict(reversed(saves.items())), **self.games}
        self.reading = bool(model.handed)
        more: list[Effect] = [("later", 0, "take_in")] if self.reading else []
        return [*(("save", mark, save) for mark, save in saves.items()), *more]

    def _take_in(self, model: Model, text: str, file: str) -> dict[str, Save]:
        """One of them, by its mark."""
        match, wrong = model.restore(text)
        if wrong:
            self.refused.append(shelf.no_game(wrong, file))
        if not match:
            return {}
        if write(match) in self.records:
            self.already_here += 1
            return {}
        sitting = Sitting(match, model.draw_mark(), saves=1)
        sitting.seating.across = facing(sitting.seating.people)
        save = saving.slot(sitting)
        if kept := unseal(text):
            kept_label = kept.label
            label = replace(
                save.label, title=kept_label.title, when=kept_label.when, across=kept_label.across
            )
            save = save._replace(label=label)
        self.added.append(sitting.mark)
        self.records.add(save.record)
        return {sitting.mark: save}

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
            self._hush()
            self.refused.append(_("There is nothing to paste."))
            return []
        before, sign_, packed = text.partition(f"#{LINK}")
        try:
            linked = sign_ and "\n" not in before
            model.handed += map(shelf.Handed, [unfold(packed)[0]] if linked else shelf.unbound(text))
        except BadLink as error:
            self._hush()
            self.refused.append(shelf.no_link(error))
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

    # ---- as it is drawn

    def draw(self, model: Model) -> Node:
        running = [game for game in self.games.items() if game[1].label.turn]
        over = [game for game in self.games.items() if not game[1].label.turn]
        return div(class_="room")[
            bar(self.title(), tongues("langs"), lamp()),
            div(class_="shelf")[
                trouble.draw(model.trouble, game=False),
                div(role="status")[self._news(model)],
                entries(_("Games in progress"), running, self.listed, self.renamed, model.date),
                entries(_("Finished games"), over, self.listed, self.renamed, model.date, _statistics()),
                not self.games and _empty(),
                damaged(self.damaged),
                self._desk(),
            ],
        ]

    def _desk(self) -> Node:
        return section(class_="panel box desk", aria_labelledby="files")[
            h2(id="files")[_("Files")],
            p[_("Drop a file with games here, or open it.")],
            label(class_="btn")[
                icon("i-open"),
                _("Open a file"),
                input_(type="file", class_="hide", id="file", multiple=True, data_file=True),
            ],
            act("i-plus", _("Paste a game"), "paste"),
            bool(self.games) and act("i-copy", _("Keep all games as one file"), "keep_all"),
            self.storage and p(class_="place")[safety(self.storage)],
            self.pasting
            and div(class_="pasting")[
                label(for_="paste")[_("Put the text or the link of a game here:")],
                textarea(id="paste", rows=4, data_set="pasted"),
                act("i-check", _("Put it on the shelf"), "pasted"),
            ],
        ]

    def _news(self, model: Model) -> Iterator[Child]:
        if self.deleted:
            yield p(class_="panel box notice")[
                _("The game is deleted."), act("i-undo", _("Undo"), "put_back", id="put-back")
            ]
        if self.to_confirm:
            yield p(class_="panel box notice")[
                _("The file holds the secrets of all hands."),
                act("i-check", _("Keep the file all the same"), f"{self.to_confirm} sure", id="sure"),
            ]
        if model.handed:
            yield p(class_="panel box notice")[
                count("{n} game is still being read.", "{n} games are still being read.", len(model.handed))
            ]
            return
        notices = [
            bool(self.added) and count("{n} game was added.", "{n} games were added.", len(self.added)),
            self.already_here
            and count("{n} game lay here already.", "{n} games lay here already.", self.already_here),
            *self.refused[:PAGE],
        ]
        if any(notices):
            yield div(class_="panel box notice")[[p[words] for words in notices if words]]


def _statistics() -> Node:
    return act("i-chart", _("Statistics"), "go statistics")


def _empty() -> Node:
    return section(class_="panel box desk")[
        p[_("No game lies here yet. Every game that you begin is kept here by itself.")],
        act("i-home", _("Back to the lobby"), "go home", kind="btn--go"),
    ]


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
