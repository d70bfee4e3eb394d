"""Mice on the squares, and the squares that a mouse can go to."""

from engine import Move
from engine.games.castle.steps import Turn
from engine.games.castle.tables import PLACE, PLAIN, TOWERS
from engine.view import HIDDEN

from ...node import Child, Node, g, rect, use
from ...parts.seat import colour as colour_word
from ...parts.tappable import tappable_shape
from ...scene import Scene
from ...words import _, drawn_once, joined
from .cheese import mouse
from .grid import SIDE, at
from .portrait import colours
from .words import corner, tile


def reached(scene: Scene) -> list[str]:
    """Squares that can be tapped and bear no mouse."""
    return sorted(thing for thing in scene.taps.glow if thing in PLACE and thing not in scene.view.mice)


def reach(square: str, scene: Scene) -> Node:
    """A paw for each action that it takes, below what lies there; a first mouse comes for nothing and is
    seen already."""
    x, y = at(square)
    costs = [_cost(move, scene) for move in scene.taps.left if move[-1] == square]
    cost = min(costs, default=0)
    where = corner(square) if square in TOWERS else _("square {square}", square=square)
    return g(class_="reach", **tappable_shape(square, where, True))[
        _target(x, y),
        rect(class_="lit", x=x + 6, y=y + 6, width=88, height=88, rx=14),
        _paws(cost, x, y) if cost else _own(square, scene),
    ]


def _paws(cost: int, x: int, y: int) -> Node:
    wide = 26 * cost + 10
    return g(class_="price", transform=f"translate({x + 50 - wide // 2} {y + 64})")[
        rect(width=wide, height=32, rx=16),
        [use(href="#i-paw", x=6 + 26 * nth, y=4, width=24, height=24) for nth in range(cost)],
    ]


def _own(square: str, scene: Scene) -> Node:
    """A mouse of the seat that decides."""
    x, y = at(square)
    seat = scene.view.seat
    return mouse(scene.names[seat], colours(scene.view)[seat], x=x + 16, y=y + 14, width=68, height=68)


def first_mouse(scene: Scene) -> Child:
    """The first mouse on the tower that is asked about."""
    asked = scene.asked
    if not asked or asked.kind != "tower":
        return None
    x, y = at(asked.args[0])
    return g(class_="perch is-held asked", aria_hidden="true")[
        rect(class_="lit", x=x + 6, y=y + 6, width=88, height=88, rx=14),
        _own(asked.args[0], scene),
    ]


def _target(x: int, y: int) -> Node:
    """A finger may land anywhere on the square."""
    return rect(class_="target", x=x, y=y, width=SIDE, height=SIDE)


def _cost(move: Move, scene: Scene) -> int:
    step = scene.view.todo[-1]
    return step.cost(scene.view, move) if isinstance(step, Turn) else 0


def mouse_on(square: str, scene: Scene) -> Child:
    view, taps = scene.view, scene.taps
    seat = view.mice[square]
    below = view.floor.get(square, PLAIN)
    return _perch(
        square,
        seat,
        scene.names[seat],
        colours(view)[seat],
        PLAIN if below == HIDDEN else below,
        square in taps.glow,
        square in taps.tapped,
    )


@drawn_once
def _perch(square: str, seat: int, name: str, colour: str, below: str, can: bool, held: bool) -> Child:
    """A mouse on a tile."""
    x, y = at(square)
    shares = below != PLAIN
    dx, dy, size = (31, 30, 66) if shares else (16, 14, 68)
    label = _("{name}’s mouse on {square}", name=name, square=square)
    if shares:
        label = joined(", ", [label, tile(below)])
    state = " is-held" if held else " is-reachable" if can else ""
    return g(
        class_=f"perch{state}",
        data_about=square,
        data_arrives=seat,
        **tappable_shape(square, f"{label}, {colour_word(colour)}", can or held, pressed=held or None),
    )[
        _target(x, y),
        rect(class_="lit", x=x + 6, y=y + 6, width=88, height=88, rx=14),
        mouse(name, colour, x=x + dx, y=y + dy, width=size, height=size),
    ].part(f"mouse-{square}")
