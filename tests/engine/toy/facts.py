"""What the generic tests know of the toy game."""

from collections import Counter

from engine import Chance

from ...toy.game import CARDS, Table, in_order
from ..facts import Counts, Facts, Pieces


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


def _unseen(state: Table, seat: int | None) -> set[str]:
    hands = [hand for who, hand in enumerate(state.hands) if who != seat and state.todo]
    return {*state.deck, *(card for hand in hands for card in hand)}


FACTS = Facts(
    pieces=Pieces(
        count=_count, total=lambda state: [dict(Counter(CARDS))], hide_again=_hide_again, unseen=_unseen
    ),
    perft={
        3: [6, 32, 155, 705, 3134],
        4: [6, 32, 155, 705, 3136],
        5: [6, 32, 155, 705, 3136],
    },
    perft_in_a_turn={},
    numbers={},
)
