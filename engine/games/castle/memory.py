"""What everybody has seen of the floor, from the events alone (S28, S31). Tiles under roofs move with every
push, and whoever remembers a tile can follow it, since slot, entering and falling tile are public."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from ...event import Event, Readers, read
from ...parts.seats import seat_word
from ...view import HIDDEN
from .start import ALL
from .state import Table
from .tables import ROOMS, SLOTS

T = TypeVar("T")


class Seen(NamedTuple):
    """A tile, and the number of the turn in which it was last seen."""

    tile: str
    turn: int


class Memory:
    """The events, read once: the tile of each square of which it is known."""

    def __init__(self, plan: str, events: Iterable[Event]) -> None:
        self.rooms = ROOMS[plan]
        self.floor: dict[str, Seen] = {}
        self.open: set[str] = set()  # squares of rooms without a roof
        self.turns = 0  # that have ended
        read(self, events, READERS)

    def _uncover(self, room: str, *floor: str) -> None:
        self.open.update(self.rooms[room])
        self._floor(*floor)

    def _floor(self, *floor: str) -> None:
        for square, tile in zip(floor[::2], floor[1::2], strict=True):
            self._shown(square, tile)

    def _shown(self, square: str, tile: str) -> None:
        self.floor[square] = Seen(tile, self.turns + 1)

    def _push(self, slot: str, into: str, out: str) -> None:
        line = SLOTS[slot]
        self._lay_open(self.open.intersection(line), self.turns + 1)
        _move_on(self.floor, line)
        self._shown(line[0], into)

    def _end(self, seat: int) -> None:
        self.turns += 1

    def _roof(self, room: str) -> None:
        """The tiles of the room have been seen until the end of the turn."""
        self._lay_open(self.rooms[room], self.turns)
        self.open.difference_update(self.rooms[room])

    def _lay_open(self, squares: Iterable[str], turn: int) -> None:
        """Their tiles were seen until then."""
        for square in squares:
            if square in self.floor:
                self.floor[square] = Seen(self.floor[square].tile, turn)

    def since(self, turns: int) -> dict[str, str]:
        """The tiles that were seen within the last turns, that of now not counted."""
        return {square: seen.tile for square, seen in self.floor.items() if self.turns - seen.turn < turns}


def _move_on(floor: dict[str, T], line: Sequence[str]) -> None:
    """What is known of a line is pushed on; the last of it falls out."""
    floor.pop(line[-1], None)
    for square, behind in zip(line[:0:-1], line[-2::-1], strict=True):
        if behind in floor:
            floor[square] = floor.pop(behind)


READERS: Readers = {
    "floor": Memory._floor,
    "uncover": Memory._uncover,
    "shown": Memory._shown,
    "push": Memory._push,
    "end": Memory._end,
    "roof": Memory._roof,
}


def helped(view: Table, seat: int | None) -> bool:
    """S28: this seat alone is shown the marks, as a handicap of the others."""
    return view.memory != "heart" and seat is not None and view.aided == seat_word(seat)


def _aided(view: Table, seat: int | None) -> bool:
    return view.memory != "heart" and (view.aided == ALL or helped(view, seat))


@dataclass(kw_only=True)
class Recalled(Table):
    """An older view, with the marks that may still be seen there."""

    marked: dict[str, str]


def marks(view: Table, events: Iterable[Event], seat: int | None) -> dict[str, str]:
    """S28: the marks on the roofs that the table shows to a seat, or to who only looks: square -> tile."""
    if isinstance(view, Recalled):
        return view.marked
    if not view.todo or not _aided(view, seat):
        return {}
    memory = Memory(view.plan, events)
    turns = len(view.seats) if view.memory == "fading" else memory.turns + 1
    return {square: tile for square, tile in memory.since(turns).items() if view.roofed(square)}


def recalled(
    then: Table, now: Table, seat: int | None, before: Sequence[Event], since: Sequence[Event]
) -> Table:
    """S31: an older view as a seat may look at it now. What is roofed now stays roofed, but where marks tell
    no less. Of marks that fade those are there that still stand."""
    if not now.todo or (now.memory == "marks" and _aided(now, seat)):
        return then
    seen = then.copy()
    for room in now.roofs:
        for square in ROOMS[now.plan][room]:
            if square in seen.floor:
                seen.floor[square] = HIDDEN
    seen.roofs = tuple(room for room in ROOMS[now.plan] if room in {*then.roofs, *now.roofs})
    standing = marks(now, [*before, *since], seat)
    lay = _lay(now.plan, before, since)
    marked = {lay[square]: tile for square, tile in standing.items() if square in lay}
    return Recalled(
        **seen.__dict__, marked={square: tile for square, tile in marked.items() if seen.roofed(square)}
    )


def _lay(plan: str, before: Iterable[Event], since: Iterable[Event]) -> dict[str, str]:
    """Where each tile lies that was known before -> where it lay then."""
    lay = {square: square for square in Memory(plan, before).floor}
    for kind, args, _ in since:
        if kind == "push":
            _move_on(lay, SLOTS[str(args[0])])
    return lay
