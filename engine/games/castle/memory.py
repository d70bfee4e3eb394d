"""What everybody has seen of the floor, from the events alone (S28, S31). Tiles under roofs move with every
push, and whoever remembers a tile can follow it, since slot, entering and falling tile are public."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ...event import Event
from ...view import HIDDEN
from .state import Table
from .tables import ROOMS, SLOTS


class Seen(NamedTuple):
    """A tile, and how many turns had ended when it was last seen."""

    tile: str
    turns: int


class Memory:
    """The events, read once: the tile of each square of which it is known."""

    def __init__(self, plan: str, events: Iterable[Event]) -> None:
        self.rooms = ROOMS[plan]
        self.floor: dict[str, Seen] = {}
        self.turns = 0  # that have ended
        for kind, args, _ in events:
            if act := READ.get(kind):
                act(self, *args)

    def _uncover(self, room: str, *floor: str) -> None:
        self._floor(*floor)

    def _floor(self, *floor: str) -> None:
        for square, tile in zip(floor[::2], floor[1::2], strict=True):
            self._shown(square, tile)

    def _shown(self, square: str, tile: str) -> None:
        self.floor[square] = Seen(tile, self.turns)

    def _push(self, slot: str, into: str, out: str) -> None:
        line = SLOTS[slot]
        self.floor.pop(line[-1], None)
        for square, behind in zip(line[:0:-1], line[-2::-1], strict=True):
            if behind in self.floor:
                self.floor[square] = self.floor.pop(behind)
        self._shown(line[0], into)

    def _end(self, seat: int) -> None:
        self.turns += 1

    def _roof(self, room: str) -> None:
        """The tiles of the room have been seen until now."""
        for square in self.rooms[room]:
            if square in self.floor:
                self._shown(square, self.floor[square].tile)

    def since(self, turns: int) -> dict[str, str]:
        """The tiles that were seen within the last turns."""
        return {square: seen.tile for square, seen in self.floor.items() if self.turns - seen.turns < turns}


READ: dict[str, Callable[..., None]] = {
    "floor": Memory._floor,
    "uncover": Memory._uncover,
    "shown": Memory._shown,
    "push": Memory._push,
    "end": Memory._end,
    "roof": Memory._roof,
}


def marks(view: Table, events: Iterable[Event], seat: int | None) -> dict[str, str]:
    """S28: the marks on the roofs that the table shows to a seat: square -> tile."""
    if view.memory == "heart" or view.aided not in ("all", str((seat or 0) + 1)) or not view.todo:
        return {}
    memory = Memory(view.plan, events)
    turns = len(view.seats) if view.memory == "fading" else memory.turns + 1
    return {square: tile for square, tile in memory.since(turns).items() if view.roofed(square)}


def recalled(then: Table, now: Table) -> Table:
    """S31: an older view as it may be looked at now. What is roofed now stays roofed, but where marks tell no
    less."""
    if now.memory == "marks" or not now.todo:
        return then
    shown = then.copy()
    for room in now.roofs:
        for square in ROOMS[now.plan][room]:
            if square in shown.floor:
                shown.floor[square] = HIDDEN
    shown.roofs = tuple(room for room in ROOMS[now.plan] if room in {*then.roofs, *now.roofs})
    return shown
