"""What is this? The words, and beside them the card, or the pile spread out."""

from engine.games.merchants.cards import ROWS

from ...face import About, Scene
from ...node import Child
from . import about as words
from .cards import face, fan


def about(thing: str, scene: Scene) -> About | None:
    told = words.about(thing, scene)
    return told and told._replace(picture=_picture(thing, scene))


def _picture(thing: str, scene: Scene) -> Child:
    place, _slash, what = thing.partition("/")
    if place == "discard":
        return _spread(scene.view.discards[int(what)])
    if thing in ("market/discard", "slot/discard"):
        return _spread(scene.view.market_discard)
    if place == "slot" and (card := scene.view.market[int(what) - 1]):
        return face(card)
    text = what or thing
    return face(text) if text.partition("_")[0] in ROWS else None


def _spread(cards: tuple[str, ...]) -> Child:
    return bool(cards) and fan(cards)
