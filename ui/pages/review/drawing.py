"""The curve with its turning points, which lead to their positions."""

from typing import TYPE_CHECKING

from ...model import Model
from ...node import Child, Node, circle, div, g, h2, li, line, ol, p, progress, section, svg, text, ul
from ...parts.act import act
from ...parts.bar import bar
from ...parts.lamp import lamp
from ...parts.seat import badge
from ...table.sitting import Sitting
from ...words import _
from .. import chart
from ..languages import tongues
from ..statistics.numbers import as_numbers
from .points import Point, Review, axes, curve, percent

if TYPE_CHECKING:
    from .page import Page

KNOB, FINGER = 11, 22  # pixels: of a turning point, and of what a finger needs around it


def overview(model: Model, page: "Page") -> Node:
    return div(class_="room")[
        bar(page.title(), tongues("langs"), lamp()),
        div(class_="shelf review")[
            page.wrong and p(class_="panel box notice", role="alert")[page.wrong],
            page.game
            and not page.wrong
            and (_course(page.game, page.found) if page.found else _thinking(page.share, page.mark)),
        ],
    ]


def _thinking(share: int, mark: str) -> Node:
    words = _("Your turns are thought through once more …")
    return section(class_="panel box desk")[
        p(role="status")[words],
        progress(max=100, value=share, aria_label=words),
        act("i-close", _("Stop"), f"go table:{mark}"),
    ]


def _course(game: Sitting, found: Review) -> Child:
    words = _("The chance to win, turn by turn")
    return (
        section(class_="panel box", aria_label=words)[
            h2[words],
            p[_("With what could be seen at the time. A turning point leads to the position before it.")],
            _who(game),
            _plot(game, found),
            _numbers(game, found),
        ],
        _list(game, found),
        section(class_="panel box desk", aria_label=_("Replay"))[
            act("i-play", _("Watch the replay"), f"go replay:{game.mark}"),
            act("i-fit", _("Look at the table"), f"go table:{game.mark}"),
        ],
    )


def _who(game: Sitting) -> Node:
    people = [game.seating.marks[seat] for seat in game.seating.people]
    return ul(class_="legend")[[li[badge(*seat), " ", seat[0]] for seat in people]]


def _plot(game: Sitting, found: Review) -> Node:
    match = game.match
    across = axes(match, match.rounds)
    colours = [colour for _name, colour in game.seating.marks]
    lines = tuple(curve(colours[seat], found.of(seat, match)) for seat in game.seating.people)
    return div(class_="plot")[
        chart.course(across, lines),
        svg(class_="curves", role="group", aria_label=_("Turning points"))[
            [
                _knob(place, point, colours[point.seat], across, game)
                for place, point in enumerate(found.points)
            ]
        ],
    ]


def _knob(place: int, point: Point, colour: str, across: chart.Axes, game: Sitting) -> Node:
    """What the turn was worth, below what it could have been."""
    x, high, low = (
        f"{100 * share:.2f}%"
        for share in (across.x(point.end), across.y(point.better.worth), across.y(point.worth))
    )
    return g(
        class_=f"turning seat-{colour}",
        id=f"knob-{place}",
        role="button",
        tabindex=0,
        aria_label=point_in_words(place, point, game),
        data_do=f"try {place}",
    )[
        line(x1=x, x2=x, y1=high, y2=low),
        circle(class_="under", cx=x, cy=low, r=FINGER),
        circle(class_="best", cx=x, cy=high, r=KNOB / 2),
        circle(class_="knob", cx=x, cy=low, r=KNOB),
        text(x=x, y=low, dy=5)[place + 1],
    ]


def _when(point: Point, game: Sitting) -> str:
    view = game.match.view(None, point.number)
    return _("Round {n}, {name}", n=view.round, name=game.seating.names[point.seat])


def point_in_words(place: int, point: Point, game: Sitting) -> str:
    return _(
        "Turning point {n}. {when}: {worth} % instead of {best} %",
        n=place + 1,
        when=_when(point, game),
        worth=percent(point.worth),
        best=percent(point.better.worth),
    )


def _numbers(game: Sitting, found: Review) -> Node:
    names = game.seating.names
    rows: list[list[Child]] = [
        [_("Round {n}", n=game.match.view(None, moment - 1).round), names[seat], f"{percent(worth)}\u00a0%"]
        for seat, moment, worth in found.worths
    ]
    return as_numbers([_("When"), _("Player"), _("Chance to win")], rows)


def _list(game: Sitting, found: Review) -> Node:
    return section(class_="panel box", aria_label=_("Turning points"))[
        h2[_("Turning points")],
        ol(class_="turnings")[[_point(place, point, game) for place, point in enumerate(found.points)]]
        if found.points
        else p(role="status")[_("The adviser would have played no turn better.")],
    ]


def _point(place: int, point: Point, game: Sitting) -> Node:
    return li[
        p[point_in_words(place, point, game)],
        act("i-signpost", _("Find a better turn"), f"try {place}", id=f"point-{place}"),
    ]
