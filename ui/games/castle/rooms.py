"""Rooms of the castle, open or below a roof, and the towers between them."""

from collections.abc import Mapping

from engine.games.castle.tables import PLAIN, RAISED, SLOTS, TRAP

from ...node import Child, Node, circle, g, path, rect, use
from ...parts.tappable import tappable_shape
from ...scene import Scene
from ...words import drawn_once, joined
from .cheese import flagstone, roof
from .grid import SIDE, at, span, spot
from .words import room, tile


def open_room(name: str, squares: tuple[str, ...], closes: bool, scene: Scene) -> Child:
    left, top, width, height = span(squares)
    walls = f"M{left} {top}h{width}v{height}h-{width}Z"
    return g(class_="room closes" if closes else "room", id=_inside(name), data_about=name)[
        [_square(square, scene) for square in squares],
        path(class_="roomwall", d=walls),
        path(class_="roomwall top", d=walls),
    ]


def _inside(name: str) -> str:
    """The id of an open room."""
    return f"in-{name}"


def closing_roof(name: str) -> Node:
    """A room whose roof is on its way: till that lies, what was seen there stays in sight."""
    return g(class_="past", data_was=_inside(name))


def _square(square: str, scene: Scene) -> Node:
    if square in RAISED:
        x, y = at(square)
        return use(id=spot(square), href="#plinth", x=x, y=y, width=SIDE, height=SIDE, data_about=square)
    slot = _slot(square, scene)
    leaves = bool(slot) and _leaves(square, slot, scene)
    return _tile(square, scene.view.floor[square], square in scene.view.mice, slot, leaves)


@drawn_once
def _tile(square: str, kind: str, stood_on: bool, slot: str, leaves: bool) -> Node:
    x, y = at(square)
    side = slot.rpartition("-")[2]
    return g(id=spot(square), transform=f"translate({x} {y})", data_about=square)[
        leaves and g(class_=f"past leaves from-{side}", data_was=spot(square)),
        g(class_=f"slides from-{side}" if slot else None)[flagstone(kind, stood_on)],
    ]


def _slot(square: str, scene: Scene) -> str:
    """Where it was pushed, if the tile has just come here: the style sheet lets it slide below the mice."""
    for event in () if scene.open else scene.news:
        if event.kind == "push" and square in SLOTS[str(event.args[0])]:
            return str(event.args[0])
    return ""


def _leaves(square: str, slot: str, scene: Scene) -> bool:
    """The tile from here slides below a roof or out. Which one it was, the view tells no more (S31)."""
    onward = SLOTS[slot][SLOTS[slot].index(square) + 1 :]
    return not onward or scene.view.roofed(onward[0])


def roofed(name: str, squares: tuple[str, ...], marked: Mapping[str, str], scene: Scene) -> Child:
    """S28: with what the table remembers of the tiles below."""
    below = tuple((square, marked[square]) for square in squares if marked.get(square, PLAIN) != PLAIN)
    sways = any(_slot(square, scene) for square in squares)
    return _roof(name, squares, name in scene.taps.glow, below, sways)


@drawn_once
def _roof(
    name: str, squares: tuple[str, ...], glows: bool, marked: tuple[tuple[str, str], ...], sways: bool
) -> Child:
    left, top, width, height = span(squares)
    label = joined(", ", [room(name), *(tile(kind) for _square, kind in marked)])
    return g(
        class_=f"roof{' is-reachable' if glows else ''}{' sways' if sways else ''}",
        data_about=name,
        data_arrives="on",
        **tappable_shape(name, str(label), glows),
    )[
        roof(squares, x=left, y=top),
        rect(class_="lit", x=left + 3, y=top + 3, width=width - 6, height=height - 6, rx=6),
        [_mark(square, kind) for square, kind in marked],
    ].part(name)


def _mark(square: str, kind: str) -> Node:
    """A pencil mark."""
    x, y = at(square)
    sign = "mousetrap" if kind == TRAP else kind
    return g(class_="pencil")[
        circle(cx=x + 50, cy=y + 50, r=27),
        use(href=f"#{sign}", class_=f"ch-{kind}", x=x + 29, y=y + 29, width=42, height=42),
    ]


@drawn_once
def tower(square: str) -> Node:
    x, y = at(square)
    return g(id=spot(square), transform=f"translate({x - 20} {y - 20})", data_about="tower")[
        use(href="#battlement", width=140, height=140)
    ]
