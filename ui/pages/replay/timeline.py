"""The scores over time, below a slider that leads to each moment; and the same in numbers."""

from collections.abc import Sequence
from typing import NamedTuple

from ...node import Child, Node, b, button, div, input_, li, span, table, tbody, td, th, thead, tr, ul
from ...parts.seat import badge
from ...words import _
from ..chart import Axes, Curve, course


class History(NamedTuple):
    scores: tuple[tuple[int, ...], ...]  # of each seat at each moment
    rounds: tuple[int, ...]  # the moments at which rounds begin

    @property
    def last(self) -> int:
        return len(self.scores[0]) - 1

    def axes(self, counted: str) -> Axes:
        low, top = min(0, *map(min, self.scores)), max(1, *map(max, self.scores))
        return Axes(self.last, self.rounds, low, top, ((low, str(low)), (top, str(top))), counted)

    def curve(self, seat: int, colour: str) -> Curve:
        """It rises where the score does, and is level between."""
        scores = self.scores[seat]
        steps = [moment for moment, score in enumerate(scores) if not moment or score != scores[moment - 1]]
        points = [(moment, scores[moment]) for moment in dict.fromkeys((*steps, self.last))]
        return Curve(colour, tuple(points), self._shapes(seat), stepped=True)

    def _shapes(self, seat: int) -> tuple[tuple[float, float], ...]:
        """Once a round, beside those of the others."""
        ends = (*self.rounds[1:], self.last)
        places = [
            round(begin + (end - begin) * (seat + 0.5) / len(self.scores))
            for begin, end in zip(self.rounds, ends, strict=True)
        ]
        return tuple((moment, self.scores[seat][moment]) for moment in places)


def timeline(history: History, who: Sequence[tuple[str, str]], counted: str, at: int, said: str) -> Node:
    """It grows with the moment that is shown."""
    return div(class_="timeline")[
        ul(class_="stand")[
            [
                li[badge(*seat), span(class_="hide")[seat[0], " "], b(class_="num")[scores[at]]]
                for seat, scores in zip(who, history.scores, strict=True)
            ]
        ],
        div(class_="plot")[
            course(
                history.axes(counted),
                tuple(history.curve(seat, colour) for seat, (_name, colour) in enumerate(who)),
                until=at,
            ),
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
