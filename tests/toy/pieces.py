"""What the generic tests know of the Toy."""

from collections import Counter

from engine import Chance

from ..engine.pieces import Counts, Pieces
from .game import CARDS, Table, in_order


def _count(state: Table) -> Counts:
    cards = [*state.deck]
    for heap in (*state.hands, *state.laid):
        cards += heap
    return [dict(Counter(cards))]


def _hide_again(state: Table, seat: int, chance: Chance) -> Table:
    other = state.copy()
    hidden = [*state.deck, *(card for who in state.others(seat) for card in state.hands[who])]
    chance.shuffle(hidden)
    other.deck = tuple(hidden.pop() for _ in state.deck)
    for who in state.others(seat):
        other.hands[who] = in_order(hidden.pop() for _ in state.hands[who])
    return other


PIECES = Pieces(
    count=_count,
    total=lambda state: [dict(Counter(CARDS))],
    hide_again=_hide_again,
    unseen=lambda state, seat: set(),  # numbers are everywhere
)
