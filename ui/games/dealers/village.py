"""A village on the map: plate, goods, carts, and what could come here. Its roofs never change: roofs.svg."""

from typing import NamedTuple

from engine.games.dealers.tables import START_VILLAGES, VILLAGES

from ...node import Child, Node, Part, circle, g, path, rect, text, use
from ...parts.seat import initial
from ...parts.tappable import tappable_shape
from ...words import _, clauses, drawn_once, either, listed
from . import words
from .land import QUEUE, SITES, SLOTS, Point, half_plate, middle, slots

CHIP = 29  # the size of a good


class Cart(NamedTuple):
    seat: int
    owner: str
    colour: str
    looking: bool  # it belongs to the seat that looks


class Spot(NamedTuple):
    """All that the drawing of a village depends on: it is drawn again only when that changes."""

    name: str
    goods: tuple[str, ...]
    carts: tuple[Cart, ...]
    ghost: Cart | None  # the cart that would come by the card or to the village that was tapped
    glows: bool
    tapped: bool
    routes: tuple[str, ...]  # the cards that lead here now
    reach: frozenset[str]  # kinds of goods that can be tapped, or were
    paid: tuple[str, ...]  # goods chosen for a delivery: they would lie here
    wanted: frozenset[str]  # kinds of goods that a request lacks
    open: bool  # that request could be delivered here


@drawn_once
def village(spot: Spot) -> Part:
    name, chosen = spot.name, spot.ghost is not None
    (x, y), _number = VILLAGES[name]
    half = half_plate(name)
    kind = " is-chosen" if chosen else " is-reachable" if spot.glows else ""
    kind += " is-open" if spot.open else ""
    return g(class_=f"village{kind}")[
        g(
            data_look="chosen" if chosen else spot.glows,
            **tappable_shape(name, _label(spot), spot.glows, pressed=spot.tapped or None),
        )[
            rect(class_="spot", **ground(name)),
            not spot.goods and not spot.paid and _crate(name),
            _crest(name, x, y),
            path(class_="plate", d=f"M{x - half} {y + 4}h{2 * half}l-5 12l5 12h{-2 * half}l5-12z"),
            text(x=x, y=y + 21.6)[words.village(name)],
        ],
        _goods(spot),
        _carts(spot),
    ].part(f"at-{name}")


def ground(name: str) -> dict[str, float]:
    """The rounded rectangle on which roofs and plate stand."""
    (x, y), _number = VILLAGES[name]
    half = max(half_plate(name) + 4, 54)
    return {"x": x - half, "y": y - 44, "width": 2 * half, "height": 80, "rx": 14}


def _label(spot: Spot) -> str:
    parts = [words.heap(spot.goods) if spot.goods else _("no goods")]
    if spot.carts:
        parts.append(_("here: {names}", names=listed([cart.owner for cart in spot.carts])))
    if spot.routes:
        parts.append(_("within reach by: {cards}", cards=either([words.card(card) for card in spot.routes])))
    return _("{name}: {text}", name=words.village(spot.name), text=clauses(parts))


def _crest(name: str, x: int, y: int) -> Child:
    colour = next((colour for colour, start in START_VILLAGES.items() if start == name), None)
    return (
        colour
        and g(class_=f"crest seat-{colour}")[
            use(href="#crest", x=x - 50, y=y - 33, width=30, height=36),
            use(class_="charge", href=f"#seat-{colour}", x=x - 43, y=y - 23, width=16, height=16),
        ]
    )


def _goods(spot: Spot) -> Child:
    """One group a kind, which is tapped as one; each piece can be counted."""
    name, goods = spot.name, spot.goods
    if spot.paid:
        there = slots(name, len(spot.paid))
        return g(class_="ghost", aria_hidden="true")[
            [_chip(kind, at) for kind, at in zip(spot.paid, there, strict=True)]
        ]
    kinds = list(dict.fromkeys(goods))
    heaps = len(goods) > SLOTS
    lying = kinds if heaps else goods
    places = list(zip(lying, slots(name, len(lying)), strict=True))
    return [
        g(
            class_=f"goods{' is-reachable' * (kind in spot.reach)}{' is-wanted' * (kind in spot.wanted)}",
            id=f"at-{name}-{kind}",
            data_look=kind in spot.reach,
            **tappable_shape(
                f"{name}/{kind}",
                _wanted(spot, kind, f"{words.heap([kind] * goods.count(kind))}, {words.village(name)}"),
                kind in spot.reach,
            ),
        )[
            [
                circle(class_="under", id=f"under-{name}-{place}", data_arrives=kind, cx=x, cy=y, r=17)
                for place, (good, (x, y)) in enumerate(places)
                if good == kind
            ],
            [
                _chip(kind, at, id=f"lies-{name}-{place}", data_arrives=kind)
                for place, (good, at) in enumerate(places)
                if good == kind
            ],
            heaps and [_count(goods.count(kind), at) for good, at in places if good == kind],
        ]
        for kind in kinds
    ]


def _wanted(spot: Spot, kind: str, label: str) -> str:
    return _("{goods}: the request asks for it", goods=label) if kind in spot.wanted else label


def _crate(name: str) -> Node:
    """Nothing lies here: a request can be delivered."""
    x, y = middle(name, 11, 1)
    return use(class_="crate", href="#crate", x=x - 20, y=y - 15, width=40, height=30)


def _chip(kind: str, at: Point, **named: str) -> Node:
    x, y = at
    return use(href=f"#chip-{kind}", x=x - CHIP / 2, y=y - CHIP / 2, width=CHIP, height=CHIP, **named)


def _count(number: int, at: Point) -> Node:
    """How many lie in a stack."""
    x, y = at
    return g(class_="count")[circle(cx=x + 9, cy=y + 9, r=8.5), text(x=x + 9, y=y + 13.6)[number]]


def _carts(spot: Spot) -> Child:
    """Alone a cart is large; a ghost stands where the next one would."""
    places, alone = SITES[spot.name].carts, len(spot.carts) == 1
    standing = [
        _cart(
            cart, at, 1 if alone else QUEUE, id=f"cart-{cart.seat}", data_moves=True, data_look=cart.looking
        )
        for cart, at in zip(spot.carts, places, strict=False)
    ]
    if spot.ghost:
        standing.append(_cart(spot.ghost, places[len(standing)], QUEUE if standing else 1))
    return standing


def _cart(cart: Cart, at: Point, size: float, **named: object) -> Node:
    """The element that moves has no place of its own: what is in it has."""
    kind = "piece" if named else "ghost piece"
    return g(class_=f"{kind} seat-{cart.colour}", aria_hidden="true", **named)[
        g(transform=f"translate({at[0]} {at[1]}) scale({size})")[
            use(href="#cart", x=-25, y=-20, width=50, height=40),
            use(class_="badge", href=f"#seat-{cart.colour}", x=-8, y=-18, width=20, height=20),
            text(x=2, y=-2.4)[initial(cart.owner)],
        ]
    ]
