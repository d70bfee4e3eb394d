"""The hand of the seat that looks."""

from ...node import Child, Part, li, ul
from ...scene import Scene
from ...table.taps import within
from ...words import drawn_once
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
            [
                li[
                    _card(
                        name,
                        cards[:place].count(name),
                        f"hand/{name}" in scene.taps.glow,
                        place == picked,
                        f"hand/{name}" in scene.taps.anew,
                    )
                ]
                for place, name in enumerate(cards)
            ]
        ],
    )


@drawn_once
def _card(name: str, nth: int, glows: bool, picked: bool, anew: bool) -> Part:
    """Its id stays when others leave, so that it glides to where it lies then. Anew: it can be chosen
    instead of what was."""
    return playable(
        name,
        data_tap=f"hand/{name}",
        data_moves=True,
        aria_pressed="true" if picked else "false",
        data_anew=anew and not (glows or picked),
        aria_disabled=None if glows or picked or anew else "true",
    ).part(f"hand-{name}-{nth}")


def _picked(scene: Scene, cards: tuple[str, ...]) -> int | None:
    """Of equal cards the first lies picked."""
    tapped = within("hand", scene.taps.tapped)
    return cards.index(tapped[0]) if tapped and tapped[0] in cards else None
