"""The pieces: goods, coins, tokens, carriages, merchants, each with the shape of its seat."""

from functools import cache

from ...node import Child, Node, g, svg, text, use

BODY = {"red": 12, "blue": 11.4, "green": 13.6, "yellow": 13.6, "plum": 13}  # the mark on a carriage


@cache
def chip(good: str) -> Node:
    return svg(class_="chip", viewBox="0 0 30 30", aria_hidden="true")[use(href=f"#hw-chip-{good}")]


@cache
def coin() -> Node:
    return svg(class_="coin", viewBox="0 0 24 24", aria_hidden="true")[use(href="#hw-coin")]


@cache
def glyph(name: str, kind: str = "ico") -> Node:
    return svg(class_=kind, viewBox="0 0 24 24", aria_hidden="true")[use(href=f"#hw-{name}")]


def carriage_shape(colour: str, x: float, y: float, black: bool = False) -> Node:
    """Around a point of the map."""
    size = BODY[colour]
    return g(class_=f"seat-{colour}{' black' if black else ''}")[
        use(class_="body", href="#hw-carriage", x=x - 16.5, y=y - 13, width=33, height=25.7),
        use(
            class_="shape",
            href=f"#seat-{colour}",
            x=x - size / 2,
            y=y - 4 - size / 2,
            width=size,
            height=size,
        ),
    ]


def token_shape(colour: str, x: float, y: float, number: int, size: float = 25) -> Node:
    """Around a point of the map; two or more lie on top of each other. 0: the piece alone, uncounted."""
    mark = size * (0.76 if colour in ("green", "yellow") else 0.66)
    lift = 3 if number > 1 else 0
    return g(class_=f"seat-{colour}")[
        number > 1
        and use(class_="body", href="#hw-disc", x=x - size / 2, y=y - size / 2, width=size, height=size),
        use(class_="body", href="#hw-disc", x=x - size / 2, y=y - lift - size / 2, width=size, height=size),
        use(
            class_="shape",
            href=f"#seat-{colour}",
            x=x - mark / 2,
            y=y - lift - mark / 2 - (1.5 if colour == "green" else 0),
            width=mark,
            height=mark,
        ),
        number > 0 and text(class_="count", x=x, y=y - lift + 5)[number],
    ]


def token(colour: str) -> Node:
    """In a line of text."""
    return _drawn("piece-token", colour, "28", token_shape(colour, 14, 14, 0, 26), "28")


def carriage(colour: str, black: bool = False) -> Node:
    return _drawn("piece-carriage", colour, "36", carriage_shape(colour, 18, 14, black), "28")


def merchant(colour: str) -> Node:
    figure = g(class_=f"seat-{colour}")[
        use(class_="body", href="#hw-pawn", width=28, height=36),
        use(class_="shape", href=f"#seat-{colour}", x=8, y=19, width=12, height=12),
    ]
    return _drawn("piece-merchant", colour, "28", figure, "36")


def _drawn(kind: str, colour: str, wide: str, shape: Child, high: str) -> Node:
    return svg(class_=f"{kind} seat-{colour}", viewBox=f"0 0 {wide} {high}", aria_hidden="true")[shape]
