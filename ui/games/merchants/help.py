"""What is this? The words, and beside them the card, or the pile spread out."""

from engine.games.merchants.cards import ROWS

from ...face import About
from ...node import Child
from ...scene import Scene
from . import things
from .cards import face, fan, value
from .read import read as read
from .read import thing as thing
from .terms import topics as topics


def gestures() -> tuple[()]:
    return ()


def about(thing: str, scene: Scene) -> About | None:
    found = things.about(thing, scene)
    if not found:
        return None
    if pile := _pile(thing, scene):
        return found._replace(text=found.text[:1], picture=fan(pile))
    return found._replace(picture=_picture(thing, scene))


def _pile(thing: str, scene: Scene) -> tuple[str, ...]:
    """R10: it can be looked through."""
    place, _slash, what = thing.partition("/")
    if place == "discard":
        return tuple(scene.view.discards[int(what)])
    return tuple(scene.view.market_discard) if thing in ("market/discard", "slot/discard") else ()


def _picture(thing: str, scene: Scene) -> Child:
    place, _slash, what = thing.partition("/")
    if place == "slot" and what.isdecimal() and (card := scene.view.market[int(what) - 1]):
        return face(card)
    text = what or thing
    return face(text, value(place, text, scene)) if text.partition("_")[0] in ROWS else None
