"""The market: five booths under one awning, the surcharge above each, the price beside each card."""

from engine.games.merchants.steps.buying import Payment, wares
from engine.games.merchants.tables import SURCHARGES

from ...face import Scene
from ...node import Child, Node, b, li, ol, section, small, span, svg, use
from ...words import _
from .cards import playable


def market(scene: Scene) -> Node:
    slots = list(enumerate(scene.view.market, 1))
    return section(class_="market panel", aria_label=_("Market"))[
        ol(class_="booths")[[_booth(slot, card, scene) for slot, card in reversed(slots)]]
    ]


def _booth(slot: int, card: str, scene: Scene) -> Node:
    surcharge = SURCHARGES[slot - 1]
    picked = _bought(scene) == str(slot)
    can = f"slot/{slot}" in scene.taps.glow
    return li(class_=f"booth{' is-picked' if picked else ' is-open' if can else ''}", id=f"slot-{slot}")[
        span(class_="eaves num", aria_hidden="true")[_awning("awning-wide"), b[f"+{surcharge}"]],
        _ware(slot, card, picked, can, scene) if card else span(class_="hide")[_("Slot {n}: empty", n=slot)],
        card
        and span(class_="price num", aria_hidden="true")[
            svg(viewBox="0 0 44 60")[use(href="#pricetag")],
            b[_price(slot, scene)],
            small[f"{_price(slot, scene) - surcharge}+{surcharge}"],
        ],
    ]


def _ware(slot: int, card: str, picked: bool, can: bool, scene: Scene) -> Node:
    said = _("Price {n}, in slot {slot}", n=_price(slot, scene), slot=slot)
    return playable(
        card,
        said,
        id=f"ware-{slot}",
        data_tap=f"slot/{slot}",
        aria_pressed="true" if picked else None,
        aria_disabled=None if can else "true",
    )


def _price(slot: int, scene: Scene) -> int:
    _card, price = wares(scene.view)[str(slot)]
    return price


def _bought(scene: Scene) -> str:
    """The slot whose card is being paid."""
    return next((step.where for step in scene.view.todo if isinstance(step, Payment)), "")


def _awning(symbol: str) -> Child:
    return svg(class_="awning")[use(href=f"#{symbol}")]
