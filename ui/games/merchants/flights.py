"""Cards that fly."""

from collections.abc import Iterator, Sequence

from engine.games.merchants.cards import held
from engine.games.merchants.tables import JUNK

from ...node import span
from ...parts.flights import STAGGER, Flight, Flights, Motion
from ...parts.hand import newest
from ...scene import Scene
from .cards import back, face
from .hand import nth
from .market import wares_on_offer


def _at(seat: int, scene: Scene, own: str) -> str:
    """A thing of the seat; only those of the seat that looks lie on the page, the others’ stay with them."""
    return f"{own} seat-{seat}" if seat == scene.looking else f"seat-{seat}"


def _held(seat: int, card: str, scene: Scene) -> str:
    """Paid or played, or in the hand."""
    return _at(seat, scene, f"laid-{card}-0 hand-{card}-0")


def _new(seat: int, cards: Sequence[str], scene: Scene) -> Iterator[str]:
    """Where cards lie that came to a hand."""
    return (_at(seat, scene, name) for name in newest(scene.view.hands[seat], cards))


def _bought(scene: Scene, seat: int, card: str, where: object) -> Iterator[Motion]:
    """What was paid goes first."""
    start = "market-discard" if where == "discard" else f"slot/{where} slot-{where}"
    (goal,) = _new(seat, [card], scene)
    yield Flight(face(card), start, goal, wait=None, lifted=0.4)


def _came(scene: Scene, seat: int, *cards: str) -> Iterator[Motion]:
    """From the own deck, once that is there; what came from elsewhere is told in other ways."""
    if any(event.kind in ("draw", "refill") and event.args[0] == seat for event in scene.news):
        for place, goal in enumerate(_new(seat, cards, scene)):
            wait = STAGGER if place else None
            yield Flight(face(cards[place]), "own-deck", goal, wait=wait, turns=True)


def _shuffled(scene: Scene, seat: int, _number: int) -> Iterator[Motion]:
    """The discard becomes the deck before anything is drawn from it; of others it stays with them."""
    if seat == scene.looking:
        yield Flight(span(class_="edges")[back()], "own-discard", "own-deck", wait=None)


def _paid(scene: Scene, seat: int, card: str, worth: int) -> Iterator[Motion]:
    """It is laid beside the hand, unless it was the last one, with which all go."""
    places = [place for place, text in enumerate(scene.view.laid) if held(text).card == card]
    if places and seat == scene.looking:
        goal = f"laid-{card}-{nth(scene.view.laid, places[-1])}"
        yield Flight(face(card), f"hand/{card} hand-{card}-0", goal)


def _discarded(scene: Scene, seat: int, card: str) -> Iterator[Motion]:
    yield Flight(face(card), _held(seat, card, scene), _at(seat, scene, "own-discard"))


def _tossed(scene: Scene, seat: int, card: str) -> Iterator[Motion]:
    yield Flight(face(card), _held(seat, card, scene), "junk-pile" if card == JUNK else "market-discard")


def _built(scene: Scene, seat: int, number: int, *cards: str) -> Iterator[Motion]:
    for place, card in enumerate(cards):
        start = f"laid-{card}-{cards[:place].count(card)} hand-{card}-0"
        yield Flight(face(card), _at(seat, scene, start), f"pitch-{seat}-{number} stall-{seat}")


def _offered(scene: Scene, slot: int, card: str) -> Iterator[Motion]:
    goal = wares_on_offer(scene).get(slot, "")
    yield Flight(face(card), "market-deck", f"{goal} slot-{slot}", turns=True)


flights: Flights = {
    "buy": _bought,
    "take": _bought,
    "shuffle": _shuffled,
    "hand": _came,
    "pay": _paid,
    "discard": _discarded,
    "toss": _tossed,
    "build": _built,
    "offer": _offered,
}
