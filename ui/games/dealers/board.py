"""The map: what never changes from three files, then the villages, and gold where something could be done."""

from collections.abc import Iterator

from engine.event import named
from engine.games.dealers.events import EVENTS
from engine.games.dealers.tables import FEED, START_VILLAGES, VILLAGES

from ...node import Child, Node, g, path, rect
from ...parts.drawn import drawn
from ...parts.map import map_sheet, small_map
from ...scene import Scene
from ...table.taps import within
from ...words import _
from .land import PATHS, SITES, road
from .plan import lacking, request
from .purse import payment
from .suggestions import roads, signs
from .village import Cart, Spot, ground, village


def board(scene: Scene) -> Child:
    label = _(
        "Map of the Highlands: {villages} villages, {links} links", villages=len(SITES), links=len(PATHS)
    )
    spots = list(_spots(scene))
    return map_sheet(
        label,
        drawn(__package__, "ground"),
        _lit(scene, spots),
        _news(scene),
        roads(scene),
        drawn(__package__, "roads"),
        _trail(scene),
        drawn(__package__, "roofs"),
        [village(spot) for spot in spots],
        signs(scene),
        small=_small(scene, spots),
    )


def _small(scene: Scene, spots: list[Spot]) -> Node:
    """Where all villages lie, and the carts: one's own on top."""
    at = {name: point for name, (point, _number) in VILLAGES.items()}
    carts = [(cart.looking, cart.colour, at[spot.name]) for spot in spots for cart in spot.carts]
    return small_map(
        at.values(),
        [at[spot.name] for spot in spots if spot.glows],
        [(colour, point) for _own, colour, point in sorted(carts)],
    )


def _lit(scene: Scene, spots: list[Spot]) -> Node:
    """Gold below the villages that the tapped card leads to, and below the roads there."""
    lit = {spot.name for spot in spots if spot.ghost}
    ends = {frozenset((scene.view.carts[scene.view.seat], name)) for name in lit}
    return g(class_="lit", aria_hidden="true")[
        [path(d=line) for pair, (line, _stud) in PATHS.items() if frozenset(pair) in ends],
        [rect(**ground(name)) for name in sorted(lit)],
    ]


def _news(scene: Scene) -> Node:
    """Below the villages where another seat has just done something: framed in its colour."""
    done = [event for event in scene.news if event.kind in ("move", "take", "leave", "deliver")]
    others = [(deed["seat"], deed["village"]) for deed in (named(event, EVENTS) for event in done)]
    return g(class_="news", aria_hidden="true")[
        [
            rect(
                class_=f"seat-{scene.view.colours[seat]}",
                id=f"news-{name}",
                data_look="now" if scene.view.seat != scene.looking else None,
                **ground(name),
            )
            for seat, name in others
            if seat != scene.looking
        ]
    ]


def _trail(scene: Scene) -> Child:
    """The way of the cart that has just moved; assets/boot/motion.js shows it, and it fades."""
    moved = [named(event, EVENTS) for event in scene.news if event.kind == "move"]
    return [
        path(
            class_=f"trail seat-{scene.view.colours[deed['seat']]}",
            d=road(_before(deed["seat"], scene), deed["village"]),
            pathLength=1,
            data_trail=f"cart-{deed['seat']}",
        )
        for deed in moved
    ]


def _before(seat: int, scene: Scene) -> str:
    """Where the cart stood before its last move."""
    deeds = [named(event, EVENTS) for event in scene.known if event.kind == "move"]
    stood = [START_VILLAGES[scene.view.colours[seat]]]
    stood += [deed["village"] for deed in deeds if deed["seat"] == seat]
    return stood[-2]


def _spots(scene: Scene) -> Iterator[Spot]:
    view, taps = scene.view, scene.taps
    routes = _routes(scene)
    carts = [Cart(seat, scene.names[seat], view.colours[seat], seat == scene.looking) for seat in view.seats]
    paid = tuple(payment(scene))
    planned, lack = request(scene), lacking(scene)
    for name in VILLAGES:
        goods = view.goods[name]
        glows = name in taps.glow or name in taps.tapped
        chosen = glows and bool(taps.tapped)
        yield Spot(
            name,
            goods,
            tuple(cart for cart in carts if view.carts[cart.seat] == name),
            carts[view.seat] if chosen else None,
            glows,
            name in taps.tapped,
            tuple(routes.get(name, ())),
            frozenset(within(name, (*taps.glow, *taps.tapped))),
            paid if paid and view.carts[view.seat] == name else (),
            frozenset(lack).intersection(goods),
            bool(planned) and not lack and not goods,
        )


def _routes(scene: Scene) -> dict[str, list[str]]:
    """Village -> the cards that lead there now."""
    routes: dict[str, list[str]] = {}
    for move in scene.taps.left:
        match tuple(move):
            case ("route", card, village):
                routes.setdefault(village, []).append(card)
            case ("feedroute", village):
                routes.setdefault(village, []).append(FEED)
    return routes
