"""The end: part by part of the reckoning, then who won and why."""

from functools import cache

from ...node import (
    Child,
    Node,
    b,
    details,
    div,
    h2,
    p,
    section,
    small,
    span,
    summary,
    svg,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    use,
)
from ...parts.act import act
from ...parts.bar import bar
from ...parts.ledger import Ledger, Line
from ...parts.popup import opener, popup
from ...parts.seat import badge
from ...words import _
from ..reckoning import Beat, ledgers, outcome, reached
from ..sitting import Sitting


def draw(sitting: Sitting) -> Node:
    parts, counted = ledgers(sitting), reached(sitting)
    done = sitting.ending.beat is None
    return div(class_="ending", id="result", tabindex=-1, data_rest=True, aria_label=_("The end"))[
        bar(_("The reckoning")),
        div(class_="reckoning")[
            [ledger(place, part, counted, sitting) for place, part in enumerate(parts)],
            section(class_="pod", aria_label=_("Result"))[
                div(class_="outcome")[done and (h2[outcome(sitting.match)], _podium(parts[-1], sitting))],
                _acts(done, sitting),
            ],
            done and _all(sitting),
        ],
    ]


def ledger(place: int, part: Ledger, counted: list[Beat], sitting: Sitting) -> Node:
    numbers = [number for beat in counted for number in beat.numbers]
    judged = place in [beat.judged for beat in counted]
    seat, *heads, number = part.heads
    return section(class_=f"ledger panel ledger--{place + 1}", aria_labelledby=f"ledger-{place}")[
        h2(id=f"ledger-{place}")[span(class_="step num", aria_hidden="true")[place + 1], part.title],
        p(class_="lead")[part.lead],
        table[
            thead[
                tr[
                    th(scope="col")[seat],
                    [th(scope="col")[head] for head in heads],
                    th(scope="col", class_="total")[number],
                ]
            ],
            tbody[[_line(line, sitting, (place, line.seat) in numbers, judged) for line in part.lines]],
        ],
        part.verdict and judged and p(class_="verdict")[_stamp(part), part.verdict],
    ]


def _stamp(part: Ledger) -> Child:
    return any(line.mark == "out" for line in part.lines) and span(class_="stamp")[_("Out")]


def _line(line: Line, sitting: Sitting, counted: bool, judged: bool) -> Node:
    name, colour = sitting.seating.marks[line.seat]
    note = line.note and judged and small(class_=f"note note--{line.mark}")[line.note]
    *cells, last = line.cells or (None,)
    return tr(class_=f"is-{line.mark}" if line.mark and judged else None)[
        th(scope="row")[
            span(class_="seated")[badge(name, colour), span(class_="called", title=name)[name]],
            not line.cells and note,
        ],
        [td[cell] for cell in cells],
        line.cells and td[span(class_="noted")[last, note]],
        td(class_="total num")[b[line.number] if counted else span(class_="hide")[_("not counted yet")]],
    ]


def _podium(last: Ledger, sitting: Sitting) -> Node:
    ranked = [line for line in last.lines if line.mark != "out"]
    out = [line for line in last.lines if line.mark == "out"]
    return div(class_="steps")[
        [_step(str(last.place(line)), line, sitting) for line in ranked],
        [_step("out", line, sitting) for line in out],
    ]


def _step(place: str, line: Line, sitting: Sitting) -> Node:
    """A rank, or `out`."""
    name, colour = sitting.seating.marks[line.seat]
    return div(class_=f"step step--{place} seat-{colour}")[
        place == "1" and _laurel(),
        sitting.face.ending.figure(name, colour),
        div[
            place.isdecimal() and span(class_="rank num")[place],
            b(class_="called", title=name)[name],
            small(class_="num")[line.words],
        ],
    ]


@cache
def _laurel() -> Node:
    return svg(class_="laurel", viewBox="0 0 60 30", aria_hidden="true")[use(href="#laurel")]


def _acts(done: bool, sitting: Sitting) -> Node:
    if not done:
        return div(class_="acts")[act("i-end", _("All at once"), "reveal", id="reveal", kind="btn--go")]
    lays_open = sitting.face.lays_open
    return div(class_="acts")[
        act("i-undo", _("Play again"), "again", kind="btn--go"),
        lays_open and act("i-fit", lays_open(), "lay_open", id="lay-open"),
        _reviewed(sitting) or _replay(sitting),
        act("i-home", _("Lobby"), "go home"),
        opener("more", "i-more", _("More")),
        popup("more", _("More"), _more(sitting)),
    ]


def _reviewed(sitting: Sitting) -> Child:
    advised = sitting.seating.people and sitting.match.game.advises
    return advised and act("i-chart", _("Turning points"), f"go review:{sitting.mark}", id="review")


def _replay(sitting: Sitting) -> Node:
    return act("i-play", _("Watch the replay"), f"go replay:{sitting.mark}")


def _more(sitting: Sitting) -> Node:
    return div(class_="buttons")[
        _reviewed(sitting) and _replay(sitting),
        act("i-fit", _("Look at the table"), "aside"),
        act("i-picture", _("Picture of the result"), "picture"),
        act("i-share", _("Share the game"), f"go share:{sitting.mark}"),
        act("i-copy", _("Keep the game as a file"), "export"),
        act("i-chest", _("All games"), "go library"),
    ]


def _all(sitting: Sitting) -> Node:
    """Every category of every seat."""
    match, columns = sitting.match, sitting.face.ending.columns()
    scores = match.game.scores(match.view(None))
    return details(class_="numbers panel")[
        summary[_("All numbers")],
        div(class_="scroll", tabindex=0, role="group", aria_label=_("All numbers"))[
            table(class_="num")[
                thead[tr[[th(scope="col")[words] for words in (_("Player"), *columns.values())]]],
                tbody[[_row(sitting, seat, scores.rows[seat]) for seat in (*scores.ranks, *scores.out)]],
            ]
        ],
    ]


def _row(sitting: Sitting, seat: int, row: dict[str, int]) -> Child:
    name, colour = sitting.seating.marks[seat]
    return tr[
        th(scope="row")[badge(name, colour), " ", name],
        [td[row[column]] for column in sitting.face.ending.columns()],
    ]
