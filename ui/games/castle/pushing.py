"""The slots at the border, and the push that is asked about."""

from engine.games.castle.preview import preview
from engine.games.castle.tables import SLOTS

from ...node import Child, Node, circle, g, path, rect, use
from ...parts.tappable import tappable_shape
from ...scene import Scene
from ...words import _, drawn_once
from . import words
from .cheese import flagstone
from .grid import SIDE, SIZE, at, span

TURNS = {"left": (0, 1, -90), "right": (1, 0, 90), "top": (0, 0, 0), "bottom": (1, 1, 180)}


@drawn_once
def drawbridge(name: str, can: bool, chosen: bool) -> Child:
    """A slot, drawn as a bridge over the moat."""
    x, y = at(SLOTS[name][0])
    side = name.rpartition("-")[2]
    place = {
        "left": f"translate(0 {y + SIDE}) rotate(-90)",
        "right": f"translate({SIZE} {y}) rotate(90)",
        "top": f"translate({x} 0)",
        "bottom": f"translate({x + SIDE} {SIZE}) rotate(180)",
    }[side]
    state = " is-on" if chosen else " is-reachable" if can else ""
    return g(
        class_=f"slot{state}",
        data_about=name,
        transform=place,
        **tappable_shape(name, _("push {line}", line=words.slot(name)), can, pressed=chosen or None),
    )[
        use(href="#drawbridge", width=100, height=94),
        circle(class_="stud", cx=50, cy=38, r=25),
        use(href="#i-arrow", x=33, y=21, width=34, height=34, transform="rotate(90 50 38)"),
    ].part(name)


def pushed(scene: Scene) -> str:
    """The slot of the push that is asked about."""
    asked = scene.asked
    return asked.args[0] if asked and asked.kind == "push" else ""


def moving_line(scene: Scene) -> Child:
    """The line that is about to move."""
    name = pushed(scene)
    if not name:
        return None
    left, top, width, height = span(SLOTS[name])
    return rect(class_="push-line", x=left, y=top, width=width, height=height, rx=4)


def coming_tile(scene: Scene) -> Child:
    """S35: the spare tile before its slot, and what the push would do, as far as is seen."""
    name = pushed(scene)
    if not name:
        return None
    seen = preview(scene.view, name)
    x, y = at(SLOTS[name][0])
    side = name.rpartition("-")[2]
    dx, dy = {"left": (-92, 9), "right": (110, 9), "top": (9, -92), "bottom": (9, 110)}[side]
    return g(class_="pending", aria_hidden="true")[
        rect(class_="halo", x=x + dx - 1, y=y + dy - 1, width=84, height=84, rx=7),
        g(transform=f"translate({x + dx} {y + dy}) scale(.82)")[flagstone(scene.view.spare)],
        [_sign(square, "falls", "i-arrow") for square in seen.falls],
        [_sign(square, "perhaps", "i-help") for square in seen.perhaps],
        [
            _sign(square, "feeds", "i-check")
            for seat, kind in seen.feeds
            for square, who in scene.view.mice.items()
            if who == seat and seen.line.get(square, scene.view.floor.get(square)) == kind
        ],
        [_chevron(square, side) for square in SLOTS[name][:-1]],
    ]


def _sign(square: str, kind: str, symbol: str) -> Node:
    x, y = at(square)
    return g(class_=f"omen {kind}", transform=f"translate({x + 80} {y + 20})")[
        circle(r=18), use(href=f"#{symbol}", x=-11, y=-11, width=22, height=22)
    ]


def _chevron(square: str, side: str) -> Node:
    x, y = at(square)
    turn = {"left": 0, "right": 180, "top": 90, "bottom": 270}[side]
    return path(
        class_="chevron", d="M42 -14 56 0 42 14", transform=f"translate({x + 50} {y + 50}) rotate({turn})"
    )
