"""What moves when the events of the last move have changed the table: what, from where, to where, after what.

A place is an id, or the name by which a thing is tapped; of several the first that lies on the page counts.
Time is counted in beats: a flight takes one, and the speed of the table says how long that is.
`assets/boot/motion.js` plays it; nothing waits for it but the clock (ui/table/clock.py).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from ..node import Child, Node, i, span
from ..scene import Scene

STAGGER = 0.25  # beats from the beginning of one flight to that of the next
RIDE = 2.6  # beats of a piece on its road
LINGER = 3.4  # beats for which something is held that is to be read


class Flight(NamedTuple):
    """A token that flies, and is gone once it has landed."""

    token: Node
    start: str
    goal: str
    # after the beginning of the one before; None: once all before it have landed
    wait: float | None = STAGGER
    # it leaves with the back up that lies on top there, with whatever does if it rises first, and turns over
    turns: bool = False
    lifted: float = 0  # it rises for so many beats before it leaves
    beside: str = ""  # on its way it is held beside this place
    held: float = 0  # for so many beats: there, or where it has landed
    later: float = 0  # beats more before it begins: what it comes out of moves by itself

    @property
    def lands(self) -> float:
        return self.lifted + 1 + (self.held + 1 if self.beside else 0)

    @property
    def ends(self) -> float:
        return self.lands + (0 if self.beside else self.held)

    @property
    def stays(self) -> bool:
        """Where it is to fly it lies already."""
        return self.start == self.goal and not self.beside

    def drawn(self, begins: float, key: str) -> Child:
        return span(
            class_="flight",
            data_key=key,
            data_from=self.start,
            data_to=self.goal,
            data_at=begins,
            data_turns=self.turns,
            data_lifted=self.lifted or None,
            data_beside=self.beside or None,
            data_held=self.held or None,
        )[self.token]


class Ride(NamedTuple):
    """A piece that glides to where it lies now, on the way that a trail (below) shows."""

    piece: str
    wait: float | None = 0
    lands: float = RIDE
    ends: float = RIDE

    def drawn(self, begins: float, key: str) -> Child:
        return i(data_key=key, data_rides=self.piece, data_at=begins, data_lasts=self.lands)


class Fall(NamedTuple):
    """A thing that falls into the place where it lies now."""

    piece: str
    wait: float | None = STAGGER
    lands: float = 1
    ends: float = 1

    def drawn(self, begins: float, key: str) -> Child:
        return i(data_key=key, data_falls=self.piece, data_at=begins)


Motion = Flight | Ride | Fall
Flights = Mapping[str, Callable[..., Iterator[Motion]]]  # kind of event -> what moves: (scene, its arguments)


def moving(scene: Scene, flights: Flights) -> list[Motion]:
    """In the order of the events."""
    if not scene.number and not scene.opens:
        return []
    happened = [event for event in scene.news if event.kind in flights]
    motions = [motion for event in happened for motion in flights[event.kind](scene, *event.args)]
    return [motion for motion in motions if not (isinstance(motion, Flight) and motion.stays)]


def timed(motions: Iterable[Motion]) -> Iterator[tuple[float, Motion]]:
    """The beat with which each begins."""
    begins = landed = 0.0
    for number, motion in enumerate(motions):
        begins = landed if motion.wait is None else begins + motion.wait * bool(number)
        begins += motion.later if isinstance(motion, Flight) else 0
        landed = max(landed, begins + motion.lands)
        yield round(begins, 3), motion


def lasts(motions: Iterable[Motion]) -> float:
    """In beats, until all has landed and was held."""
    return max((begins + motion.ends for begins, motion in timed(motions)), default=0.0)


def fly(scene: Scene, flights: Flights) -> Child:
    return [
        motion.drawn(begins, f"{scene.number}.{place}")
        for place, (begins, motion) in enumerate(timed(moving(scene, flights)))
    ]
