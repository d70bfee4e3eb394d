"""The scores over time, below a slider that leads to each moment; and the same in numbers."""

from collections.abc import Sequence
from typing import NamedTuple

from ...node import (
    Child,
    Node,
    Part,
    b,
    button,
    div,
    input_,
    li,
    path,
    span,
    svg,
    table,
    tbody,
    td,
    text,
    th,
    thead,
    tr,
    ul,
    use,
)
from ...parts.seat import badge
from ...words import _, drawn_once

WIDE, HIGH = 1000, 100  # of the lines, which stretch to the page that there is


class History(NamedTuple):
    scores: tuple[tuple[int, ...], ...]  # of each seat at each moment
    rounds: tuple[int, ...]  # the moments at which rounds begin

    @property
    def last(self) -> int:
        return len(self.scores[0]) - 1

    @property
    def top(self) -> int:
        return max(1, *map(max, self.scores))

    def x(self, moment: float) -> float:
        """Of one."""
        return moment / max(1, self.last)

    def y(self, score: int) -> float:
        """Of one, from above."""
        low = min(0, *map(min, self.scores))
        return 1 - (score - low) / (self.top - low)


def timeline(history: History, who: Sequence[tuple[str, str]], at: int, said: str) -> Node:
    return div(class_="timeline")[
        ul(class_="stand")[
            [
                li[badge(*seat), span(class_="hide")[seat[0], " "], b(class_="num")[scores[at]]]
                for seat, scores in zip(who, history.scores, strict=True)
            ]
        ],
        div(class_="plot")[
            _curves(history, tuple(colour for _name, colour in who)),
            input_(
                type="range",
                id="at",
                min=0,
                max=history.last,
                value=at,
                data_set="at",
                aria_label=_("Moment of the game"),
                aria_valuetext=said,
            ),
        ],
    ]


@drawn_once
def _curves(history: History, colours: tuple[str, ...]) -> Part:
    begun = " ".join(f"M{history.x(moment) * WIDE:.1f} 0V{HIGH}" for moment in history.rounds[1:])
    return svg(class_="curves", aria_hidden="true")[
        svg(viewBox=f"0 0 {WIDE} {HIGH}", preserveAspectRatio="none", width="100%", height="100%")[
            path(class_="begun", d=begun),
            [
                path(class_=f"seat-{colour}", d=_line(history, scores))
                for colour, scores in zip(colours, history.scores, strict=True)
            ],
        ],
        [_marks(history, seat, colour) for seat, colour in enumerate(colours)],
        text(x="2", y="11")[history.top],
    ].part("curves")


def _line(history: History, scores: Sequence[int]) -> str:
    """It rises where the score does, and is level between."""
    steps = [
        f"H{history.x(moment) * WIDE:.1f}V{history.y(score) * HIGH:.1f}"
        for moment, score in enumerate(scores)
        if moment and score != scores[moment - 1]
    ]
    return f"M0 {history.y(scores[0]) * HIGH:.1f}{''.join(steps)}H{WIDE}"


def _marks(history: History, seat: int, colour: str) -> list[Node]:
    """The shape of the seat on its line, once a round, beside those of the others."""
    ends = (*history.rounds[1:], history.last)
    places = [
        round(begin + (end - begin) * (seat + 0.5) / len(history.scores))
        for begin, end in zip(history.rounds, ends, strict=True)
    ]
    return [
        use(
            href=f"#seat-{colour}",
            class_=f"seat-{colour}",
            x=f"{history.x(moment) * 100:.1f}%",
            y=f"{history.y(history.scores[seat][moment]) * 100:.1f}%",
            width=11,
            height=11,
        )
        for moment in places
    ]


def numbers(history: History, who: Sequence[tuple[str, str]], at: int, end: str) -> Node:
    """At the beginning of each round and at the end; each row leads to its moment."""
    rows = [(_("Round {n}", n=number), moment) for number, moment in enumerate(history.rounds, 1)]
    return table(class_="num")[
        thead[tr[th(scope="col")[_("When")], [th(scope="col")[badge(*seat), " ", seat[0]] for seat in who]]],
        tbody[[_row(history, words, moment, at) for words, moment in (*rows, (end, history.last))]],
    ]


def _row(history: History, words: str, moment: int, at: int) -> Child:
    return tr[
        th(scope="row")[
            button(
                type="button",
                class_="btn",
                data_do=f"rewind {moment}",
                aria_current="true" if moment == at else None,
            )[words]
        ],
        [td[scores[moment]] for scores in history.scores],
    ]
