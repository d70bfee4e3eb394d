"""What lies on the table: the board is a list of what everybody laid and rolled."""

from ui.defaults import never, nothing
from ui.node import Child, Node, button, li, ul
from ui.parts.seat import badge
from ui.parts.tappable import tappable
from ui.scene import Scene

from .portrait import colours
from .words import laid

seats = symbols = tally = nothing
marks = never


def board(scene: Scene) -> Child:
    return ul[[_seat(seat, scene) for seat in scene.view.seats]]


def hand(scene: Scene) -> Child:
    return scene.looking is not None and [
        _thing(f"hand/{card}", card, scene) for card in scene.view.hands[scene.looking]
    ]


def piles(scene: Scene) -> Child:
    return _thing("deck", len(scene.view.deck), scene), _thing("die", "⚄", scene)


def _seat(seat: int, scene: Scene) -> Node:
    name = scene.names[seat]
    return li(data_about=f"seat/{seat}")[
        badge(name, colours(scene.view)[seat]), name, " ", laid(seat, scene.view)
    ]


def _thing(thing: str, words: Child, scene: Scene) -> Node:
    taps = scene.taps
    pressed = thing in taps.tapped
    return button(type="button", **tappable(thing, thing in taps.glow, pressed=pressed))[words]
