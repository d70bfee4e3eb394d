"""Charts: bars that begin at zero, full or only outlined, with their numbers beside them; numbers in a row;
and the lines of the seats over the course of a game, which stretch to the page that there is."""

from collections.abc import Sequence
from itertools import accumulate
from math import ceil
from typing import NamedTuple, TypeVar

from ..node import Node, Part, circle, g, path, rect, svg, text, use
from ..words import _, drawn_once

T = TypeVar("T")

WIDE = 320
HIGH = 120  # of the tallest bar
TOP, FOOT = 18, 20  # for the numbers
ROW, THICK = 48, 15
LEFT, RIGHT = 84, 44  # for words and numbers
SCALE = 30  # for the numbers beside a row of dots
DOT = 5.5


def columns(bars: Sequence[tuple[str, int]]) -> Node:
    """Upright bars: what stands below each, how often it came."""
    most = max(1, *(number for _words, number in bars))
    wide = WIDE / len(bars)
    return svg(class_="chart", viewBox=f"0 0 {WIDE} {TOP + HIGH + FOOT}", aria_hidden="true")[
        [
            _column(round(wide * at, 1), round(wide, 1), round(HIGH * number / most, 1), words, number)
            for at, (words, number) in enumerate(bars)
        ],
        path(class_="axis", d=f"M0 {TOP + HIGH}H{WIDE}"),
    ]


def _column(left: float, wide: float, high: float, words: str, number: int) -> Node:
    middle, base = left + wide / 2, TOP + HIGH
    return g[
        rect(class_="full", x=left + 2, y=base - high, width=wide - 4, height=high),
        text(x=middle, y=base - high - 5, text_anchor="middle")[number or ""],
        text(x=middle, y=base + 15, text_anchor="middle")[words],
    ]


def pairs(rows: Sequence[tuple[str, str, tuple[float, str], tuple[float, str]]]) -> Node:
    """Lying bars, two a row: its words, what stands below them, the full bar and the outlined one."""
    most = max(0.01, *(max(full[0], outlined[0]) for _words, _below, full, outlined in rows))
    scale = (WIDE - LEFT - RIGHT) / most
    return svg(class_="chart", viewBox=f"0 0 {WIDE} {ROW * len(rows)}", aria_hidden="true")[
        [_pair(ROW * at, words, below, bars, scale) for at, (words, below, *bars) in enumerate(rows)],
        path(class_="axis", d=f"M{LEFT} 0V{ROW * len(rows)}"),
    ]


def _pair(top: int, words: str, below: str, bars: list[tuple[float, str]], scale: float) -> Node:
    return g[
        text(x=LEFT - 8, y=top + 20, text_anchor="end")[words],
        text(class_="quiet", x=LEFT - 8, y=top + 36, text_anchor="end")[below],
        [
            (
                rect(
                    class_=kind,
                    x=LEFT,
                    y=top + 7 + at * (THICK + 3),
                    width=round(long * scale, 1),
                    height=THICK,
                ),
                text(x=LEFT + round(long * scale, 1) + 5, y=top + 19 + at * (THICK + 3))[number],
            )
            for at, (kind, (long, number)) in enumerate(zip(("full", "outlined"), bars, strict=True))
        ],
    ]


def dots(numbers: Sequence[tuple[int, bool]]) -> Node:
    """One after the other, a full dot for those that stand out, and the line of their mean so far."""
    values = [number for number, _full in numbers]
    low, high = min(0, *values), max(1, *values)
    means = [total / at for at, total in enumerate(accumulate(values), 1)]
    last = max(1, len(values) - 1)

    def place(at: int, number: float) -> tuple[float, float]:
        across = SCALE + DOT + (WIDE - SCALE - 3 * DOT) * at / last
        return round(across, 1), round(TOP + HIGH * (high - number) / (high - low), 1)

    line = " ".join(f"{x} {y}" for x, y in (place(at, mean) for at, mean in enumerate(means)))
    return svg(class_="chart", viewBox=f"0 0 {WIDE} {TOP + HIGH + FOOT}", aria_hidden="true")[
        [_rung(number, place(0, number)[1]) for number in sorted({low, 0, round((low + high) / 2), high})],
        path(class_="mean", d=f"M{line}"),
        [
            circle(class_="full" if full else "outlined", cx=x, cy=y, r=DOT)
            for (x, y), full in ((place(at, number), full) for at, (number, full) in enumerate(numbers))
        ],
        text(class_="quiet", x=SCALE, y=TOP + HIGH + 16)[1],
        text(class_="quiet", x=WIDE - 2, y=TOP + HIGH + 16, text_anchor="end")[len(values)],
    ]


def _rung(number: int, high: float) -> Node:
    return g[
        path(class_="axis" if number == 0 else "rung", d=f"M{SCALE} {high}H{WIDE}"),
        text(class_="quiet", x=SCALE - 6, y=high + 4, text_anchor="end")[number],
    ]


# ---- the course of a game

ACROSS, DOWN = 1000, 100  # the units of lines
NAMED = 8  # rounds at most are named below
LINED = 200  # have a line
SHAPE = 11  # pixels


def some(things: Sequence[T], most: int) -> Sequence[T]:
    """At most so many of them, at equal distances from the first one on."""
    return things[:: ceil(len(things) / most) or 1]


class Axes(NamedTuple):
    """Moments of a game from left to right, with those at which rounds begin; numbers upwards, and those of
    them that are written."""

    last: int
    rounds: tuple[int, ...]
    low: int
    top: int
    written: tuple[tuple[int, str], ...]
    counted: str = ""  # what the numbers are, where nothing above the chart says it

    def x(self, moment: float) -> float:
        """Of one."""
        return moment / max(1, self.last)

    def y(self, number: float) -> float:
        """Of one, from above."""
        return 1 - (number - self.low) / max(1, self.top - self.low)


class Curve(NamedTuple):
    """Of a seat: its shape stands on the line at some of its points."""

    colour: str
    points: tuple[tuple[float, float], ...]  # moments and numbers
    shapes: tuple[tuple[float, float], ...]
    stepped: bool = False  # level from one point to the next


def course(axes: Axes, curves: tuple[Curve, ...], until: int | None = None) -> Node:
    """What comes after a moment is not shown yet."""
    left = f"{100 * axes.x(axes.last if until is None else until):.2f}"
    return svg(class_="curves", aria_hidden="true")[
        _lines(axes, curves),
        until is not None
        and [
            rect(class_="curtain", x=f"{left}%", y=y, width=f"{100 - float(left):.2f}%", height="100%")
            for y in (-8, 8)  # shapes stand out of the plot
        ],
        _written(axes),
        axes.counted and _counted(axes, until),
    ]


def _counted(axes: Axes, until: int | None) -> Node:
    """What the numbers are, in the half in which the moment does not lie: its line crosses no words."""
    early = until is not None and axes.x(until) < 0.5
    if early:
        return text(class_="counted", x="100%", y=11, dx=-5, text_anchor="end")[axes.counted]
    return text(class_="counted", x=5, y=11)[axes.counted]


@drawn_once
def _lines(axes: Axes, curves: tuple[Curve, ...]) -> Part:
    return g[
        svg(viewBox=f"0 0 {ACROSS} {DOWN}", preserveAspectRatio="none", width="100%", height="100%")[
            [path(class_=f"seat-{curve.colour}", d=_line(axes, curve)) for curve in curves]
        ],
        [
            use(
                href=f"#seat-{curve.colour}",
                class_=f"seat-{curve.colour}",
                x=f"{100 * axes.x(moment):.1f}%",
                y=f"{100 * axes.y(number):.1f}%",
                width=SHAPE,
                height=SHAPE,
            )
            for curve in curves
            for moment, number in curve.shapes
        ],
    ].part("curves")


def _line(axes: Axes, curve: Curve) -> str:
    spots = [(axes.x(moment) * ACROSS, axes.y(number) * DOWN) for moment, number in curve.points]
    if not spots:
        return ""
    (left, high), *rest = spots
    further = (f"H{x:.1f}V{y:.1f}" if curve.stepped else f"L{x:.1f} {y:.1f}" for x, y in rest)
    return f"M{left:.1f} {high:.1f}{''.join(further)}"


@drawn_once
def _written(axes: Axes) -> Part:
    """The axes: a line where a round begins and at each number that is written."""
    begun = " ".join(f"M{axes.x(moment) * ACROSS:.1f} 0V{DOWN}" for moment in some(axes.rounds[1:], LINED))
    level = " ".join(f"M0 {axes.y(number) * DOWN:.1f}H{ACROSS}" for number, _words in axes.written)
    named = some([*enumerate(axes.rounds, 1)], NAMED)
    return g(class_="axes")[
        svg(viewBox=f"0 0 {ACROSS} {DOWN}", preserveAspectRatio="none", width="100%", height="100%")[
            path(class_="begun", d=begun), path(class_="level", d=level)
        ],
        [
            text(class_="number", x=-6, y=f"{100 * axes.y(number):.1f}%", dy=4)[words]
            for number, words in axes.written
        ],
        [
            text(class_="round", x=f"{100 * axes.x(moment):.1f}%", y="100%", dy=14)[
                number if number > 1 else _("Round {n}", n=number)
            ]
            for number, moment in named
        ],
    ].part("axes")
