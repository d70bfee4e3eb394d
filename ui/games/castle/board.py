"""The castle, seen from above."""

from collections.abc import Mapping

from engine import Move
from engine.games.castle.memory import marks
from engine.games.castle.preview import preview
from engine.games.castle.steps import Turn
from engine.games.castle.tables import PLACE, PLAIN, RAISED, ROOMS, SLOTS, TOWERS, TRAP
from engine.view import HIDDEN

from ...node import Child, Node, circle, div, g, path, rect, svg, use
from ...parts.drawn import drawn
from ...parts.map import zoom
from ...parts.seat import colour as colour_word
from ...parts.tappable import tappable_shape
from ...scene import Scene
from ...words import _, drawn_once, joined
from . import words
from .cheese import flagstone, mouse, roof
from .grid import SIDE, SIZE, at, span, spot
from .portrait import colours
from .words import corner, room, tile

NEAR = 0.44  # pixels for a unit of the drawing: a finger finds a square


def board(scene: Scene) -> Child:
    view = scene.view
    rooms, roofs = ROOMS[view.plan].items(), view.roofs
    closing = view.closing() if view.todo else ()
    marked = marks(view, scene.known, scene.looking)
    castle = svg(
        class_="castle-map map",
        viewBox=f"0 0 {SIZE} {SIZE}",
        role="group",
        aria_label=_("The castle"),
        data_pan=True,
        data_good=NEAR,
    )
    return div(class_="castlebox sheetbox", data_rove=True)[
        castle[
            drawn(__package__, "ground", name="castle-ground"),
            g[[_bridge(name, name in scene.taps.glow, name == _pushed(scene)) for name in SLOTS]],
            g[
                [
                    _room(name, squares, name in closing, scene)
                    for name, squares in rooms
                    if scene.open or name not in roofs
                ]
            ],
            g(aria_hidden="true")[
                [_closed(str(event.args[0])) for event in scene.news if event.kind == "roof"]
            ],
            g(class_="lifts" if scene.open else None)[
                [_roofed(name, squares, marked, scene) for name, squares in rooms if name in roofs]
            ],
            g[[_tower(square) for square in TOWERS]],
            _line(scene),
            g[[_reach(square, scene) for square in _reached(scene)]],
            g[[_mouse(square, scene) for square in sorted(view.mice)]],
            _first(scene),
            _coming(scene),
        ]
    ], zoom()


# ---- rooms


def _room(name: str, squares: tuple[str, ...], closes: bool, scene: Scene) -> Child:
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


def _closed(name: str) -> Node:
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


def _roofed(name: str, squares: tuple[str, ...], marked: Mapping[str, str], scene: Scene) -> Child:
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
def _tower(square: str) -> Node:
    x, y = at(square)
    return g(id=spot(square), transform=f"translate({x - 20} {y - 20})", data_about="tower")[
        use(href="#battlement", width=140, height=140)
    ]


# ---- mice, and where they can go


def _reached(scene: Scene) -> list[str]:
    """Squares that can be tapped and bear no mouse."""
    return sorted(thing for thing in scene.taps.glow if thing in PLACE and thing not in scene.view.mice)


def _reach(square: str, scene: Scene) -> Node:
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


def _first(scene: Scene) -> Child:
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


def _mouse(square: str, scene: Scene) -> Child:
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


# ---- pushing

TURNS = {"left": (0, 1, -90), "right": (1, 0, 90), "top": (0, 0, 0), "bottom": (1, 1, 180)}


@drawn_once
def _bridge(name: str, can: bool, chosen: bool) -> Child:
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


def _pushed(scene: Scene) -> str:
    """The slot of the push that is asked about."""
    asked = scene.asked
    return asked.args[0] if asked and asked.kind == "push" else ""


def _line(scene: Scene) -> Child:
    """The line that is about to move."""
    name = _pushed(scene)
    if not name:
        return None
    left, top, width, height = span(SLOTS[name])
    return rect(class_="push-line", x=left, y=top, width=width, height=height, rx=4)


def _coming(scene: Scene) -> Child:
    """S35: the spare tile before its slot, and what the push would do, as far as is seen."""
    name = _pushed(scene)
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
