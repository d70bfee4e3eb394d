"""The faces of the cards."""

from engine.games.merchants.cards import Held, held, worth
from engine.games.merchants.tables import JUNK, TECHNIQUE

from ...node import Child, Node, b, button, li, small, span, svg, ul, use
from ...words import _, drawn_once
from .texts import described, effect, name, symbol

LONG, LONGEST = 13, 18  # letters of a name that have to be set smaller, or in two lines


def kind(text: str) -> str:
    """The set of a card, as the styles call it."""
    return f"of-{held(text).row.set or JUNK}"


def emblem(text: str) -> Node:
    """Its animal."""
    return _svg("emblem", held(text).row.set.removesuffix("s") or JUNK)


@drawn_once
def back() -> Node:
    return span(class_="card card--back")[svg(viewBox="0 0 24 24", aria_hidden="true")[use(href="#stall")]]


@drawn_once
def face(text: str) -> Node:
    """A card that lies open."""
    return span(class_=f"card face {kind(text)}")[_inside(text)]


def playable(text: str, said: str, note: Child = None, **attributes: object) -> Node:
    """A card that can be tapped; `said` comes after what stands on it."""
    return button(type="button", class_=f"card face {kind(text)}", **attributes)[
        span(aria_hidden="true")[_inside(text), note], span(class_="hide")[_said(text), " ", said]
    ]


@drawn_once
def mini(card: str) -> Node:
    """A card of a stack: value and animal."""
    return span(class_=f"mini {kind(card)}")[b(class_="num")[max(0, worth(card))], emblem(card)]


def fan(cards: tuple[str, ...]) -> Node:
    """A pile spread out, the top card first."""
    return ul(class_="fan")[
        [
            li[button(type="button", data_do=f"about card/{card}", aria_label=described(card))[face(card)]]
            for card in reversed(cards)
        ]
    ]


@drawn_once
def _said(text: str) -> str:
    return described(text)


@drawn_once
def _inside(text: str) -> tuple[Child, ...]:
    card = held(text)
    row, said = card.row, name(card.being)
    return (
        span(class_="in")[
            emblem(text),
            span(class_="text")[effect(card.being)],
            span(class_=f"word{_length(said)}")[span(class_="name")[said]],
        ],
        span(class_="idx")[b[max(0, worth(text))]],
        row.set and _svg("prop", symbol(row.name)),
        row.set
        and span(class_="marks")[
            _svg("", "technique" if row.type == TECHNIQUE else "passive"),
            row.bonus and _svg("bonus", "bonus"),
        ],
        _changed(card),
    )


def _length(said: str) -> str:
    return " two" if len(said) > LONGEST else " long" if len(said) > LONG else ""


def _changed(card: Held) -> Child:
    """What it is beside what is printed."""
    if card.copied:
        return span(class_="was")[_svg("", "chameleon"), small[_("copy")]]
    printed, now = card.row.value, max(0, worth(str(card)))
    return printed != now and span(class_="was")[small[f"{now - printed:+d}"]]


def _svg(kind: str, symbol: str) -> Node:
    return svg(class_=kind or None, aria_hidden="true")[use(href=f"#{symbol}")]
