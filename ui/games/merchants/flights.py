"""Cards that fly, by the events of the last move: what, from where, to where.

A place is an id, or the name by which a thing is tapped; of several the first that lies on the page counts.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.games.merchants.tables import JUNK

from ...face import Scene
from ...node import Child, Node, span
from .cards import face


class Flight(NamedTuple):
    token: Node
    start: str
    goal: str


def flights(scene: Scene) -> Child:
    happened = [event for event in scene.news if event.kind in FLIGHTS]
    found = [flight for event in happened for flight in FLIGHTS[event.kind](scene, *event.args)]
    return [
        span(class_="flight", data_from=f"{start} {scene.number}.{place}", data_to=goal)[token]
        for place, (token, start, goal) in enumerate(found)
    ]


def _discard(seat: int, scene: Scene) -> str:
    return f"own-discard seat-{seat}" if seat == scene.looking else f"seat-{seat}"


def _bought(scene: Scene, seat: int, card: str, where: object) -> Iterator[Flight]:
    start = "market-discard" if where == "discard" else f"slot-{where}"
    yield Flight(face(card), start, f"hand-{card}-0 seat-{seat}")


def _discarded(scene: Scene, seat: int, card: str) -> Iterator[Flight]:
    yield Flight(face(card), f"laid-{card}-0 hand-{card}-0 seat-{seat}", _discard(seat, scene))


def _tossed(scene: Scene, seat: int, card: str) -> Iterator[Flight]:
    yield Flight(
        face(card),
        f"laid-{card}-0 hand-{card}-0 seat-{seat}",
        "junk-pile" if card == JUNK else "market-discard",
    )


def _built(scene: Scene, seat: int, number: int, *cards: str) -> Iterator[Flight]:
    for card in cards:
        yield Flight(face(card), f"seat-{seat}", f"pitch-{seat}-{number} stall-{seat}")


def _offered(scene: Scene, slot: int, card: str) -> Iterator[Flight]:
    yield Flight(face(card), "market-deck", f"slot-{slot}")


FLIGHTS: dict[str, Callable[..., Iterator[Flight]]] = {
    "buy": _bought,
    "take": _bought,
    "discard": _discarded,
    "toss": _tossed,
    "build": _built,
    "offer": _offered,
}
