"""Statistics: what the games that are over tell together, of whom one asks."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from engine import HUMAN

from ...games import FACES
from ...model import Effect, Model
from ...node import Child, Node, b, dd, div, dl, dt, h2, i, label, p, progress, section, small, span
from ...page import Answers
from ...parts.act import act
from ...parts.bar import bar
from ...parts.bot import player
from ...parts.choice import choice
from ...parts.lamp import lamp
from ...parts.languages import tongues
from ...saves import notice as trouble
from ...saves import shelf
from ...saves.format import Save
from ...words import _, count
from .. import chart
from .numbers import as_numbers, grid, tenths
from .results import Result, Sum, Who, as_csv, as_json, bars, by, results, sum_up

CHARTED = 3  # results: of fewer a chart tells nothing
LATELY = 60  # games whose course is drawn
RIVALS = 6  # opponents that are drawn
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
                and _field("game", _("Game"), {key: FACES[key].title() for key in games}, game),
                _field("who", _("Player"), {key: called(one) for key, one in known.items()}, _key(who)),
                _field("shown", _("Number"), words, column),
            ],
            _sums(sum_up(theirs), called(who), words),
            len(theirs) >= CHARTED
            and (
                _course(theirs, column, words[column]),
                _spread(theirs, column, words[column]),
                _wins(by(theirs, lambda result: [result.seats])),
            ),
            section(class_="panel box")[
                h2[_("Against whom")],
                len(theirs) >= CHARTED and _rivals(by(theirs, lambda result: result.others)),
                _table(_("Opponent"), by(theirs, lambda result: result.others), column, words[column]),
            ],
            section(class_="panel box")[
                h2[_("All who played")],
                _table(_("Player"), everybody, column, words[column]),
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


def called(who: Who) -> str:
    """A person by name, bots by what they are."""
    name, kind = who
    return name or player(kind)


def _field(name: str, words: str, choices: dict[str, str], chosen: str) -> Node:
    return div(class_="field")[
        label(for_=name)[words],
        choice(choices, chosen, id=name, data_set=name),
    ]


def _results(number: int) -> str:
    return count("{n} result", "{n} results", number)


def _sums(total: Sum, name: str, words: dict[str, str]) -> Node:
    """At a glance; no mean without the number of results, and none of a single one."""
    several = total.results > 1
    return section(class_="panel box sums", aria_label=name)[
        h2[name, small(class_="num")[_results(total.results)]],
        several and progress(value=total.wins, max=total.results, aria_label=_("Won")),
        dl[
            _fact(
                _("Won"),
                total.wins,
                several and _("by chance it would be {number}", number=tenths(total.lot)),
            ),
            total.out > 0 and _fact(_("Out"), total.out),
            [
                _fact(words[key], *((tenths(mean), _("on average")) if several else (round(mean),)))
                for key, mean in total.means.items()
                if key in words
            ],
        ],
    ]


def _fact(words: str, number: Child, note: Child = "") -> Node:
    return div[dt[words], dd(class_="num")[b[number], note and small[note]]]


def _course(theirs: list[Result], column: str, words: str) -> Node:
    """The first of these games first."""
    found = [(result.row.get(column, 0), result.won) for result in reversed(theirs[:LATELY])]
    return section(class_="panel box")[
        h2[_("Game by game"), small(class_="num")[words]],
        p(class_="legend")[
            span[i(class_="dot full"), _("won")],
            span[i(class_="dot outlined"), _("not won")],
            span[i(class_="line"), _("average so far")],
        ],
        chart.dots(found),
        as_numbers(
            [_("Game"), words, _("Won")],
            [[at, number, _("yes") if won else _("no")] for at, (number, won) in enumerate(found, 1)],
        ),
    ]


def _rivals(sums: dict[Who, Sum]) -> Node:
    """How often one wins against each, beside what lots would give."""
    return chart.pairs(
        [
            (called(who), _results(one.results), (one.wins, str(one.wins)), (one.lot, tenths(one.lot)))
            for who, one in [*sums.items()][:RIVALS]
        ]
    )


def _spread(theirs: list[Result], column: str, words: str) -> Node:
    counted = [(_span(first, last), many) for first, last, many in bars(r.row.get(column, 0) for r in theirs)]
    return section(class_="panel box")[
        h2[words, small(class_="num")[_results(len(theirs))]],
        p[_("How often which number came.")],
        chart.columns(counted),
        as_numbers([words, _("Results")], [[span_, many] for span_, many in counted]),
    ]


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _wins(tables: dict[int, Sum]) -> Node:
    """Beside what lots would give: at a table of two one wins more often than at one of four."""
    rows = sorted(tables.items())
    seats = {number: count("{n} seat", "{n} seats", number) for number in tables}
    return section(class_="panel box")[
        h2[_("Games won")],
        p(class_="legend")[
            span[i(class_="full"), _("won")], span[i(class_="outlined"), _("what chance alone would give")]
        ],
        chart.pairs(
            [
                (
                    seats[number],
                    _results(one.results),
                    (one.wins, str(one.wins)),
                    (one.lot, tenths(one.lot)),
                )
                for number, one in rows
            ]
        ),
        as_numbers(
            [_("Table"), _("Results"), _("Won"), _("By chance")],
            [[seats[number], one.results, one.wins, tenths(one.lot)] for number, one in rows],
        ),
    ]


def _table(who: str, sums: dict[Who, Sum], column: str, words: str) -> Node:
    average = _("{number} on average", number=words)
    return grid(
        who,
        [who, _("Results"), _("Won"), _("By chance"), average],
        [
            [called(one), total.results, total.wins, tenths(total.lot), tenths(total.means.get(column, 0))]
            for one, total in sums.items()
        ],
    )
