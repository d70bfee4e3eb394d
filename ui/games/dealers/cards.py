"""The faces of the cards."""

from typing import Any

from engine.games.dealers.cards import ORDERS

from ...node import Node, b, button, span, svg, use
from ...words import _, drawn_once
from .chip import chip
from .words import card, symbol


@drawn_once
def face(name: str) -> Node:
    """A card that lies open."""
    return span(class_=f"card card--{_style(name)}")[_inside(name)]


@drawn_once
def sealed(name: str, points: int, stamped: float) -> Node:
    """A request that gets its seal once it has been in sight for so many beats."""
    return span(class_="card card--request")[
        _inside(name),
        span(class_="seal", data_stamp=stamped)[
            svg(viewBox="0 0 30 30", aria_hidden="true")[use(href="#wax-blank")], b[f"+{points}"]
        ],
    ]


@drawn_once
def back() -> Node:
    return span(class_="card card--back")[svg(viewBox="0 0 24 24", aria_hidden="true")[use(href="#wheel")]]


def playable(name: str, **attributes: Any) -> Node:
    return button(type="button", class_=f"card card--{_style(name)}", **attributes)[
        span(aria_hidden="true")[_inside(name)], span(class_="hide")[card(name)]
    ]


def _style(name: str) -> str:
    return "request" if name in ORDERS else name


@drawn_once
def _inside(name: str) -> tuple[Node, ...]:
    return _request(name) if name in ORDERS else _plain(name)


def _plain(name: str) -> tuple[Node, ...]:
    word = {
        "mountain": _("Mountain"),
        "bridge": _("Bridge"),
        "ferry": _("Ferry"),
        "moor": _("Moor"),
        "feed": _("Feed"),
        "extra": _("Extra good"),
    }[name]
    return (
        span(class_="in")[_svg("art", f"art-{name}"), span(class_="word")[span[word]]],
        span(class_="idx")[_svg("", symbol(name))],
    )


def _request(name: str) -> tuple[Node, ...]:
    order = ORDERS[name]
    many = " many" if len(order.goods) > 4 else ""
    return (
        span(class_="in")[
            span(class_="lines"),
            span(class_=f"lot{many}")[[chip(good) for good in order.goods]],
            svg(class_="wax", viewBox="0 0 30 30", aria_hidden="true")[use(href="#wax")],
            span(class_="word")[span[_("Request")]],
        ],
        span(class_="idx")[b[order.points]],
    )


def _svg(kind: str, name: str) -> Node:
    return svg(class_=kind or None, aria_hidden="true")[use(href=f"#{name}")]
