"""Determinization: the floor under the roofs, as far as it is remembered and else at random."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from ....chance import Chance
from ....view import HIDDEN
from ..state import Table
from ..tables import ROOMS, SLOTS, TILES


@dataclass(kw_only=True)
class World(Table):
    """All tiles are named. Those of some squares are known to the seat that thinks, the others are a guess.
    What comes to light later is known, and what is known moves along with a push."""

    known: frozenset[str]

    def uncover(self, room: str) -> None:
        self.known |= {*ROOMS[self.plan][room]}
        super().uncover(room)

    def push(self, slot: str) -> None:
        line = SLOTS[slot]
        moved = {to for square, to in pairwise(line) if square in self.known}
        seen = {square for square in line if not self.roofed(square)}
        self.known = self.known.difference(line) | moved | seen | {line[0]}
        super().push(slot)


def determinize(view: Table, seat: int, believed: Mapping[str, str], chance: Chance) -> World:
    """What a seat believes to know is kept while there are such tiles, the rest is dealt by chance."""
    unseen = Counter(TILES)
    unseen.subtract(tile for tile in (*view.floor.values(), view.spare) if tile != HIDDEN)
    floor, hidden = dict(view.floor), []
    for square, tile in view.floor.items():
        if tile == HIDDEN:
            if unseen[guess := believed.get(square, "")] > 0:
                unseen[guess] -= 1
                floor[square] = guess
            else:
                hidden.append(square)
    known = frozenset(floor).difference(hidden)
    heap = list(unseen.elements())
    chance.shuffle(heap)
    for square in hidden:
        floor[square] = heap.pop()
    spare = heap.pop() if view.spare == HIDDEN else view.spare
    table = view.copy().__dict__ | {"floor": floor, "spare": spare, "chance": chance.fork(0)}
    return World(**table, known=known)
