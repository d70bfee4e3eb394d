"""The table read aloud: what a seat sees, in plain sentences."""

from engine.games.dealers.steps import LINKED
from engine.games.dealers.tables import GOAL, KINDS, VILLAGES

from ...parts.reading import Chapter, own_hand, seat_by_seat, with_facts
from ...scene import Scene
from ...words import _, count, either, listed
from .seats import totals
from .stage import left, lying
from .words import card, heap, village


def read(scene: Scene) -> list[Chapter]:
    return [
        *own_hand(scene, lambda seat: [_sentence(card(name)) for name in scene.view.hands[seat]]),
        seat_by_seat(
            scene,
            lambda seat: _seat(seat, scene),
            _("{name} is the starting dealer.", name=scene.names[scene.view.horse]),
        ),
        _villages(scene),
        _piles(scene),
    ]


def thing(name: str, scene: Scene) -> str:
    """A thing on the table by its name."""
    place, _slash, what = name.partition("/")
    if place == "pile":
        return _("pile {place}", place=what)
    if place == "hand":
        return card(what)
    if place == "own":
        return heap([what])
    return _("{good} in {village}", good=heap([what]), village=village(place)) if what else village(place)


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _seat(seat: int, scene: Scene) -> list[str]:
    view = scene.view
    return [
        _("cart in {village}", village=village(view.carts[seat])),
        heap(view.collections[seat]) if view.collections[seat] else _("no goods"),
        count("{n} card in hand", "{n} cards in hand", len(view.hands[seat])),
        *_totals(seat, scene),
    ]


def _totals(seat: int, scene: Scene) -> list[str]:
    """S15: as far as the view shows them."""
    view, known = scene.view, totals(seat, scene)
    if not known:
        return [count("{n} card in the value pile", "{n} cards in the value pile", len(view.worth(seat)))]
    return [
        _("{n} of {goal} requests", n=known.requests, goal=GOAL[len(view.hands)]),
        _("special feed used: {n}", n=known.feed),
    ]


def _villages(scene: Scene) -> Chapter:
    return _("Villages"), [_village(name, scene) for name in VILLAGES]


def _village(name: str, scene: Scene) -> str:
    view = scene.view
    lying = heap(view.goods[name]) if view.goods[name] else _("no goods")
    here = [scene.names[seat] for seat in view.seats if view.carts[seat] == name]
    carts = [_("here: {names}", names=listed(here))] if here else []
    return with_facts(village(name), [lying, *carts, *_links(name)])


def _links(name: str) -> list[str]:
    """R22: the links that leave a village, kind by kind."""
    return [
        _("{route} to {villages}", route=card(kind), villages=either(map(village, LINKED[name, kind])))
        for kind in KINDS
        if LINKED[name, kind]
    ]


def _piles(scene: Scene) -> Chapter:
    view = scene.view
    lines = [
        count("Round pile: {n} card.", "Round pile: {n} cards.", len(view.deck))
        if scene.dealt is None
        else count("{n} card is left to deal.", "{n} cards are left to deal.", left(scene))
    ]
    lines.append(count("Discard pile: {n} card.", "Discard pile: {n} cards.", len(view.discard)))
    if view.discard:
        lines.append(_("On top of it: {card}.", card=card(view.discard[-1])))
    for place, pile in enumerate(lying(scene), 1):
        if pile:
            lines.append(_("Pile {place}, on top: {card}.", place=place, card=card(pile[-1])))
    return _("Piles"), lines
