"""The market: five booths under one awning, the surcharge above each, the price beside each card."""

from engine.games.merchants.steps.buying import Payment, wares
from engine.games.merchants.tables import SURCHARGES

from ...node import Node, Part, b, li, ol, section, small, span, svg, use
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import _, drawn_once
from .cards import playable


def market(scene: Scene) -> Node:
    prices = {where: price for where, (_card, price) in wares(scene.view).items()}
    bought = next((step.where for step in scene.view.todo if isinstance(step, Payment)), "")
    slots = [(str(slot), card) for slot, card in enumerate(scene.view.market, 1)]
    return section(class_="market panel", aria_label=_("Market"))[
        ol(class_="booths")[
            [
                _booth(slot, card, prices.get(slot, 0), slot == bought, f"slot/{slot}" in scene.taps.glow)
                for slot, card in reversed(slots)
            ]
        ]
    ]


@drawn_once
def _booth(slot: str, card: str, price: int, picked: bool, can: bool) -> Part:
    surcharge = SURCHARGES[int(slot) - 1]
    return li(class_=f"booth{' is-picked' if picked else ' is-open' if can else ''}")[
        span(class_="eaves num", aria_hidden="true")[
            svg(class_="awning")[use(href="#awning-wide")], b[f"+{surcharge}"]
        ],
        _ware(slot, card, price, picked, can) if card else span(class_="hide")[_("Slot {n}: empty", n=slot)],
        card
        and span(class_="price num", aria_hidden="true")[
            svg(viewBox="0 0 44 60")[use(href="#pricetag")],
            b[price],
            small[f"{price - surcharge}+{surcharge}"],
        ],
    ].part(f"slot-{slot}")


def _ware(slot: str, card: str, price: int, picked: bool, can: bool) -> Node:
    return playable(
        card,
        _("Price {n}, in slot {slot}", n=price, slot=slot),
        id=f"ware-{slot}",
        **tappable(f"slot/{slot}", can, pressed=picked or None),
    )
