"""The statistics as they are drawn: at a glance, as charts, and as tables."""

from ...node import Child, Node, b, dd, div, dl, dt, h2, i, label, p, progress, section, small, span
from ...parts.bot import player
from ...words import _, count
from .. import chart
from ..choice import choice
from .numbers import as_numbers, grid, tenths
from .results import Result, Sum, Who, bars

LATELY = 60  # games whose course is drawn
RIVALS = 6  # opponents that are drawn


def called(who: Who) -> str:
    """A person by name, bots by what they are."""
    name, kind = who
    return name or player(kind)


def field(name: str, words: str, choices: dict[str, str], chosen: str) -> Node:
    return div(class_="field")[
        label(for_=name)[words],
        choice(choices, chosen, id=name, data_set=name),
    ]


def _results(number: int) -> str:
    return count("{n} result", "{n} results", number)


def sums(total: Sum, name: str, words: dict[str, str]) -> Node:
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


def course(theirs: list[Result], column: str, words: str) -> Node:
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


def rivals(totals: dict[Who, Sum]) -> Node:
    """How often one wins against each, beside what lots would give."""
    return chart.pairs(
        [
            (called(who), _results(one.results), (one.wins, str(one.wins)), (one.lot, tenths(one.lot)))
            for who, one in [*totals.items()][:RIVALS]
        ]
    )


def spread(theirs: list[Result], column: str, words: str) -> Node:
    counted = [(_span(first, last), many) for first, last, many in bars(r.row.get(column, 0) for r in theirs)]
    return section(class_="panel box")[
        h2[words, small(class_="num")[_results(len(theirs))]],
        p[_("How often which number came.")],
        chart.columns(counted),
        as_numbers([words, _("Results")], [[span_, many] for span_, many in counted]),
    ]


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def wins(tables: dict[int, Sum]) -> Node:
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


def table(who: str, totals: dict[Who, Sum], column: str, words: str) -> Node:
    average = _("{number} on average", number=words)
    return grid(
        who,
        [who, _("Results"), _("Won"), _("By chance"), average],
        [
            [called(one), total.results, total.wins, tenths(total.lot), tenths(total.means.get(column, 0))]
            for one, total in totals.items()
        ],
    )
