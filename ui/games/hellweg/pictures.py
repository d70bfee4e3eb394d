"""Pictures that answer a question: where own carriages lead, which prices have come."""

from engine.games.hellweg.tables import CARDS, GOOD_OF, GOODS, HOUSES, ROADS, TOWN_OF

from ...node import Child, Node, b, circle, div, i, li, path, span, svg, text, ul
from ...parts.seat import in_order
from ...scene import Scene
from ...words import _, clauses
from . import words
from .land import SITES, path_of
from .pieces import chip

PRICES = (3, 4, 5)


def reach(name: str, scene: Scene) -> Child:
    """R13: the towns that the carriages of the seat that looks join with one."""
    seat = scene.looking
    if seat is None:
        return None
    carriages = scene.view.carriages[seat]
    joined = {name, *words.reached(name, carriages)}
    own = [road for road in ROADS if road in carriages and joined.issuperset(ROADS[road].ends)]
    colour = in_order(scene.view)[seat]
    return svg(class_=f"reach seat-{colour}", viewBox="0 0 1000 700", aria_hidden="true")[
        path(class_="all", d="".join(path_of(road) for road in ROADS)),
        path(class_="own", d="".join(path_of(road) for road in own)),
        [
            circle(class_="in" if town in joined else None, cx=site.x, cy=site.y, r=26)
            for town, site in SITES.items()
        ],
        circle(class_="here", cx=SITES[name].x, cy=SITES[name].y, r=44),
        [
            text(x=min(max(SITES[town].x, 120), 880), y=SITES[town].y - 40)[words.town(town)]
            for town in sorted(joined)
        ],
    ]


def come(scene: Scene) -> Child:
    """S41, the memory aid: which prices of each house have come, the card of now with them."""
    view = scene.view
    if not view.memory:
        return None
    cards = (*view.past, *([view.card] if view.card else []))
    found = {offer for card in cards for offer in CARDS[card]}
    return div(class_="come")[
        [
            ul(aria_label=words.good(good))[
                [_house(house, found) for house in HOUSES if GOOD_OF[house] == good]
            ]
            for good in GOODS
        ]
    ]


def _house(house: str, found: set[tuple[str, int]]) -> Node:
    gone = [price for price in PRICES if (house, price) in found]
    listed_prices = clauses(str(price) for price in gone) or _("none yet")
    return li[
        chip(GOOD_OF[house]),
        b[words.town(TOWN_OF[house])],
        span(class_="hide")[", ", listed_prices],
        span(class_="num", aria_hidden="true")[
            [i(class_="gone" if price in gone else None)[price] for price in PRICES]
        ],
    ]
