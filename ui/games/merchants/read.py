"""The table read aloud: what a seat sees, in plain sentences."""

from engine.games.merchants.steps.buying import SLOTS, wares
from engine.games.merchants.tables import STACKS

from ...parts.reading import Chapter, own_hand, seat_by_seat
from ...scene import Scene
from ...words import _, count
from .cards import value
from .words import card, described, heap, now


def read(scene: Scene) -> list[Chapter]:
    return [
        *own_hand(scene, lambda seat: [_card(text, scene) for text in scene.view.hands[seat]]),
        _market(scene),
        seat_by_seat(scene, lambda seat: _seat(seat, scene)),
        _stalls(scene),
    ]


def thing(name: str, scene: Scene) -> str:
    """A thing on the table by its name."""
    place, _slash, what = name.partition("/")
    if place == "slot":
        return str(card(wares(scene.view)[what][0]))
    if place == "seat":
        return scene.names[int(what)]
    if place == "stall":
        seat, number = what.split("/")
        return _("stack {n} of {name}", n=number, name=scene.names[int(seat)])
    if place == "act":
        return {
            "buy": _("buy"),
            "play": _("play a technique"),
            "build": _("build"),
            "discard": _("discard"),
            "roll": _("roll the die"),
            "peel": _("toss the next market card"),
        }[what]
    if place == "copy":
        return _("copy {card}", card=card(what))
    return what if place == "value" else str(now(what, value(place, what, scene)))


def _card(text: str, scene: Scene) -> str:
    return described(text, value("hand", text, scene))


def _market(scene: Scene) -> Chapter:
    view = scene.view
    offered = wares(view)
    lines = [
        _("Slot {n}, price {price}: {card}", n=slot, price=offered[slot][1], card=described(offered[slot][0]))
        if slot in offered
        else _("Slot {n} is empty.", n=slot)
        for slot in SLOTS
    ]
    lines.append(count("Market deck: {n} card.", "Market deck: {n} cards.", len(view.market_deck)))
    if view.market_discard:
        lines.append(_("On top of the market discard: {card}", card=described(view.market_discard[-1])))
    return _("Market"), lines


def _seat(seat: int, scene: Scene) -> list[str]:
    view = scene.view
    pile = view.discards[seat]
    return [
        _("{n} of {all} stacks", n=len(view.stalls[seat]), all=STACKS),
        count("{n} card in hand", "{n} cards in hand", len(view.hands[seat])),
        count("{n} card in the deck", "{n} cards in the deck", len(view.decks[seat])),
        count("{n} card in the discard", "{n} cards in the discard", len(pile)),
        *([_("on top: {card}", card=card(pile[-1]))] if pile else []),
        *([_("on turn")] if view.todo and view.turn == seat else []),
    ]


def _stalls(scene: Scene) -> Chapter:
    lines = [
        _("{name}, stack {n}: {cards}.", name=scene.names[seat], n=number, cards=heap(stack))
        for seat in scene.view.seats
        for number, stack in enumerate(scene.view.stalls[seat], 1)
    ]
    return _("Stalls"), lines or [_("Nothing is built yet.")]
