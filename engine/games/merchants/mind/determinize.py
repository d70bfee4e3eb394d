"""Determinization: all cards named, as far as a seat knows and else at random."""

from collections import Counter
from collections.abc import Iterable

from ....chance import Chance
from ....parts.cards import Cards
from ....view import HIDDEN
from ..cards import OF_SET, held, in_order
from ..memory import Memory
from ..state import Table
from ..tables import JUNK, JUNKS
from ..techniques.pandas import SpecialOffer
from ..techniques.raccoons import Sabotage


def determinize(view: Table, seat: int, memory: Memory, chance: Chance) -> Table:
    """What the seat knows is kept, the rest is dealt out by chance."""
    table = view.copy()
    table.chance = chance.fork(0)
    unseen = _in_play(view)
    unseen.subtract(_shown(view))
    claims = sorted(view.seats, key=lambda who: who != seat)  # it knows its own cards best
    known = {who: _pool(view, who, memory, unseen) for who in claims}
    pools = [known[who] for who in view.seats]
    sizes = [_covered(view.hands[who]) + len(view.decks[who]) for who in view.seats]
    down = _covered(view.seen)
    sizes[view.turn] += down
    heap = list((+unseen).elements())
    chance.shuffle(heap)
    heap.sort(key=lambda card: card == JUNK)  # on top, since the market has none
    for pool, size in zip(pools, sizes, strict=True):
        while len(pool) > size:
            heap.append(pool.pop(chance.below(len(pool))))
    for pool, size in zip(pools, sizes, strict=True):
        while len(pool) < size:
            pool.append(heap.pop() if heap else JUNK)
        chance.shuffle(pool)
    if down:
        table.seen = tuple(pools[view.turn].pop() for _ in view.seen)
    for who, pool in enumerate(pools):
        _to_hand(pool, memory.held[who], _covered(view.hands[who]))
        hand = [pool.pop() if text == HIDDEN else text for text in view.hands[who]]
        table.hands[who] = in_order(hand)
        chance.shuffle(pool)
        table.decks[who] = tuple(pool)
    _without_junk(heap, table, [*view.others(seat), seat])
    chance.shuffle(heap)
    table.market_deck = tuple(heap[: len(view.market_deck)])
    return table


def _in_play(view: Table) -> Counter[str]:
    """R2, R3: all cards of a game with these seats and sets."""
    cards = {row.name: view.copies(row.name) for name in view.sets for row in OF_SET[name]}
    return Counter(cards | {JUNK: JUNKS - view.junk_pile})


def _shown(view: Table) -> Iterable[str]:
    """What lies open, to this seat."""
    for text in (*view.limbo, *view.laid, *view.seen):
        if text != HIDDEN:
            yield held(text).card
    for hand in view.hands:
        yield from (held(text).card for text in hand if text != HIDDEN)
    yield from view.face_up()


def _covered(cards: Cards) -> int:
    return cards.count(HIDDEN)


def _pool(view: Table, who: int, memory: Memory, unseen: Counter[str]) -> list[str]:
    """What is known to be in a deck or in a covered hand; it is taken out of what was not seen."""
    open_ = [*view.discards[who], *(held(text).card for text in view.hands[who] if text != HIDDEN)]
    if who == view.turn:
        open_ += [held(text).card for text in (*view.limbo, *view.laid)]
    if who == whose_seen(view):
        open_ += [held(text).card for text in view.seen if text != HIDDEN]
    pool = (memory.owned[who] - Counter(open_)) & unseen
    unseen.subtract(pool)
    return list(pool.elements())


def whose_seen(table: Table) -> int:
    """The seat whose cards are looked at or put down; -1: the market."""
    match table.todo:
        case [*_, Sabotage(victim=owner)]:
            return owner
        case [*_, SpecialOffer()]:
            return -1
    return table.turn


def _to_hand(pool: list[str], known: Counter[str], count: int) -> None:
    """Cards that must be in hand come on top, as far as there are."""
    top = list((known & Counter(pool)).elements())[:count]
    for card in top:
        pool.remove(card)
    pool += top


def _without_junk(heap: list[str], table: Table, seats: list[int]) -> None:
    """The market has none: it is in some deck, instead of a card that nobody saw there."""
    for place, card in enumerate(heap):
        if card == JUNK:
            for who in seats:
                deck = list(table.decks[who])
                at = next((at for at, one in enumerate(deck) if one != JUNK), -1)
                if at >= 0:
                    heap[place], deck[at] = deck[at], JUNK
                    table.decks[who] = tuple(deck)
                    break
