"""The castle, seen from above: rooms below, mice on top, and what a push would do."""

from engine.games.castle.memory import marks
from engine.games.castle.tables import ROOMS, SLOTS, TOWERS

from ...node import Child, div, g, svg
from ...parts.drawn import drawn
from ...parts.map import zoom
from ...scene import Scene
from ...words import _
from .grid import SIZE
from .mice import first_mouse, mouse_on, reach, reached
from .pushing import coming_tile, drawbridge, moving_line, pushed
from .rooms import closing_roof, open_room, roofed, tower

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
            g[[drawbridge(name, name in scene.taps.glow, name == pushed(scene)) for name in SLOTS]],
            g[
                [
                    open_room(name, squares, name in closing, scene)
                    for name, squares in rooms
                    if scene.open or name not in roofs
                ]
            ],
            g(aria_hidden="true")[
                [closing_roof(str(event.args[0])) for event in scene.news if event.kind == "roof"]
            ],
            g(class_="lifts" if scene.open else None)[
                [roofed(name, squares, marked, scene) for name, squares in rooms if name in roofs]
            ],
            g[[tower(square) for square in TOWERS]],
            moving_line(scene),
            g[[reach(square, scene) for square in reached(scene)]],
            g[[mouse_on(square, scene) for square in sorted(view.mice)]],
            first_mouse(scene),
            coming_tile(scene),
        ]
    ], zoom()
