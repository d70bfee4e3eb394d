"""What moves on the table, by the events. The floor itself slides below the mice: see board.py."""

from collections.abc import Iterator

from engine.games.castle.tables import ROOMS, SLOTS

from ...node import Node, svg
from ...parts.flights import Fall, Flight, Flights, Motion
from ...scene import Scene
from .cheese import cheese, flagstone, mouse
from .grid import spot
from .portrait import colours

SWEEP = 0.08  # beats from one roof to the next


def _round(scene: Scene, number: int, first: int) -> Iterator[Motion]:
    """The opening: the roofs are laid on."""
    if scene.opens and number == 1:
        for room in ROOMS[scene.view.plan]:
            yield Fall(room, wait=SWEEP)


def _roof(scene: Scene, room: str) -> Iterator[Motion]:
    yield Fall(room, wait=SWEEP)


def _mouse(scene: Scene, seat: int) -> Node:
    return mouse(scene.names[seat], colours(scene.view)[seat])


def _run(scene: Scene, seat: int, start: str, square: str) -> Iterator[Motion]:
    yield Flight(_mouse(scene, seat), spot(start), spot(square))


def _enter(scene: Scene, seat: int, square: str) -> Iterator[Motion]:
    yield Flight(_mouse(scene, seat), f"reserve-{seat}", spot(square))


def _push(scene: Scene, slot: str, into: str, out: str) -> Iterator[Motion]:
    """The tile at the far end travels to the spare place."""
    token = svg(class_="tile-token", viewBox="0 0 100 100")[flagstone(out)]
    yield Flight(token, spot(SLOTS[slot][-1]), "spare", wait=1)


def _fall(scene: Scene, square: str, seat: int) -> Iterator[Motion]:
    yield Flight(_mouse(scene, seat), spot(square), f"cellar-{seat}", wait=None)


def _cheese(scene: Scene, seat: int, kind: str) -> Iterator[Motion]:
    view = scene.view
    for square, who in view.mice.items():
        if who == seat and view.floor.get(square) == kind:
            yield Flight(cheese(kind), spot(square), f"{kind}-{seat}", wait=None)
            return


flights: Flights = {
    "round": _round,
    "tower": _enter,
    "enter": _enter,
    "run": _run,
    "push": _push,
    "fall": _fall,
    "cheese": _cheese,
    "roof": _roof,
}
