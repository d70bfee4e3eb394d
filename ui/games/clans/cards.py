"""The faces of the cards."""

from typing import Any

from ...node import Node, b, button, span, svg, use
from ...words import drawn_once
from .words import card, strong


@drawn_once
def face(name: str) -> Node:
    """A card that lies open."""
    return span(class_=f"card card--v{name}")[_inside(name)]


@drawn_once
def back() -> Node:
    return span(class_="card card--back")[
        svg(viewBox="0 0 24 24", aria_hidden="true")[use(href="#clan-warrior")]
    ]


def playable(name: str, **attributes: Any) -> Node:
    return button(type="button", class_=f"card card--v{name}", **attributes)[
        span(aria_hidden="true")[_inside(name)], span(class_="hide")[strong(name)]
    ]


@drawn_once
def _inside(name: str) -> tuple[Node, ...]:
    return (
        span(class_="in")[
            svg(class_="art", viewBox="0 0 100 100", aria_hidden="true")[use(href=f"#clan-art-{name}")],
            span(class_="word")[span[card(name)]],
        ],
        span(class_="idx")[b[name]],
    )
