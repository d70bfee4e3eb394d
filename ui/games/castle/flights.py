"""What moves on the table, by the events. The floor itself slides below the mice: see board.py."""

from collections.abc import Iterator

from engine.games.castle.tables import ROOMS

from ...node import Node, svg
from ...parts.flights import Fall, Flight, Flights, Motion
from ...scene import Scene
from .cheese import cheese, flagstone, mouse, roof
from .grid import span, spot
from .portrait import colours

LAID = 0.08  # beats from one roof to the next in the opening
SWEEP = 0.2  # and at the end of a turn


def _round(scene: Scene, number: int, first: int) -> Iterator[Motion]:
    """The opening: the roofs are laid on."""
    if scene.opens and number == 1:
        for room in ROOMS[scene.view.plan]:
            yield Fall(room, wait=LAID)


TILT = 0.6  # beats in which a roof is lifted at one side
JUMP = 0.3  # beats in which a mouse that falls jumps up
ACROSS = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}
DRAWER = "tab-piles"  # of a phone: what else lies beside the castle is in there
RACK = f"rack {DRAWER}"


def _roof_token(scene: Scene, room: str, tilts: bool) -> Node:
    squares = ROOMS[scene.view.plan][room]
    _left, _top, width, height = span(squares)
    kind = "roof-token tilts" if tilts else "roof-token"
    return svg(class_=kind, viewBox=f"0 0 {width} {height}", width=width, height=height)[roof(squares)]


def _uncover(scene: Scene, room: str, *floor: str) -> Iterator[Motion]:
    """The roof is tilted off, and laid on the rack."""
    yield Flight(_roof_token(scene, room, tilts=True), room, RACK, lifted=TILT)


def _roof(scene: Scene, room: str) -> Iterator[Motion]:
    """All come back in one sweep."""
    yield Flight(_roof_token(scene, room, tilts=False), RACK, room, wait=SWEEP)


def _mouse(scene: Scene, seat: int) -> Node:
    return mouse(scene.names[seat], colours(scene.view)[seat])


def _run(scene: Scene, seat: int, start: str, square: str) -> Iterator[Motion]:
    yield Flight(_mouse(scene, seat), spot(start), f"mouse-{square}")


def _enter(scene: Scene, seat: int, square: str) -> Iterator[Motion]:
    """From the reserve of who looks, or from the card of its seat."""
    yield Flight(_mouse(scene, seat), f"reserve-{seat} facts-{seat}", f"mouse-{square}")


def _push(scene: Scene, slot: str, into: str, out: str) -> Iterator[Motion]:
    """The tile at the far end travels to the spare place, once the floor has moved."""
    token = svg(class_="tile-token", viewBox="0 0 100 100")[flagstone(out)]
    line, _hyphen, side = slot.partition("-")
    yield Flight(token, f"{line}-{ACROSS[side]}", "spare near-tile", later=1)


def _fall(scene: Scene, square: str, seat: int) -> Iterator[Motion]:
    yield Flight(_mouse(scene, seat), spot(square), f"cellar-{seat} {DRAWER}", wait=None, lifted=JUMP)


def _cheese(scene: Scene, seat: int, kind: str) -> Iterator[Motion]:
    """From both squares, and not seen there before the floor lies still."""
    view = scene.view
    eaten = [square for square, who in view.mice.items() if who == seat and view.floor.get(square) == kind]
    for nth, square in enumerate(eaten):
        yield Flight(cheese(kind), spot(square), f"{kind}-{seat}", wait=0.1 if nth else None)


flights: Flights = {
    "round": _round,
    "tower": _enter,
    "enter": _enter,
    "run": _run,
    "uncover": _uncover,
    "push": _push,
    "fall": _fall,
    "cheese": _cheese,
    "roof": _roof,
}
