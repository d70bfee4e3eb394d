"""What the generic tests know of Hellweg."""

from collections import Counter

from engine import Chance
from engine.games.hellweg.places import SUPPLY
from engine.games.hellweg.state import Table
from engine.games.hellweg.tables import BLACK, CARDS, CARRIAGES, MERCHANDISE, TOKENS

from ..facts import Counts, Facts, Pieces


def _count(state: Table) -> Counts:
    """Cards, and the pieces of each seat; no supply owes any. The black carriages lie among those of their
    owner."""
    cards = Counter([*state.deck, *state.past, *state.removed, *filter(None, [state.card])])
    wares = Counter([*state.stock, *(card for cards in state.owned for card in cards)])
    pieces = {"black": len(state.black) if state.blacks is not None else BLACK}
    for seat in state.seats:
        pieces[f"tokens {seat}"] = len(state.tokens[seat]) + max(0, state.tokens_left(seat))
        black = Counter(state.black) if seat == state.blacks else Counter()
        lying = Counter(state.carriages[seat])
        lying[SUPPLY] = max(0, state.carriages_left(seat))
        pieces[f"carriages {seat}"] = (lying - black).total()
    pieces["in debt"] = sum(money < 0 for money in state.money)
    return [dict(cards), dict(wares), pieces]


def _total(state: Table) -> Counts:
    wares = (card for card, facts in MERCHANDISE.items() if len(state.seats) in facts.seats)
    pieces = {"black": BLACK}
    for seat in state.seats:
        pieces |= {f"tokens {seat}": TOKENS, f"carriages {seat}": CARRIAGES}
    return [dict(Counter(list(CARDS))), dict(Counter(wares)), {**pieces, "in debt": 0}]


def _hide_again(state: Table, seat: int, chance: Chance) -> Table:
    """Trading cards to come change places, those removed too; the earlier ones are known from the events."""
    other = state.copy()
    if state.todo:
        cards = [*state.deck, *state.removed]
        chance.shuffle(cards)
        count = len(state.deck)
        other.deck, other.removed = tuple(cards[:count]), tuple(cards[count:])
    return other


def _unseen(state: Table, seat: int | None) -> set[str]:
    if not state.todo:
        return set()
    return {*state.deck, *state.removed, *(() if state.memory else state.past)}


FACTS = Facts(
    pieces=Pieces(count=_count, total=_total, hide_again=_hide_again, unseen=_unseen),
    perft={seats: [14, 50, 700, 2500, 35000] for seats in (2, 3, 4)},
    perft_in_a_turn={
        ("two-family", 60): [35, 94, 317, 977, 6831],
        ("two-family", 120): [1, 37, 37, 1738, 6289],
        ("two-black-carriages", 70): [2, 5, 6, 12, 25],
        ("three-warehouse", 100): [4, 4, 12, 24, 40],
        ("three-warehouse", 260): [12, 99, 342, 1950, 9422],
        ("four-both-modules-ten-months", 150): [8, 64, 79, 399, 1050],
        ("four-both-modules-ten-months", 250): [8, 22, 89, 208, 523],
    },
    numbers={
        "r": (49, set()),
        "s": (45, set()),
        "tv": (9, set()),
    },
    gaps=frozenset({"s19", "tv4", "tv5"}),
    private=False,
)
