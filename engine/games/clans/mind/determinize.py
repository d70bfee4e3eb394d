"""Determinization: hands, pile and tiles, filled in at random as far as they are not known."""

from collections import Counter

from ....chance import Chance
from ....view import HIDDEN
from ..memory import Memory
from ..state import Table, in_order
from ..tables import ALL_CARDS, STRENGTH, TILES


def determinize(view: Table, seat: int, memory: Memory, chance: Chance) -> Table:
    """What was not seen is dealt by chance; cards that somebody kept are no weaker than the one that went."""
    table = view.copy()
    table.chance = chance.fork(0)
    heap = list(_unseen(view).elements())
    chance.shuffle(heap)
    if HIDDEN in view.laid:
        table.laid = (heap.pop(),)
    for who in view.others(seat):
        size = len(view.hands[who])
        strong = [_at_least(heap, memory.floor[who]) for _ in range(min(memory.kept[who], size))]
        table.hands[who] = in_order([*strong, *(heap.pop() for _ in range(size - len(strong)))])
    table.pile = tuple(heap)
    tiles = list((Counter(TILES) - Counter(view.turned)).elements())
    chance.shuffle(tiles)
    table.tiles, table.gone = tuple(tiles[: len(view.tiles)]), tuple(tiles[len(view.tiles) :])
    return table


def _unseen(view: Table) -> Counter[str]:
    """All cards but the own ones and those that lie open."""
    unseen = Counter(ALL_CARDS)
    unseen.subtract(view.discard)
    unseen.subtract(card for heap in (*view.hands, view.laid) for card in heap if card != HIDDEN)
    return unseen


def _at_least(heap: list[str], strength: int) -> str:
    """The first such card from the top; the top one if there is none."""
    for place in range(len(heap) - 1, -1, -1):
        if STRENGTH[heap[place]] >= strength:
            return heap.pop(place)
    return heap.pop()
