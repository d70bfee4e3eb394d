"""The faces of the cards."""

from engine.games.merchants.cards import Held, held, worth
from engine.games.merchants.tables import JUNK, TECHNIQUE

from ...node import Child, Node, b, button, li, small, span, svg, ul, use
from ...scene import Scene
from ...words import _, drawn_once
from .words import described, effect, name, symbol

LONG, LONGEST = 13, 16  # letters of a name that have to be set smaller, or in two lines
MUCH = 72  # letters of an effect whose lines have to be set closer
COUNTING = ("hand", "laid", "old")  # places of cards that pay or are built with


def kind(text: str) -> str:
    """The set of a card, as the styles call it."""
    return f"of-{held(text).row.set or JUNK}"


def value(place: str, text: str, scene: Scene) -> int:
    """R40, R41: what a card counts at a place; anywhere else, what is printed."""
    if place in COUNTING:
        return worth(text, scene.view.show(scene.looking))
    return held(text).row.value


def emblem(text: str) -> Node:
    """Its animal."""
    return _svg("emblem", held(text).row.set.removesuffix("s") or JUNK)


@drawn_once
def back() -> Node:
    return span(class_="card card--back")[svg(viewBox="0 0 24 24", aria_hidden="true")[use(href="#stall")]]


@drawn_once
def face(text: str, counts: int | None = None) -> Node:
    """A card that lies open; it may count something else than is printed."""
    return span(class_=f"card face {kind(text)}")[_inside(text, counts)]


def playable(
    text: str, use: str, note: Child = None, counts: int | None = None, **attributes: object
) -> Node:
    """A card that can be tapped; `use`: what it is good for now, told after what stands on it."""
    return button(type="button", class_=f"card face {kind(text)}", **attributes)[
        span(aria_hidden="true")[_inside(text, counts), note],
        span(class_="hide")[_described(text, counts), " ", use],
    ]


@drawn_once
def mini(card: str) -> Node:
    """A card of a stack: value and animal."""
    return span(class_=f"mini {kind(card)}")[b(class_="num")[held(card).row.value], emblem(card)]


def fan(cards: tuple[str, ...]) -> Node:
    """A pile spread out, the top card first."""
    return ul(class_="fan")[
        [
            li[button(type="button", data_do=f"about card/{card}", aria_label=described(card))[face(card)]]
            for card in reversed(cards)
        ]
    ]


@drawn_once
def _described(text: str, counts: int | None) -> str:
    return described(text, counts)


@drawn_once
def _inside(text: str, counts: int | None) -> tuple[Child, ...]:
    card = held(text)
    row, title, does = card.row, name(card.being), effect(card.being)
    number = row.value if counts is None else counts
    return (
        span(class_="in")[
            span(class_="pic")[emblem(text), row.set and _svg("prop", symbol(row.name))],
            span(class_="text much" if len(does) > MUCH else "text")[does],
            span(class_=f"word{_length(title)}")[span(class_="name")[title]],
        ],
        span(class_="idx")[b[number]],
        row.set
        and span(class_="marks")[
            _svg("", "technique" if row.type == TECHNIQUE else "passive"),
            row.bonus and _svg("bonus", "bonus"),
        ],
        _changed(card, number - row.value),
    )


def _length(title: str) -> str:
    return " two" if len(title) > LONGEST else " long" if len(title) > LONG else ""


def _changed(card: Held, more: int) -> Child:
    """What it is beside what is printed."""
    if card.copied:
        return span(class_="was")[_svg("", "chameleon"), small[_("copy")]]
    return more != 0 and span(class_="was")[small[f"{more:+d}"]]


def _svg(kind: str, symbol: str) -> Node:
    return svg(class_=kind or None, aria_hidden="true")[use(href=f"#{symbol}")]
