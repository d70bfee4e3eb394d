"""The faces of the cards."""

from typing import Any

from engine.games.dealers.cards import ORDERS

from ...node import Child, Node, b, button, span, svg, use
from ...parts.icon import icon
from ...words import _, drawn_once
from .chip import chip
from .plan import Ticks
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


def playable(name: str, ticks: Ticks, **attributes: Any) -> Node:
    """A request that is planned with shows what of it is held."""
    return button(type="button", class_=f"card card--{_style(name)}", **attributes)[
        span(aria_hidden="true")[_inside(name) if ticks is None else _request(name, ticks)],
        span(class_="hide")[card(name), ticks is not None and (", ", in_words(sum(ticks), len(ticks)))],
    ]


def in_words(held: int, asked: int) -> str:
    return _("{n} of {all} goods held", n=held, all=asked)


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


def _request(name: str, ticks: Ticks = None) -> tuple[Node, ...]:
    order = ORDERS[name]
    held = ticks or (False,) * len(order.goods)
    many = " many" if len(order.goods) > 4 else ""
    return (
        span(class_="in")[
            span(class_="lines"),
            span(class_=f"lot{many}")[[_piece(*piece) for piece in zip(order.goods, held, strict=True)]],
            svg(class_="wax", viewBox="0 0 30 30", aria_hidden="true")[use(href="#wax")],
            span(class_="word")[span[_("Request")]],
        ],
        span(class_="idx")[b[order.points]],
    )


def _piece(good: str, held: bool) -> Child:
    return span(class_="held")[chip(good), icon("i-check")] if held else chip(good)


def _svg(kind: str, name: str) -> Node:
    return svg(class_=kind or None, aria_hidden="true")[use(href=f"#{name}")]
