"""What the generic tests know of the Merchants."""

from collections import Counter

from engine import Chance
from engine.games.merchants.cards import OF_SET, ROWS, held, in_order
from engine.games.merchants.state import Table
from engine.games.merchants.steps.free import CopyOn
from engine.games.merchants.tables import JUNK, JUNKS

from ..facts import Counts, Facts, Pieces


def _texts(state: Table) -> list[str]:
    """Cards as they are before a seat: in a condition, maybe."""
    texts = [*state.limbo, *state.laid, *state.seen]
    for hand in state.hands:
        texts += hand
    return texts


def _rest(state: Table) -> list[str]:
    """All other cards but those in the junk pile."""
    cards = [*filter(None, state.market), *state.market_deck, *state.market_discard]
    for heap in (*state.decks, *state.discards):
        cards += heap
    for stall in state.stalls:
        for stack in stall:
            cards += stack
    return cards


def _count(state: Table) -> Counts:
    """The junk pile may lend more than it has (R32), so it is counted below zero."""
    cards = Counter([*_rest(state), *(held(text).card for text in _texts(state))])
    cards[JUNK] += state.junk_pile
    return [dict(cards)]


def _total(state: Table) -> Counts:
    """R2, R3: of the value-1 cards, those in the decks; of the others, all of the sets in play."""
    seats = len(state.hands)
    cards = {row.name: seats if row.value == 1 else row.copies for name in state.sets for row in OF_SET[name]}
    return [{**cards, JUNK: JUNKS}]


def _hide_again(state: Table, seat: int, chance: Chance) -> Table:
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
        other.hands[who] = in_order(drawn(state.hands[who]))
    other.decks = [drawn(deck) for deck in state.decks]
    if seat != state.turn:
        other.seen = drawn(state.seen)
    assert not hidden
    return other


def _unseen(state: Table, seat: int | None) -> set[str]:
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
    texts = (*_texts(state), *_rest(state))
    return {name for text in texts for name in (text, held(text).card)} - names


FACTS = Facts(
    pieces=Pieces(count=_count, total=_total, hide_again=_hide_again, unseen=_unseen),
    perft={
        2: [10, 31, 92, 236, 552, 1879],
        3: [14, 63, 222, 664, 1749, 4976],
        4: [13, 69, 299, 1148, 3990],
    },
    perft_in_a_turn={
        ("two-squirrels-ocelots-chameleons", 155): [17, 94, 465, 2241],
        ("two-macaws-pandas-raccoons", 183): [15, 101, 445, 1680],
        ("three-without-pandas-and-squirrels", 249): [19, 106, 503, 2165],
        ("three-without-ocelots-and-chameleons", 231): [15, 77, 357, 1345, 4992],
        ("three-without-macaws-and-raccoons", 149): [23, 212, 1328, 8196],
        ("four-without-chameleons", 213): [19, 125, 591, 2417],
        ("four-without-pandas", 197): [18, 124, 641, 2655],
    },
    numbers={
        "r": (42, {"r36b", "r38b", "r39b"}),
        "s": (39, set()),
        "tv": (12, set()),
    },
    gaps={"tv5", "tv6"},
)
