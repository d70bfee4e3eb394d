"""What the generic tests know of the Dealers."""

from collections import Counter

from engine import Chance
from engine.games.dealers.cards import ALL_GOODS, ORDERS, in_order
from engine.games.dealers.state import Table

from ..facts import Counts, Facts, Pieces
from .table import all_cards


def _count(state: Table) -> Counts:
    cards: list[str] = [*state.deck, *state.discard, *state.played]
    goods: list[str] = []
    for heap in (*state.piles, *state.hands, *state.values):
        cards += heap
    for heap in (*state.goods.values(), *state.collections):
        goods += heap
    return [dict(Counter(cards)), dict(Counter(goods))]


def _hide_again(state: Table, seat: int, chance: Chance) -> Table:
    """Hidden cards change places. Feed in value piles was announced, so there only requests change."""
    other = state.copy()
    others = [who for who in state.seats if who != seat]
    hidden = [*state.deck, *state.discard[:-1]]
    for who in others:
        hidden += state.hands[who]
    if not state.open_piles:
        for pile in state.piles:
            hidden += pile[:-1]
    fulfilled = [len(state.requests(who)) for who in others]
    requests = [card for who in others for card in state.values[who] if card in ORDERS]
    requests += [card for card in hidden if card in ORDERS]
    chance.shuffle(requests)
    for who in others:
        kept = tuple(card for card in state.values[who] if card not in ORDERS)
        mine = [requests.pop() for card in state.values[who] if card in ORDERS]
        other.values[who] = in_order([*kept, *mine])
    hidden = [card for card in hidden if card not in ORDERS] + requests
    chance.shuffle(hidden)
    other.deck = tuple(hidden.pop() for _ in state.deck)
    other.discard = tuple(hidden.pop() for _ in state.discard[:-1]) + state.discard[-1:]
    for who in others:
        other.hands[who] = in_order(hidden.pop() for _ in state.hands[who])
    if not state.open_piles:
        other.piles = [tuple(hidden.pop() for _ in pile[:-1]) + pile[-1:] for pile in state.piles]
    assert not hidden
    assert [len(other.requests(who)) for who in others] == fulfilled
    return other


def _unseen(state: Table, seat: int | None) -> set[str]:
    """Each request is there once, so the name of a hidden one must not occur at all."""
    hidden = {*state.deck, *state.discard[:-1]}
    for who in state.seats:
        if who != seat and state.todo:
            hidden |= {*state.hands[who], *state.values[who]}
    if not state.open_piles:
        hidden |= {card for pile in state.piles for card in pile[:-1]}
    return hidden & set(ORDERS)


FACTS = Facts(
    pieces=Pieces(
        count=_count,
        total=lambda state: [dict(all_cards(*state.colours)), dict(Counter(ALL_GOODS))],
        hide_again=_hide_again,
        unseen=_unseen,
    ),
    perft={
        2: [1, 3, 6, 38, 170, 1196],
        3: [1, 4, 12, 24, 150, 648],
        4: [1, 5, 20, 60, 120, 744],
    },
    perft_in_a_turn={
        ("two-tie-for-fewer-goods", 79): [60, 210, 661, 1518],
        ("two-gap-of-three", 5): [13, 87, 544, 3520],
        ("partial-pile", 27): [12, 79, 472, 2623],
        ("shared-victory", 6): [13, 85, 426, 2134],
        ("leader-out", 43): [10, 48, 436, 2158],
        ("highest-damage-shared", 56): [21, 106, 421, 1827],
        ("tie-for-fewer-goods", 90): [17, 96, 463, 2367],
        ("score-of-four", 126): [12, 61, 387, 2017],
    },
    numbers={
        "r": (51, {"r38b"}),
        "s": (25, set()),
        "tv": (11, set()),
    },
)
