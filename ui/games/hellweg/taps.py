"""Which things on the table a move names: a town to buy there, a house or a road to place something,
`from/` a house or road to take it from there, a stall of the market, a card, a privilege `use/…`."""

from collections.abc import Sequence
from typing import Any

from engine import Move
from engine.games.hellweg.action import Turn
from engine.games.hellweg.setup import FirstToken
from engine.games.hellweg.tables import MERCHANDISE, ROADS, STORED, TOWN_OF, TOWNS

from ...defaults import all_that_glows, always, never, none
from ...table.taps import Naming

keeps = plans = never
asks = always
leads = all_that_glows
run = none
Groups = tuple[tuple[str, ...], ...]
PLACING = ("token", "carriage", "move", "privilege", "none", "forgo")
SUPPLY = {"token": "supply/token", "carriage": "supply/carriage"}


def names(view: Any) -> Naming:
    return things


def things(move: Move) -> Groups:
    match tuple(move):
        case ("buy" | "token" | "carriage" | "card" | "dump", thing):
            return ((thing,),)
        case ("sell", house, *roads):
            return ((house,), tuple(roads)) if roads else ((house,),)
        case ("move", "token", source):
            return ((_source(source, "token"),),)
        case ("move", source, road):
            return (_source(source, "carriage"),), (road,)
        case ("stock", _kind, place, "from", source):
            return ("stock",), (_source(source, ""),), (place,)
        case ("stock", _kind, place):
            return ("stock",), (place,)
        case ("storage", kind, *source):
            return ("storage",), (_stored(kind, source),)
        case ("use", "storage", kind, *source):
            return ("use/storage",), (_stored(kind, source),)
        case ("use", privilege):
            return ((f"use/{privilege}",),)
        case ("stockup" | "thaler" as stall,):
            return ((stall,),)
        case ("privilege", privilege):
            return ((f"gain/{privilege}",),)
    return ()


def _source(place: str, kind: str) -> str:
    return f"{STORED}/{kind}" if place == STORED else f"from/{place}"


def _stored(kind: str, source: Sequence[str]) -> str:
    return f"from/{source[-1]}" if source else SUPPLY[kind]


def declines(view: Any, move: Move) -> bool:
    return move.kind in ("keep", "none", "forgo")


def joins(before: Move, move: Move) -> bool:
    """What was bought is placed."""
    return move.kind in PLACING and before.kind in (*PLACING, "buy", "card", "stockup", "use")


def spends(view: Any, move: Move, tapped: Sequence[str]) -> bool:
    return False


def meant(view: Any, tapped: Sequence[str]) -> Move | None:
    """For a refusal in words: what somebody who tapped these things wanted to do."""
    *before, thing = tapped
    step = view.todo[-1] if view.todo else None
    place = thing.removeprefix("from/")
    if place in TOWNS and isinstance(step, FirstToken):
        return Move("token", next(house for house, town in TOWN_OF.items() if town == place))
    if place in TOWNS:
        return Move("buy", place)
    if place in MERCHANDISE:
        return Move("card", place)
    if thing in ("stockup", "thaler"):
        return Move(thing)
    if thing in ("stock", "storage"):
        return Move(thing, "token")
    if thing.startswith("use/"):
        return Move(
            "use", *(("storage", "token") if thing == "use/storage" else (thing.removeprefix("use/"),))
        )
    if place in TOWN_OF or place in ROADS:
        kind = "token" if place in TOWN_OF else "carriage"
        if isinstance(step, Turn):
            return Move("stock", kind, place) if not view.warehouse else None
        if view.card and kind == "token" and not before:
            return Move("sell", place) if type(step).__name__ == "Offer" else Move(kind, place)
        return Move(kind, place)
    return None
