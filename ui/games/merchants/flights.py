"""Cards that fly."""

from collections.abc import Iterator

from engine.games.merchants.tables import JUNK

from ...parts.flights import Flight, Flights
from ...scene import Scene
from .cards import face


def _at(seat: int, scene: Scene, own: str) -> str:
    """A thing of the seat; only those of the seat that looks lie on the page, the others’ stay with them."""
    return f"{own} seat-{seat}" if seat == scene.looking else f"seat-{seat}"


def _held(seat: int, card: str, scene: Scene) -> str:
    """Paid or played, or in the hand."""
    return _at(seat, scene, f"laid-{card}-0 hand-{card}-0")


def _bought(scene: Scene, seat: int, card: str, where: object) -> Iterator[Flight]:
    start = "market-discard" if where == "discard" else f"slot-{where}"
    yield Flight(face(card), start, _at(seat, scene, f"hand-{card}-0"))


def _discarded(scene: Scene, seat: int, card: str) -> Iterator[Flight]:
    yield Flight(face(card), _held(seat, card, scene), _at(seat, scene, "own-discard"))


def _tossed(scene: Scene, seat: int, card: str) -> Iterator[Flight]:
    yield Flight(face(card), _held(seat, card, scene), "junk-pile" if card == JUNK else "market-discard")


def _built(scene: Scene, seat: int, number: int, *cards: str) -> Iterator[Flight]:
    for card in cards:
        yield Flight(face(card), f"seat-{seat}", f"pitch-{seat}-{number} stall-{seat}")


def _offered(scene: Scene, slot: int, card: str) -> Iterator[Flight]:
    yield Flight(face(card), "market-deck", f"slot-{slot}")


flights: Flights = {
    "buy": _bought,
    "take": _bought,
    "discard": _discarded,
    "toss": _tossed,
    "build": _built,
    "offer": _offered,
}
