"""The hand of the seat that looks."""

from ...face import Scene
from ...node import Child, Node, li, ul
from .cards import playable
from .deal import held
from .purse import purse


def hand(scene: Scene) -> Child:
    """Cards to be tapped; while goods are to be paid, the purse lies over them."""
    if scene.looking is None:
        return None
    cards = held(scene)
    picked = _picked(scene, cards)
    return (
        purse(scene),
        ul(class_=f"cards n{len(cards)}")[
            [li[_card(place, name, picked, scene)] for place, name in enumerate(cards)]
        ],
    )


def _card(place: int, name: str, picked: int | None, scene: Scene) -> Node:
    thing = f"hand/{name}"
    can = thing in scene.taps.glow or place == picked
    return playable(
        name,
        id=f"hand-{place}",
        data_tap=thing,
        aria_pressed="true" if place == picked else "false",
        aria_disabled=None if can else "true",
    )


def _picked(scene: Scene, cards: tuple[str, ...]) -> int | None:
    """Of equal cards the first lies picked."""
    tapped = [thing.removeprefix("hand/") for thing in scene.taps.tapped if thing.startswith("hand/")]
    return cards.index(tapped[0]) if tapped and tapped[0] in cards else None
