"""What the tests know of each game, so that the engine needs no hooks: its pieces, and what is hidden."""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from engine import Chance
from engine.games.dealers.cards import ALL_GOODS, ORDERS, in_order
from engine.games.dealers.state import Table

from .dealers.table import all_cards

Counts = list[dict[str, int]]  # for each sort, how many of each; a dict compares faster than a Counter


class Pieces(NamedTuple):
    """One game. Pieces are kept apart by sort: a card is never a good."""

    count: Callable[[Any], Counts]  # state -> all that is there
    total: Callable[[Any], Counts]  # state before the first move -> what must be there
    hide_again: Callable[[Any, int, Chance], Any]  # state, seat -> the same but for what the seat cannot see
    unseen: Callable[[Any, int | None], set[str]]  # state, seat -> names of things that it may not learn


def _dealers_count(state: Table) -> Counts:
    cards: list[str] = [*state.deck, *state.discard, *state.played]
    goods: list[str] = []
    for heap in (*state.piles, *state.hands, *state.values):
        cards += heap
    for heap in (*state.goods.values(), *state.collections):
        goods += heap
    return [dict(Counter(cards)), dict(Counter(goods))]


def _dealers_hide_again(state: Table, seat: int, chance: Chance) -> Table:
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


def _dealers_unseen(state: Table, seat: int | None) -> set[str]:
    """Each request is there once, so the name of a hidden one must not occur at all."""
    hidden = {*state.deck, *state.discard[:-1]}
    for who in state.seats:
        if who != seat and state.todo:
            hidden |= {*state.hands[who], *state.values[who]}
    if not state.open_piles:
        hidden |= {card for pile in state.piles for card in pile[:-1]}
    return hidden & set(ORDERS)


PIECES = {
    "dealers": Pieces(
        count=_dealers_count,
        total=lambda state: [dict(all_cards(*state.colours)), dict(Counter(ALL_GOODS))],
        hide_again=_dealers_hide_again,
        unseen=_dealers_unseen,
    )
}
