"""Determinization: all cards named, as far as a seat knows and else at random."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ....chance import Chance
from ....parts.cards import Cards
from ....view import HIDDEN
from ..cards import EXTRA_CARDS, FEED_CARDS, ORDERS, REQUEST_CARDS, ROUTE_CARDS, START_CARDS, in_order
from ..state import Table
from ..tables import FEED, SEEDED
from .memory import Memory


def determinize(view: Table, seat: int, memory: Memory, chance: Chance) -> Table:
    """What the seat knows is kept, the rest is dealt out by chance."""
    table = view.copy()
    table.chance = chance.fork(0)
    hands = [tuple(hand.elements()) for hand in memory.hands]
    hands[seat] = view.hands[seat]
    piles = [_merged(shown, memory.piles[place]) if shown else () for place, shown in enumerate(view.piles)]
    gone = tuple(memory.gone.elements())
    top = view.discard[-1:]
    if top and top[0] not in gone and HIDDEN in gone:  # a card that was forgotten is seen again
        gone = _merged((*top, *(HIDDEN,) * (len(gone) - 1)), sorted(gone, key=lambda card: card != HIDDEN))
    unseen = Counter(_circulating(view))
    for cards in (*hands, *piles, *memory.values, memory.played, gone):
        unseen.subtract(card for card in cards if card != HIDDEN)
    heap = list(unseen.elements())
    chance.shuffle(heap)
    first = [] if memory.shuffled else _first_discard(heap, SEEDED[len(hands)], () if gone else top)

    def filled(cards: Iterable[str]) -> Cards:
        return tuple(heap.pop() if card == HIDDEN else card for card in cards)

    table.hands = [in_order(filled(hand)) for hand in hands]
    table.piles = [filled(pile) for pile in piles]
    table.values = [in_order(pile) for pile in memory.values]
    discard = [*first, *filled(gone)]
    if top:
        discard.remove(top[0])
    table.discard = (*discard, *top)
    table.deck = tuple(heap)
    return table


def _merged(shown: Iterable[str], told: Sequence[str]) -> Cards:
    return tuple(told if card == HIDDEN else card for card, told in zip(shown, told, strict=True))


def _first_discard(heap: list[str], count: int, top: Cards) -> list[str]:
    """R6: until it is shuffled, so many requests that nobody has seen lie in it, and as much feed."""
    requests = [card for card in (*top, *heap) if card in ORDERS]
    feed = [card for card in (*top, *heap) if card == FEED]
    drawn = list(dict.fromkeys(requests))[:count] + feed[:count]
    for card in drawn:
        heap.remove(card)
    return drawn


def _circulating(view: Table) -> Iterable[str]:
    """All cards of a game with these seats."""
    starts = [card for colour in view.colours for card in START_CARDS[colour]]
    return (*starts, *ROUTE_CARDS, *EXTRA_CARDS, *REQUEST_CARDS, *FEED_CARDS)
