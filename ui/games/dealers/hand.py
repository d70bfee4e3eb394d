"""The hand of the seat that looks."""

from ...face import Scene
from ...node import Child, Part, li, ul
from ...words import drawn_once
from .cards import playable
from .deal import held
from .purse import purse
from .taps import within


def hand(scene: Scene) -> Child:
    """Cards to be tapped; while goods are to be paid, the purse lies over them."""
    if scene.looking is None:
        return None
    cards = held(scene)
    picked = _picked(scene, cards)
    return (
        purse(scene),
        ul(class_=f"cards n{len(cards)}")[
            [
                li(class_="other" if f"hand/{name}" in scene.taps.anew else None)[
                    _card(name, cards[:place].count(name), f"hand/{name}" in scene.taps.glow, place == picked)
                ]
                for place, name in enumerate(cards)
            ]
        ],
    )


@drawn_once
def _card(name: str, nth: int, glows: bool, picked: bool) -> Part:
    """Its id stays when others leave, so that it glides to where it lies then."""
    return playable(
        name,
        data_tap=f"hand/{name}",
        data_moves=True,
        aria_pressed="true" if picked else "false",
        aria_disabled=None if glows or picked else "true",
    ).part(f"hand-{name}-{nth}")


def _picked(scene: Scene, cards: tuple[str, ...]) -> int | None:
    """Of equal cards the first lies picked."""
    tapped = within("hand", scene.taps.tapped)
    return cards.index(tapped[0]) if tapped and tapped[0] in cards else None
