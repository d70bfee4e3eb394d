"""Statistics: what the games that are over tell together, of whom one asks."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from engine import HUMAN

from ...games import FACES
from ...model import Effect, Model
from ...node import Child, Node, div, h2, p, section
from ...page import Answers
from ...parts.act import act
from ...parts.bar import bar
from ...parts.lamp import lamp
from ...saves import notice as trouble
from ...saves import shelf
from ...saves.format import Save
from ...words import _, count
from ..languages import tongues
from . import drawing
from .results import Result, Who, as_csv, as_json, by, results, sum_up

CHARTED = 3  # results: of fewer a chart tells nothing
FILES = {"csv": as_csv, "json": as_json}


@dataclass
class Page:
    answers: ClassVar[Answers]
    texts: dict[str, str] = field(default_factory=dict)  # what the storage holds, by key
    whole: dict[str, Save] = field(default_factory=dict)  # the games of it, by mark
    games: dict[str, Save] = field(default_factory=dict)  # those that are over
    chosen: dict[str, str] = field(default_factory=dict)  # the game, of whom and what is shown
    confirming: bool = False  # whether all shall be deleted
    deleted: dict[str, Save] = field(default_factory=dict)  # what was deleted last
    restored: dict[str, Save] = field(default_factory=dict)  # on its way back into the storage

    def title(self) -> str:
        return _("Statistics")

    def enter(self, model: Model, detail: str) -> list[Effect]:
        return [("shelf",)]

    def written(self, model: Model, texts: dict[str, str]) -> list[Effect]:
        """What another tab has changed."""
        self.texts |= texts
        self._lay(shelf.changed(self.whole, self.texts, texts))
        return []

    def shelved(self, model: Model, texts: dict[str, str]) -> list[Effect]:
        """What the storage holds."""
        back, self.restored = shelf.missing(self.restored, texts), {}
        self.texts = texts
        self._lay(shelf.in_order({**shelf.games(texts), **back}))
        return [("save", mark, save) for mark, save in back.items()]

    def _lay(self, found: dict[str, Save]) -> None:
        self.whole = found
        self.games = {mark: save for mark, save in found.items() if not save.label.turn}

    def set(self, model: Model, name: str, value: str) -> list[Effect]:
        self.chosen[name] = value
        return []

    def keep(self, model: Model, kind: str) -> list[Effect]:
        """All results as a file."""
        all_results = results(self.games)
        return [("download", f"peddlers-table.{kind}", FILES[kind](all_results))] if kind in FILES else []

    def ask(self, model: Model) -> list[Effect]:
        self.confirming = not self.confirming
        return [("focus", "delete" if self.confirming else "ask")]

    def delete(self, model: Model) -> list[Effect]:
        """They are nothing but the games, so these go."""
        if not self.confirming:
            return []
        self.confirming, self.deleted, self.games = False, self.games, {}
        if model.sitting and model.sitting.mark in self.deleted:
            model.sitting = None
        return [*(("drop", mark) for mark in self.deleted), ("focus", "put-back")]

    def put_back(self, model: Model) -> list[Effect]:
        self.restored, self.deleted = self.deleted, {}
        return [("shelf",), ("focus", "ask")]

    # ---- as it is drawn

    def draw(self, model: Model) -> Node:
        all_results = results(self.games)
        return div(class_="room")[
            bar(self.title(), tongues("langs"), lamp()),
            div(class_="shelf statistics")[
                trouble.draw(model.trouble, game=False),
                div(role="status")[self._news()],
                self._figures(all_results) if all_results else self._nothing(),
            ],
        ]

    def _news(self) -> Child:
        if self.deleted:
            words = count("{n} game is deleted.", "{n} games are deleted.", len(self.deleted))
            return p(class_="panel box notice")[words, act("i-undo", _("Undo"), "put_back", id="put-back")]
        if self.confirming:
            words = count(
                "Delete the game that is over? The statistics are made of it.",
                "Delete all {n} games that are over? The statistics are made of them.",
                len(self.games),
            )
            return p(class_="panel box notice")[
                words,
                act("i-bin", _("Delete"), "delete", id="delete"),
                act("i-close", _("Never mind"), "ask"),
            ]
        return None

    def _nothing(self) -> Node:
        return section(class_="panel box desk")[
            p[_("No game is over yet. When one is, this page tells who won, how often, and how.")],
            act("i-home", _("Back to the lobby"), "go home"),
        ]

    def _figures(self, all_results: list[Result]) -> Child:
        games = dict.fromkeys(result.game for result in all_results)
        game = _one_of(games, self.chosen.get("game"))
        of_game = [result for result in all_results if result.game == game]
        everybody = by(of_game, lambda result: [result.who])
        known = {_key(who): who for who in sorted(everybody, key=lambda who: who[1] != HUMAN)}
        who = known[_one_of(known, self.chosen.get("who"))]
        words = FACES[game].ending.columns()
        column = _one_of(words, self.chosen.get("shown", FACES[game].decisive()))
        theirs = [result for result in of_game if result.who == who]
        return [
            section(class_="panel box desk", aria_label=_("What is shown"))[
                len(games) > 1
                and drawing.field("game", _("Game"), {key: FACES[key].title() for key in games}, game),
                drawing.field(
                    "who", _("Player"), {key: drawing.called(one) for key, one in known.items()}, _key(who)
                ),
                drawing.field("shown", _("Number"), words, column),
            ],
            drawing.sums(sum_up(theirs), drawing.called(who), words),
            len(theirs) >= CHARTED
            and (
                drawing.course(theirs, column, words[column]),
                drawing.spread(theirs, column, words[column]),
                drawing.wins(by(theirs, lambda result: [result.seats])),
            ),
            section(class_="panel box")[
                h2[_("Against whom")],
                len(theirs) >= CHARTED and drawing.rivals(by(theirs, lambda result: result.others)),
                drawing.table(_("Opponent"), by(theirs, lambda result: result.others), column, words[column]),
            ],
            section(class_="panel box")[
                h2[_("All who played")],
                drawing.table(_("Player"), everybody, column, words[column]),
            ],
            self._files(),
        ]

    def _files(self) -> Node:
        return section(class_="panel box desk", aria_label=_("Files"))[
            p[_("All this is reckoned from the games on this device, and leaves it only as a file.")],
            act("i-copy", _("Keep as a table (CSV)"), "keep csv"),
            act("i-copy", _("Keep as JSON"), "keep json"),
            act("i-bin", _("Delete the statistics"), "ask", id="ask"),
        ]


Page.answers = {
    "written": Page.written,
    "shelved": Page.shelved,
    "set": Page.set,
    "keep": Page.keep,
    "ask": Page.ask,
    "delete": Page.delete,
    "put_back": Page.put_back,
}


def _one_of(keys: Iterable[str], wanted: str | None) -> str:
    """The one that is wanted, if it is there; else the first."""
    known = [*keys]
    return wanted if wanted in known else known[0]


def _key(who: Who) -> str:
    name, kind = who
    return f"{kind} {name}"
