"""Determinization: the floor under the roofs, as far as it is remembered and else at random."""

from collections import Counter
from collections.abc import Mapping

from ....chance import Chance
from ....view import HIDDEN
from ..state import Table
from ..tables import TILES


def determinize(view: Table, seat: int, known: Mapping[str, str], chance: Chance) -> Table:
    """What a seat believes to know is kept while there are such tiles, the rest is dealt by chance."""
    table = view.copy()
    table.chance = chance.fork(0)
    unseen = Counter(TILES)
    unseen.subtract(tile for tile in (*view.floor.values(), view.spare) if tile != HIDDEN)
    hidden = []
    for square, tile in view.floor.items():
        if tile == HIDDEN:
            believed = known.get(square, "")
            if unseen[believed] > 0:
                unseen[believed] -= 1
                table.floor[square] = believed
            else:
                hidden.append(square)
    heap = list(unseen.elements())
    chance.shuffle(heap)
    for square in hidden:
        table.floor[square] = heap.pop()
    if view.spare == HIDDEN:
        table.spare = heap.pop()
    return table
