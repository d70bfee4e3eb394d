"""The map: what never changes from two files, then roads with carriages, towns with tokens."""

from collections import Counter
from collections.abc import Iterator

from engine.games.hellweg.sale import Offer
from engine.games.hellweg.setup import FirstToken
from engine.games.hellweg.state import Table
from engine.games.hellweg.tables import CLOSED, GOOD_OF, ROADS, TOWN_OF

from ...node import Child, Node
from ...parts.drawn import drawn
from ...parts.map import map_sheet, small_map
from ...parts.seat import in_order
from ...scene import Scene
from ...words import _
from . import words
from .cartouche import cartouches
from .land import SITES
from .names import names
from .road import Track, Wagons, track
from .town import HOUSES_OF, House, Town, town


def board(scene: Scene) -> Child:
    label = _("Map of Westphalia: {towns} towns, {roads} roads", towns=len(SITES), roads=len(ROADS))
    return map_sheet(
        label,
        drawn(__package__, "ground", name="hellweg-ground"),
        names(),
        cartouches(scene),
        drawn(__package__, "roads", name="hellweg-roads"),
        [track(one) for one in _tracks(scene)],
        [town(one) for one in _towns(scene)],
        small=_small(scene),
    )


def offer_now(view: Table) -> tuple[str, int] | None:
    """In a sale: the house that is asked for now, and its price."""
    step = view.todo[-1] if view.todo else None
    return view.offers[step.place] if isinstance(step, Offer) and view.card else None


def _small(scene: Scene) -> Node:
    glowing = {TOWN_OF.get(thing.removeprefix("from/"), thing) for thing in scene.taps.glow}
    return small_map(
        [(site.x, site.y) for site in SITES.values()],
        [(site.x, site.y) for name, site in SITES.items() if name in glowing],
        [],
    )


def _named(place: str, scene: Scene) -> tuple[str, bool, bool]:
    """By which name a house or a road is tapped now, whether that does something, whether it was tapped."""
    glow, tapped = scene.taps.glow, scene.taps.tapped
    source = f"from/{place}"
    thing = source if source in glow or source in tapped else place
    return thing, thing in glow, thing in tapped


# ---- towns


def _towns(scene: Scene) -> Iterator[Town]:
    view = scene.view
    asked, _price = offer_now(view) or ("", 0)
    colours = in_order(view)
    closed = CLOSED if view.todo and isinstance(view.todo[-1], FirstToken) else ""
    for name in SITES:
        houses = []
        for house in HOUSES_OF[name]:
            counted = [(seat, view.tokens[seat].count(house)) for seat in view.seats]
            tokens = tuple((colours[seat], scene.names[seat], number) for seat, number in counted if number)
            houses.append(House(house, tokens, *_named(house, scene)))
        yield Town(
            name,
            tuple(houses),
            any(house.can or house.pressed for house in houses),
            name in scene.taps.glow,
            view.warehouse,
            asked if asked in HOUSES_OF[name] else "",
            name == closed,
            _offer(name, scene),
        )


def _offer(name: str, scene: Scene) -> str:
    view = scene.view
    for house, price in view.offers if view.card else ():
        if TOWN_OF[house] == name:
            offer = _("on the card: {good} for {n}", good=words.good(GOOD_OF[house]), n=words.thaler(price))
            if name in view.visited:
                taken = _("the merchant of {name} stands there", name=scene.names[view.visited[name]])
                return _("{before}; {more}", before=offer, more=taken)
            return offer
    return ""


# ---- roads


def _tracks(scene: Scene) -> Iterator[Track]:
    view, own = scene.view, scene.looking
    offered = {road for move in scene.taps.left if move.kind == "sell" for road in move.args[1:]}
    colours = in_order(view)
    for road in ROADS:
        wagons = tuple(_wagons(road, scene, colours))
        alone = own is not None and view.carriages[own].count(road) == 1
        yield Track(
            road,
            wagons,
            *_named(road, scene),
            way=road in offered,
            leaves=own if road in offered and alone and not ROADS[road].cobbled else None,
        )


def _wagons(road: str, scene: Scene, colours: tuple[str, ...]) -> Iterator[Wagons]:
    view = scene.view
    for seat in view.seats:
        lying = Counter(view.carriages[seat])[road]
        black = view.black.count(road) if seat == view.blacks else 0
        for number, dark in ((lying - black, False), (black, True)):
            if number:
                yield Wagons(seat, colours[seat], scene.names[seat], dark, number)
