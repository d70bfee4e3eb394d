"""The dock beside the map: the round pile, the discard pile, and who took which dealer pile."""

from ...node import Child, Node, b, div, li, ol, span
from ...parts.pile import counted, pile
from ...scene import Scene
from ...words import _
from .cards import back, face
from .stage import gone


def piles(scene: Scene) -> Child:
    view = scene.view
    return (
        div(class_="stacks")[
            _stack("deck", len(view.deck), _("Round pile"), back()),
            _stack(
                "discard",
                len(view.discard),
                _("Discard pile"),
                face(view.discard[-1]) if view.discard else None,
            ),
        ],
        view.piles
        and ol(class_="slots", aria_label=_("Dealer piles"))[
            [_slot(place, bool(cards), scene) for place, cards in enumerate(view.piles, 1)]
        ],
    )


def _slot(place: int, lies: bool, scene: Scene) -> Node:
    """Who took the pile, or that it went away."""
    if lies:
        return li(class_="lies")[b[place], span(class_="hide")[_("Pile {place}: not yet taken", place=place)]]
    return li[gone(place, "i-chest", scene)]


def _stack(thing: str, number: int, name: str, top: Child) -> Node:
    return pile(
        f"dock-{thing}",
        thing,
        top,
        span(id=f"number-{thing}", data_lags=True)[counted(number, name)],
        kind="stack",
        spoken=True,
    )
