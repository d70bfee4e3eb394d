"""The map: villages, links, goods and carts."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from engine.games.dealers.tables import LINKS, START_VILLAGES, VILLAGES

from ...face import Scene
from ...node import Child, Node, Part, circle, g, path, rect, svg, text, use
from ...widgets.seat import initial
from ...words import _, language, listed
from . import words
from .land import PATHS, SITES

CHIP = 29  # the size of a good
GAP = 30.5  # from one good to the next
ROOM = 168  # of a row of goods
CART = (50, 40)
CROWD = 30  # from one cart to the next


class Cart(NamedTuple):
    seat: int
    owner: str
    colour: str


class Spot(NamedTuple):
    """All that the drawing of a village depends on: it is drawn again only when that changes."""

    name: str
    goods: tuple[str, ...]
    carts: tuple[Cart, ...]
    glows: bool
    reach: frozenset[str]  # kinds of goods that can be tapped
    language: str


def board(scene: Scene) -> Child:
    label = _(
        "Map of the Highlands: {villages} villages, {links} links", villages=len(SITES), links=len(PATHS)
    )
    return svg(class_="map", viewBox="0 0 1000 700", role="group", aria_label=label)[
        _land(), [_village(spot) for spot in _spots(scene)]
    ]


@cache
def _land() -> Part:
    """What never changes: the sheet and the links."""
    links = [_link(kind, pair) for kind, pairs in LINKS.items() for pair in pairs]
    return g(aria_hidden="true")[rect(class_="paper", width=1000, height=700), links].part("land")


def _link(kind: str, pair: tuple[str, str]) -> Node:
    line, (x, y) = PATHS[pair]
    lines = {
        "mountain": [path(class_="line", d=line)],
        "bridge": [path(class_=part, d=line) for part in ("rail", "deck", "ties")],
        "ferry": [path(class_="line", d=line)],
        "moor": [path(class_="dots", d=line)],
    }[kind]
    return g(class_=f"route {kind}")[
        lines,
        circle(class_="stud", cx=x, cy=y, r=15),
        use(class_="glyph", href=f"#route-{kind}", x=x - 10.5, y=y - 10.5, width=21, height=21),
    ]


def _spots(scene: Scene) -> Iterator[Spot]:
    view, glow = scene.view, scene.taps.glow
    carts: dict[str, list[Cart]] = {name: [] for name in VILLAGES}
    for seat, here in enumerate(view.carts):
        carts[here].append(Cart(seat, scene.names[seat], view.colours[seat]))
    for name in VILLAGES:
        goods = view.goods[name]
        reach = frozenset(kind for kind in goods if f"{name}/{kind}" in glow)
        yield Spot(name, goods, tuple(carts[name]), name in glow, reach, language())


@lru_cache(maxsize=256)
def _village(spot: Spot) -> Part:
    name, glows = spot.name, spot.glows
    (x, y), _number = VILLAGES[name]
    half = 5.4 * len(name) + 13
    return g(class_="village is-reachable" if glows else "village")[
        g(
            data_tap=name,
            role="button",
            tabindex=0 if glows else -1,
            aria_label=_label(spot),
            aria_disabled=None if glows else "true",
        )[
            rect(class_="spot", x=x - max(half, 46), y=y - 44, width=2 * max(half, 46), height=78, rx=9),
            use(href=f"#roofs-{SITES[name].roofs}", x=x - 33, y=y - 36, width=66, height=40),
            _crest(name, x, y),
            path(class_="plate", d=f"M{x - half} {y + 4}h{2 * half}l-5 12l5 12h{-2 * half}l5-12z"),
            text(x=x, y=y + 21.6)[words.village(name)],
        ],
        _goods(spot),
        _carts(spot),
    ].part(f"at-{name}")


def _label(spot: Spot) -> str:
    said = [words.heap(spot.goods) if spot.goods else _("no goods")]
    if spot.carts:
        said.append(_("here: {names}", names=listed([cart.owner for cart in spot.carts])))
    return _("{name}: {text}", name=words.village(spot.name), text="; ".join(said))


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
    name, goods, site = spot.name, spot.goods, SITES[spot.name]
    x, y = site.goods
    if not goods:
        return use(class_="crate", href="#crate", x=x - 20, y=y - 15, width=40, height=30)
    gap = min(GAP, ROOM / len(goods))
    first = -gap * (len(goods) - 1) / 2 - CHIP / 2
    groups = []
    for kind in dict.fromkeys(goods):
        glows = kind in spot.reach
        places = [first + gap * place for place, good in enumerate(goods) if good == kind]
        spots = [(x - CHIP / 2, y + at) if site.column else (x + at, y - CHIP / 2) for at in places]
        groups.append(
            g(
                class_="goods is-reachable" if glows else "goods",
                id=f"at-{name}-{kind}",
                data_tap=f"{name}/{kind}",
                role="button",
                tabindex=0 if glows else -1,
                aria_disabled=None if glows else "true",
                aria_label=f"{words.heap([kind] * len(places))}, {words.village(name)}",
            )[[use(href=f"#chip-{kind}", x=sx, y=sy, width=CHIP, height=CHIP) for sx, sy in spots]]
        )
    return groups


def _carts(spot: Spot) -> Child:
    x, y = SITES[spot.name].carts
    width, height = CART
    return [
        g(class_=f"cart seat-{cart.colour}", id=f"cart-{cart.seat}", aria_hidden="true")[
            use(href="#cart", x=x - width / 2, y=top, width=width, height=height),
            use(class_="badge", href=f"#seat-{cart.colour}", x=x - 8, y=top + 2, width=20, height=20),
            text(class_="initial", x=x + 2, y=top + 17.6)[initial(cart.owner)],
        ]
        for top, cart in ((y - height / 2 + CROWD * place, cart) for place, cart in enumerate(spot.carts))
    ]
