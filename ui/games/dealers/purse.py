"""Paying for a request: what it asks for, what lies there already, and the goods to choose from."""

from collections import Counter

from engine.games.dealers.cards import ORDERS, feed_needed

from ...node import Child, Node, b, button, div, li, ol, p, section, small, span
from ...parts.icon import icon
from ...parts.tappable import tappable
from ...scene import Scene
from ...table.taps import within
from ...words import _, count
from . import words
from .chip import chip


def purse(scene: Scene) -> Child:
    """Only while goods are to be chosen."""
    request = next((card for card in within("hand", scene.taps.tapped) if card in ORDERS), "")
    paid = payment(scene)
    if not request or not (paid or within("own", scene.taps.glow)):
        return None
    own = Counter(scene.view.collections[scene.looking])
    feed = feed_needed(request, paid)
    return section(class_="purse panel", aria_label=_("Payment"))[
        div(class_="asking")[
            p(class_="caps")[_("Asked for")],
            ol(class_="wants")[_slots(request, paid)],
            feed > 0
            and p(class_="fed")[icon("card-feed"), count("{n} special feed", "{n} special feed", feed)],
        ],
        div(class_="means")[
            p(class_="caps")[_("Pay with")],
            div(class_="coins", data_rove=True)[
                [_coin(good, paid.count(good), own[good], scene) for good in own]
            ],
        ],
    ]


def payment(scene: Scene) -> list[str]:
    """The goods that are to pay; while a delivery is asked about, all of them."""
    asked = scene.asked
    if asked and asked.kind == "deliver":
        return list(map(str, asked.args[1:]))
    return within("own", scene.taps.tapped)


def _coin(good: str, paid: int, own: int, scene: Scene) -> Node:
    thing = f"own/{good}"
    can = thing in scene.taps.glow or paid > 0
    return button(type="button", class_="btn pay", id=f"own-{good}", **tappable(thing, can))[
        chip(good),
        span(class_="hide")[_("{good}: {paid} of {own} paid", good=words.good(good), paid=paid, own=own)],
        span(class_="num", aria_hidden="true")[b[paid], small["/", own]],
    ]


def _slots(request: str, paid: list[str]) -> list[Node]:
    """A piece that was asked for lies on its own slot; any other lies with feed on one that is still open."""
    left, slots = Counter(paid), []
    others = list((left - Counter(ORDERS[request].goods)).elements())
    for good in ORDERS[request].goods:
        if left[good]:
            left[good] -= 1
            slots.append(_slot(good, words.good(good), full=True))
        elif others:
            instead = others.pop()
            both = _("{good} instead of {other}", good=words.good(instead), other=words.good(good))
            slots.append(_slot(instead, both, full=True, fed=True))
        else:
            slots.append(_slot(good, _("{good}: open", good=words.good(good)), full=False))
    return slots


def _slot(good: str, label: str, *, full: bool, fed: bool = False) -> Node:
    return li(class_="want full" if full else "want")[
        chip(good), fed and icon("card-feed"), span(class_="hide")[label]
    ]
