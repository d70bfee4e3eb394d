"""Cards and goods that fly."""

from collections.abc import Iterator
from typing import Any

from engine.games.dealers.state import DISCARDED
from engine.games.dealers.tables import FEED

from ...parts.flights import Flight, Flights
from ...scene import Scene
from .cards import back, face
from .chip import chip

DISCARD = "discard dock-discard"


def _seat(seat: int) -> str:
    return f"pick-{seat} seat-{seat}"


def _played(scene: Scene, seat: int, card: str) -> Flight:
    """R39, R40: onto the discard pile, or before the seat."""
    own = f"hand/{card} " if seat == scene.looking else ""
    goal = DISCARD if card in DISCARDED else _seat(seat)
    return Flight(face(card), own + _seat(seat), goal)


def _pile(scene: Scene, seat: int, place: int) -> Iterator[Flight]:
    """Who took it sees the cards instead; nobody else does."""
    if not (scene.private and seat == scene.looking):
        yield Flight(back(), f"pile-{place}", _seat(seat))


def _away(scene: Scene, *args: Any) -> Iterator[Flight]:
    yield Flight(back(), f"pile-{args[-1]}", DISCARD)


def _move(scene: Scene, seat: int, kind: str, there: str, used: str) -> Iterator[Flight]:
    yield _played(scene, seat, used)


def _take(scene: Scene, seat: int, good: str, where: str, how: str) -> Iterator[Flight]:
    if how != "arrival":
        yield _played(scene, seat, how)
    yield Flight(chip(good), f"{where}/{good} {where}", _seat(seat))


def _deliver(scene: Scene, seat: int, where: str, request: str, feed: int, *paid: str) -> Iterator[Flight]:
    own = seat == scene.looking
    for good in paid:
        yield Flight(chip(good), (f"own/{good} " if own else "") + _seat(seat), f"{where}/{good} {where}")
    for card in (request, *[FEED] * feed):
        yield _played(scene, seat, card)


def _drop(scene: Scene, seat: int, card: str) -> Iterator[Flight]:
    own = f"hand/{card} " if seat == scene.looking else ""
    yield Flight(face(card), own + _seat(seat), DISCARD)


flights: Flights = {
    "pile": _pile,
    "reject": _away,
    "unwanted": _away,
    "move": _move,
    "take": _take,
    "deliver": _deliver,
    "drop": _drop,
}
