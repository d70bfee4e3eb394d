"""Charts: bars that begin at zero, full or only outlined, with their numbers beside them."""

from collections.abc import Sequence

from ...node import Node, g, path, rect, svg, text

WIDE = 320
HIGH = 120  # of the tallest bar
TOP, FOOT = 18, 20  # for the numbers
ROW, THICK = 48, 15
LEFT, RIGHT = 84, 44  # for words and numbers


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
