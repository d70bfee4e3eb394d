"""Cards and goods that fly, carts that drive."""

from collections.abc import Iterator
from typing import Any

from engine.games.dealers.cards import ORDERS
from engine.games.dealers.state import DISCARDED
from engine.games.dealers.tables import FEED

from ...node import Node, span
from ...parts.flights import LINGER, Fall, Flight, Flights, Motion, Ride
from ...scene import Scene
from .cards import back, face, sealed
from .chip import chip

DISCARD = "discard dock-discard"
LIFTED = 0.8  # beats that a pile rises
HOP = 0.5  # beats from one good that is paid to the next


def _seat(seat: int) -> str:
    return f"pick-{seat} seat-{seat}"


def _played(scene: Scene, seat: int, card: str, beside: str = "") -> Flight:
    """R39, R40: onto the discard pile, or before the seat; from beside the card that hides it in the hand."""
    goal = DISCARD if card in DISCARDED else _seat(seat)
    in_hand = f"hand/{card} hand/{beside}" if beside else f"hand/{card}"
    return Flight(face(card), f"{in_hand} {_seat(seat)}" if seat == scene.looking else _seat(seat), goal)


def _own(place: str, name: str, seat: int, scene: Scene) -> str:
    """A thing of the seat: where it lies for the seat that looks, else with the seat."""
    return f"{place}/{name} {_seat(seat)}" if seat == scene.looking else _seat(seat)


def _pile(scene: Scene, seat: int, place: int) -> Iterator[Motion]:
    """Who took it sees the cards instead; nobody else does."""
    if not (scene.private and seat == scene.looking):
        yield _lifted(place, _seat(seat), back(), turns=True)


def _away(scene: Scene, *args: Any) -> Iterator[Motion]:
    """R17, R18: as it lies."""
    yield _lifted(args[-1], DISCARD, face(scene.view.discard[-1]))


def _lifted(place: int, goal: str, top: Node, *, turns: bool = False) -> Flight:
    """A whole pile, for all to see."""
    heap = span(class_="edges")[top]
    return Flight(heap, f"pile-{place}", goal, wait=None, turns=turns, lifted=LIFTED, held=LINGER)


def _move(scene: Scene, seat: int, kind: str, there: str, used: str) -> Iterator[Motion]:
    yield _played(scene, seat, used)
    yield Ride(f"cart-{seat}")


def _take(scene: Scene, seat: int, good: str, where: str, how: str) -> Iterator[Motion]:
    if how != "arrival":
        yield _played(scene, seat, how)
    yield Flight(chip(good), f"{where}/{good} {where}", f"has-{seat}-{good} {_seat(seat)}")


def _deliver(scene: Scene, seat: int, where: str, request: str, feed: int, *paid: str) -> Iterator[Motion]:
    """The request is held beside the village until all goods lie there and it has got its seal."""
    stamped = 1 + HOP * (len(paid) - 1) + 1
    yield Flight(
        sealed(request, ORDERS[request].points, stamped),
        _own("hand", request, seat, scene),
        _seat(seat),
        beside=f"at-{where}",
        held=stamped - 1 + LINGER,
    )
    for number, good in enumerate(paid):
        goal = f"lies-{where}-{number} {where}/{good} {where}"
        start = f"has-{seat}-{good} {_own('own', good, seat, scene)}"
        yield Flight(chip(good), start, goal, wait=HOP if number else 1)
    for _card in range(feed):
        yield _played(scene, seat, FEED, request)


def _drop(scene: Scene, seat: int, card: str) -> Iterator[Motion]:
    yield Flight(face(card), _own("hand", card, seat, scene), DISCARD)


def _stock(scene: Scene, village: str, *goods: str) -> Iterator[Motion]:
    yield from (Fall(f"lies-{village}-{number}", wait=0.09) for number in range(len(goods)))


def _hand(scene: Scene, seat: int, *cards: str) -> Iterator[Motion]:
    """At the beginning, out of the box; later what comes is looked at alone, where it lies."""
    if not scene.number:
        yield from (
            Flight(face(card), "dock-deck", f"hand-{card}-{cards[:place].count(card)}", turns=True)
            for place, card in enumerate(cards)
        )


flights: Flights = {
    "stock": _stock,
    "hand": _hand,
    "pile": _pile,
    "reject": _away,
    "unwanted": _away,
    "move": _move,
    "take": _take,
    "deliver": _deliver,
    "drop": _drop,
}
