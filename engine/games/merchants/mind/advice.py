"""The terms by which advice is explained."""

from collections.abc import Sequence
from itertools import chain

from ....parts.cards import Cards
from ....search.determinization import Candidate
from ..cards import ROWS, held, in_order
from ..state import Table
from ..steps.turn import END
from ..tables import JUNK
from .determinize import whose_seen
from .weights import Scale
from .worth import row

TERM_WORLDS = 8  # in which the terms are looked up, and averaged
DETAILS = frozenset(("pay", "tossjunk", "lay", "return", "end", "done"))  # how a thing is done, not what


def terms(seat: int, worlds: Sequence[Table], candidate: Candidate) -> list[tuple[str, int]]:
    """What the turn brings, what it leaves, and what it does to the others, before hands are refilled."""
    sums: dict[str, float] = {}
    for world in worlds:
        after = world.copy()
        for move in candidate.plan:
            if move != END:
                after.play(move)
        for name, value in _come_to(world, after, seat).items():
            sums[name] = sums.get(name, 0) + value
    return [(name, round(value / len(worlds))) for name, value in sums.items()]


def _come_to(before: Table, after: Table, seat: int) -> dict[str, float]:
    had, has = _goods(before, seat), _goods(after, seat)
    hand = in_order(_named(after.hands[seat]))
    deck = after.decks[seat] + _seen(after, seat)
    discard = after.discards[seat] + _out(after, seat)
    left = row(hand, deck, discard, len(after.stalls[seat]), False)
    things = dict(zip(Scale._fields, left, strict=True))
    return {
        "stacks": after.number(seat) - before.number(seat),
        "cards": len(has) - len(had),
        "value": sum(has) - sum(had),
        "junk": _junk(after, seat) - _junk(before, seat),
        "next": 100 * things["ready"],
        "missing": things["need"],
        "others": sum(sum(_goods(after, who)) - sum(_goods(before, who)) for who in after.others(seat)),
    }


def _goods(table: Table, seat: int) -> list[int]:
    """The values of all cards of a seat but junk, wherever they are."""
    own = [*_loose(table, seat), *chain.from_iterable(table.stalls[seat])]
    return [ROWS[card].value for card in own if card != JUNK]


def _junk(table: Table, seat: int) -> int:
    return _loose(table, seat).count(JUNK)


def _loose(table: Table, seat: int) -> Cards:
    """All that is not built."""
    hand = _named(table.hands[seat])
    return hand + table.decks[seat] + _seen(table, seat) + table.discards[seat] + _out(table, seat)


def _seen(table: Table, seat: int) -> Cards:
    """Of its cards, those that are looked at or put down, by whomever."""
    return _named(table.seen) if seat == whose_seen(table) else ()


def _out(table: Table, seat: int) -> Cards:
    """Played, paid or built just now: on the way from the hand to elsewhere."""
    return _named((*table.limbo, *table.laid)) if seat == table.turn else ()


def _named(texts: Cards) -> Cards:
    return tuple(held(text).card for text in texts)
