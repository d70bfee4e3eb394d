"""What moves on the table, by the events."""

from collections.abc import Iterator

from ...node import b, span
from ...parts.flights import Flight, Flights, Motion, Ride
from ...scene import Scene
from .cards import back, face
from .clan import estates, lot
from .cubes import cost, cube, plot
from .fights import spot
from .raided import raided

BAG = "bag in-bag draw-pile"  # the bag, what is said in its place while it runs low; a raid shows neither
QUICK = 0.12  # beats from one cube to the next
SLOW = 0.5  # beats from one gain to the next
STEP = 1.5  # beats of a crest on the track


def _cubes(scene: Scene, seat: int, *colours: str) -> Iterator[Motion]:
    """Those that have come lie behind the others of their colour."""
    for nth, colour in enumerate(colours):
        place = scene.view.drawn.count(colour) - colours[nth:].count(colour)
        yield Flight(cube(colour), BAG, f"cube-{colour}-{place} drawn", wait=QUICK)


def _putback(scene: Scene, seat: int, colour: str) -> Iterator[Motion]:
    yield Flight(cube(colour), "drawn", BAG, wait=QUICK)


def _done(scene: Scene, seat: int, *colours: str) -> Iterator[Motion]:
    for colour in colours:
        yield Flight(cube(colour), "drawn", BAG, wait=QUICK)


def _build(scene: Scene, seat: int, building: str) -> Iterator[Motion]:
    goal = _last(scene, seat, building)
    for colour in cost(building):
        yield Flight(cube(colour), "drawn", goal, wait=QUICK)


def _last(scene: Scene, seat: int, what: str) -> str:
    """The estate on which the last of these stands."""
    there = estates(scene.view, seat)
    return lot(seat, len(there) - 1 - there[::-1].index(what)) if what in there else f"estates-{seat}"


def _warrior(scene: Scene, seat: int) -> Iterator[Motion]:
    yield Flight(cube("yellow"), "drawn", f"court-{seat}-yellow")


def _piper(scene: Scene, seat: int) -> Iterator[Motion]:
    yield Flight(cube("blue"), "drawn", f"court-{seat}-blue")


def _monks(scene: Scene, seat: int, number: int) -> Iterator[Motion]:
    for _each in range(number):
        yield Flight(cube("green"), "drawn", f"court-{seat}-green", wait=QUICK)


def _estate(scene: Scene, seat: int, by: str, warriors: int, monks: int) -> Iterator[Motion]:
    yield Flight(cube("yellow"), f"court-{seat}-yellow" if warriors else "drawn", BAG, wait=QUICK)
    for nth in range(1 if by == "red" else 2):
        from_court = by == "green" and nth < monks
        yield Flight(cube(by), f"court-{seat}-green" if from_court else "drawn", BAG, wait=QUICK)
    yield Flight(plot("free"), "supply", _last(scene, seat, "free"), wait=None)


def _remove(scene: Scene, seat: int, victim: int, colour: str) -> Iterator[Motion]:
    yield Flight(cube(colour), f"court-{victim}-{colour}", BAG)


def _steal(scene: Scene, seat: int, victim: int, colour: str) -> Iterator[Motion]:
    yield Flight(cube(colour), f"court-{victim}-{colour}", f"court-{seat}-{colour}")


def _draw(scene: Scene, seat: int, number: int) -> Iterator[Motion]:
    goal = "hand" if seat == scene.looking else f"cards-{seat} raid-cards-{seat}"
    for _each in range(number):
        yield Flight(back(), "draw-pile", goal, wait=QUICK)


def _lose(scene: Scene, seat: int, card: str) -> Iterator[Motion]:
    start = "hand" if seat == scene.looking else f"cards-{seat} raid-cards-{seat}"
    yield Flight(face(card), start, "discard")


def _lay(scene: Scene, seat: int, pipers: int) -> Iterator[Motion]:
    """Onto its place; the answer lies open at once."""
    if found := raided(scene):
        goal = spot(len(found.pairs) + bool(scene.view.laid), seat)
        yield Flight(back(), "hand" if seat == scene.looking else f"raid-cards-{seat}", goal)
        if pipers:
            yield Flight(cube("blue"), f"raid-pipers-{seat}", goal, wait=QUICK)


def _take(scene: Scene, seat: int, victim: int, building: str, kept: int) -> Iterator[Motion]:
    for colour in cost(building):
        goal = _last(scene, seat, building) if kept else BAG
        yield Flight(cube(colour), f"estates-{victim}", goal, wait=QUICK)


SCORED = {"green": "green", "cattle": "red", "most_cattle": "red", "blue": "blue"}


def _points(scene: Scene, seat: int, source: str, number: int) -> Iterator[Motion]:
    """A scoring, colour by colour: the next one begins when the points of the one before have landed."""
    if colour := SCORED.get(source):
        first = next(
            event.args[0] for event in scene.news if event.kind == "points" and event.args[1] == source
        )
        start = f"estates-{seat}" if colour == "red" else f"court-{seat}-{colour}"
        token = span(class_="gained num")[cube(colour), b[f"+{number}"]]
        yield Flight(token, start, f"points-{seat}", wait=None if seat == first else SLOW)


def _unseen(scene: Scene, left: int) -> Iterator[Motion]:
    """The scoring is over: all crests go on together."""
    for seat in scene.view.seats:
        yield Ride(f"crest-{seat}", None if seat == 0 else 0, STEP, STEP)


def _tile(scene: Scene, number: int, left: int) -> Iterator[Motion]:
    yield from _unseen(scene, left)
    yield Flight(plot("free"), "supply", "numbers draw-pile", wait=None)


flights: Flights = {
    "cubes": _cubes,
    "redraw": _cubes,
    "putback": _putback,
    "done": _done,
    "build": _build,
    "warrior": _warrior,
    "piper": _piper,
    "monks": _monks,
    "estate": _estate,
    "remove": _remove,
    "steal": _steal,
    "draw": _draw,
    "lose": _lose,
    "away": _lose,
    "lay": _lay,
    "take": _take,
    "points": _points,
    "unseen": _unseen,
    "tile": _tile,
}
