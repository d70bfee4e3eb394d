"""What the tests know of each game, so that the engine needs no hooks: its pieces, and what is hidden."""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from engine import Chance
from engine.games.dealers.cards import ALL_GOODS, ORDERS, in_order
from engine.games.dealers.state import Table
from engine.games.merchants.cards import OF_SET, ROWS, held
from engine.games.merchants.cards import in_order as in_order_of_merchants
from engine.games.merchants.state import Table as Stalls
from engine.games.merchants.steps.free import CopyOn
from engine.games.merchants.tables import JUNK, JUNKS

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


def _merchants_texts(state: Stalls) -> list[str]:
    """Cards as they are before a seat: in a condition, maybe."""
    texts = [*state.limbo, *state.laid, *state.seen]
    for hand in state.hands:
        texts += hand
    return texts


def _merchants_rest(state: Stalls) -> list[str]:
    """All other cards but those in the junk pile."""
    cards = [*filter(None, state.market), *state.market_deck, *state.market_discard]
    for heap in (*state.decks, *state.discards):
        cards += heap
    for stall in state.stalls:
        for stack in stall:
            cards += stack
    return cards


def _merchants_count(state: Stalls) -> Counts:
    """The junk pile may lend more than it has (R32), so it is counted below zero."""
    cards = Counter([*_merchants_rest(state), *(held(text).card for text in _merchants_texts(state))])
    cards[JUNK] += state.junk_pile
    return [dict(cards)]


def _merchants_total(state: Stalls) -> Counts:
    """R2, R3: of the value-1 cards, those in the decks; of the others, all of the sets in play."""
    seats = len(state.hands)
    cards = {row.name: seats if row.value == 1 else row.copies for name in state.sets for row in OF_SET[name]}
    return [{**cards, JUNK: JUNKS}]


def _merchants_hide_again(state: Stalls, seat: int, chance: Chance) -> Stalls:
    """Hidden cards change places, but for those whose condition everybody has seen."""
    other = state.copy()
    hidden = list(state.market_deck)
    hands = [who for who in state.seats if who != seat]
    for who in hands:
        hidden += [text for text in state.hands[who] if text in ROWS]
    for deck in state.decks:
        hidden += deck
    if seat != state.turn:
        hidden += [text for text in state.seen if text in ROWS]
    chance.shuffle(hidden)

    def drawn(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(hidden.pop() if text in ROWS else text for text in cards)

    other.market_deck = drawn(state.market_deck)
    for who in hands:
        other.hands[who] = in_order_of_merchants(drawn(state.hands[who]))
    other.decks = [drawn(deck) for deck in state.decks]
    if seat != state.turn:
        other.seen = drawn(state.seen)
        other.declined = ()
    assert not hidden
    return other


def _merchants_unseen(state: Stalls, seat: int | None) -> set[str]:
    """Cards of which every copy in play is hidden from the seat."""
    shown = [*state.market, *state.market_discard, *state.limbo, *state.laid]
    shown += [card for step in state.todo if isinstance(step, CopyOn) for _, card in step.chain]
    for heap in (*state.discards, *(stack for stall in state.stalls for stack in stall)):
        shown += heap
    if seat is not None:
        shown += state.hands[seat]
    if seat == state.turn:
        shown += state.seen
    names = {name for text in shown if text for name in (text, held(text).card, held(text).being)}
    texts = (*_merchants_texts(state), *_merchants_rest(state))
    return {name for text in texts for name in (text, held(text).card)} - names


PIECES = {
    "dealers": Pieces(
        count=_dealers_count,
        total=lambda state: [dict(all_cards(*state.colours)), dict(Counter(ALL_GOODS))],
        hide_again=_dealers_hide_again,
        unseen=_dealers_unseen,
    ),
    "merchants": Pieces(
        count=_merchants_count,
        total=_merchants_total,
        hide_again=_merchants_hide_again,
        unseen=_merchants_unseen,
    ),
}
