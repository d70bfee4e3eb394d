"""The dock beside the map: the round pile, the discard pile, and who took which dealer pile."""

from ...node import Child, Node, b, button, div, li, ol, span
from ...scene import Scene
from ...words import _
from .cards import back, face
from .deal import gone


def piles(scene: Scene) -> Child:
    view = scene.view
    return (
        div(class_="stacks")[
            _stack("deck", _("Round pile"), len(view.deck), back()),
            _stack(
                "discard",
                _("Discard pile"),
                len(view.discard),
                face(view.discard[-1]) if view.discard else None,
            ),
        ],
        view.piles
        and ol(class_="slots", aria_label=_("Dealer piles"))[
            [_slot(place, bool(pile), scene) for place, pile in enumerate(view.piles, 1)]
        ],
    )


def _slot(place: int, lies: bool, scene: Scene) -> Node:
    """Who took the pile, or that it went away."""
    if lies:
        return li(class_="lies")[b[place], span(class_="hide")[_("Pile {place}: not yet taken", place=place)]]
    return li[gone(place, "i-chest", scene)]


def _stack(thing: str, name: str, number: int, top: Child) -> Node:
    return button(type="button", class_="stack", data_do=f"about {thing}", data_about=thing)[
        span(class_="edges", id=f"dock-{thing}")[top], span[b[number], " ", name]
    ]
