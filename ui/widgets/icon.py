"""Symbols of the sprite, and the marks of the seats."""

from ..node import Node, b, span, svg, use


def icon(name: str, kind: str = "ico") -> Node:
    """A symbol without words: what it means stands beside it."""
    return svg(class_=kind, viewBox="0 0 24 24", aria_hidden="true")[use(href=f"#{name}")]


def chip(good: str) -> Node:
    return svg(class_="chip", viewBox="0 0 30 30", aria_hidden="true")[use(href=f"#chip-{good}")]


def badge(name: str, colour: str) -> Node:
    """Colour, shape and initial: colour is never the only sign."""
    return span(class_=f"seat seat-{colour}", aria_hidden="true")[
        svg(viewBox="0 0 24 24")[use(href=f"#seat-{colour}")], b[initial(name)]
    ]


def initial(name: str) -> str:
    return name[:1].upper()
