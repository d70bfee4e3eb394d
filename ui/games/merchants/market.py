"""The market: five booths under one awning, the surcharge above each, the price beside each card."""

from collections import Counter

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
    ids = wares_on_offer(scene)
    slots = [(str(slot), card) for slot, card in enumerate(scene.view.market, 1)]
    return section(class_="market panel", aria_label=_("Market"))[
        ol(class_="booths")[
            [
                _booth(
                    slot,
                    card,
                    ids.get(int(slot), ""),
                    prices.get(slot, 0),
                    slot == bought,
                    f"slot/{slot}" in scene.taps.glow,
                    f"slot/{slot}" in scene.taps.anew,
                )
                for slot, card in reversed(slots)
            ]
        ]
    ]


def wares_on_offer(scene: Scene) -> dict[int, str]:
    """Slot -> the id of its card. It stays when the cards close up, so that the card glides: of equal cards
    each is known by how many of them were offered before it; the older one, which is cheaper, goes first."""
    offered = Counter(event.args[1] for event in scene.known if event.kind == "offer")
    ids = {}
    for slot in range(len(scene.view.market), 0, -1):
        if card := scene.view.market[slot - 1]:
            ids[slot] = f"ware-{card}-{offered[card]}"
            offered[card] -= 1
    return ids


@drawn_once
def _booth(slot: str, card: str, named: str, price: int, picked: bool, can: bool, anew: bool) -> Part:
    surcharge = SURCHARGES[int(slot) - 1]
    return li(class_=f"booth{' is-picked' if picked else ' is-open' if can else ''}")[
        span(class_="eaves num", aria_hidden="true")[
            svg(class_="awning")[use(href="#awning-wide")], b[f"+{surcharge}"]
        ],
        _ware(slot, card, named, price, picked, can, anew)
        if card
        else span(class_="hide")[_("Slot {n}: empty", n=slot)],
        card
        and span(class_="price num", aria_hidden="true")[
            svg(viewBox="0 0 44 60")[use(href="#pricetag")],
            b[price],
            small[f"{price - surcharge}+{surcharge}"],
        ],
    ].part(f"slot-{slot}")


def _ware(slot: str, card: str, named: str, price: int, picked: bool, can: bool, anew: bool) -> Node:
    return playable(
        card,
        _("Price {n}, in slot {slot}", n=price, slot=slot),
        id=named,
        data_moves=True,
        data_arrives=named,
        **tappable(f"slot/{slot}", can, pressed=picked or None, anew=anew),
    )
