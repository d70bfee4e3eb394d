"""The ways to pay for an action."""

from ...node import Child, Node, button, div, p, section, small, span
from ...parts.tappable import tappable
from ...scene import Scene
from ...table.taps import within
from ...words import _
from . import words
from .cubes import cube, row


def payments(scene: Scene) -> Child:
    """The ways to pay for what was tapped."""
    offered = sorted(
        within("pay", scene.taps.glow), key=lambda way: ("court" in way, way)
    )  # drawn cubes first
    if not offered:
        return None
    return section(class_="purse panel", aria_label=_("Payment"))[
        p(class_="caps")[_("Pay with")], div(class_="coins")[[_payment(way) for way in offered]]
    ]


def _payment(way: str) -> Node:
    by, *more = way.split("-")
    thing = f"pay/{way}"
    if by.isdecimal():
        label, drawn = words.of_court("green", int(by)), row(("green",) * int(by))
    else:
        label, drawn = words.payment(by, *more), _paid(by, *more)
    note = _("costs a card") if "court" in more else ""
    return button(type="button", class_="btn pay", id=f"pay-{way}", **tappable(thing, True))[
        span(aria_hidden="true")[drawn], span(class_="hide")[label], note and small[note]
    ]


def _paid(by: str, place: str, monks: str = "0") -> Child:
    """Cubes that come out of the court lie on its ground."""
    green = 2 - int(monks)
    return (
        span(class_="of-court")[cube("yellow")] if place == "court" else cube("yellow"),
        cube("red") if by == "red" else row(("green",) * green),
        int(monks) > 0 and span(class_="of-court")[row(("green",) * int(monks))],
    )
