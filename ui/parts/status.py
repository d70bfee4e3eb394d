"""How a seat stands: its card beside the board, with whose turn it is, and what is counted."""

from collections.abc import Iterable
from typing import NamedTuple

from ..node import Child, Node, b, button, h2, header, p, section, small, span
from ..words import _
from .icon import icon
from .seat import badge, colour


class Fact(NamedTuple):
    """Something counted of a seat."""

    symbol: str
    number: int
    words: str  # with the number
    of: str = ""  # how much it can become
    kind: str = ""  # a class


def seat_card(
    seat: int,
    name: str,
    painted: str,
    content: Child,
    *,
    mark: Child = None,
    when: str = "",
    turn: bool = False,
) -> Node:
    """`mark`: a thing that lies before this seat alone; `when`: its place in the order of the turns."""
    return section(
        class_=f"seatcard seat-{painted}{' is-turn' if turn else ''}", aria_label=f"{name}, {colour(painted)}"
    )[
        header[
            badge(name, painted),
            h2[button(type="button", data_do=f"about seat/{seat}", data_about=f"seat/{seat}")[name]],
            mark,
            when and turn_mark(when, turn),
        ],
        content,
    ]


def turn_mark(when: str, now: bool, *, spoken: bool = True) -> Node:
    return span(class_="when is-now" if now else "when", aria_hidden=None if spoken else "true")[when]


def turn_words(seat: int, now: int, later: int | None, looking: int | None) -> str:
    """`when` of a seat that may be on turn or next."""
    if seat == now:
        return _("your turn") if seat == looking else _("on turn")
    return _("next") if seat == later else ""


def fact_row(facts: Iterable[Fact], **attributes: bool) -> Node:
    """What is seen is a number beside a sign, what is heard is the words, with a pause after each."""
    return p(class_="facts num", **attributes)[[_fact(fact) for fact in facts]]


def _fact(fact: Fact) -> Node:
    return span(class_=fact.kind or None, title=fact.words)[
        icon(fact.symbol),
        span(aria_hidden="true")[" ", b[fact.number], fact.of and small[" ", fact.of]],
        span(class_="hide")[" ", fact.words, ";"],
    ]
