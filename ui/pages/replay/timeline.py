"""The scores over time, below a slider that leads to each moment; and the same in numbers."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from engine import Match

from ...games import FACES
from ...node import Child, Node, b, button, div, input_, li, span, table, tbody, td, th, thead, tr, ul
from ...parts.seat import badge
from ...words import _
from ..chart import Axes, Curve, course, some

POINTS = 200  # moments at most that a line goes through
SHAPES = 40  # on a line
ROWS = 60  # of numbers


class History:
    """What each seat had at each moment, counted where it is asked for."""

    def __init__(self, match: Match, eyes: int | None) -> None:
        self.last = len(match.moves)
        self.rounds = tuple(match.rounds)  # the moments at which they begin
        self.seats = range(len(match.seats))
        column = FACES[match.game.key].decisive()
        self.scores = cache(lambda moment: tuple(row[column] for row in match.scores(eyes, moment).rows))
        self.drawn = tuple(dict.fromkeys((*some(range(self.last + 1), POINTS), self.last)))

    def of(self, seat: int) -> list[int]:
        return [self.scores(moment)[seat] for moment in self.drawn]

    def axes(self, counted: str) -> Axes:
        all_ = [score for moment in self.drawn for score in self.scores(moment)]
        low, top = min(0, *all_), max(1, *all_)
        return Axes(self.last, self.rounds, low, top, ((low, str(low)), (top, str(top))), counted)

    def curve(self, seat: int, colour: str) -> Curve:
        """It rises where the score does, and is level between."""
        first, *others = zip(self.drawn, self.of(seat), strict=True)
        points = [first]
        points += [point for point in others if point[1] != points[-1][1] or point[0] == self.last]
        return Curve(colour, tuple(points), self._shapes(seat), stepped=True)

    def _shapes(self, seat: int) -> tuple[tuple[float, float], ...]:
        """Once a round, beside those of the others."""
        begun = some(self.rounds, SHAPES)
        places = [
            round(begin + (end - begin) * (seat + 0.5) / len(self.seats))
            for begin, end in pairwise((*begun, self.last))
        ]
        return tuple((moment, self.scores(moment)[seat]) for moment in places)


def timeline(history: History, who: Sequence[tuple[str, str]], counted: str, at: int, position: str) -> Node:
    """It grows with the moment that is shown."""
    return div(class_="timeline")[
        ul(class_="stand")[
            [
                li[badge(*seat), span(class_="hide")[seat[0], " "], b(class_="num")[score]]
                for seat, score in zip(who, history.scores(at), strict=True)
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
                aria_valuetext=position,
            ),
        ],
    ]


def numbers(history: History, who: Sequence[tuple[str, str]], at: int, end: str) -> Node:
    """At the beginning of each round and at the end; each row leads to its moment."""
    begun = some([*enumerate(history.rounds, 1)], ROWS)
    rows = [(_("Round {n}", n=number), moment) for number, moment in begun]
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
        [td[score] for score in history.scores(moment)],
    ]
