"""What a person is told who asks what to do."""

from collections.abc import Sequence
from functools import partial

from .... import advice
from ....bots import Advice, Thought
from ....chance import Chance
from ....event import Event
from ....move import Move
from ....tried import possible
from ..state import Table
from .guess import guess
from .levels import candidates
from .memory import Memory
from .weighing import Tried, looked, weigh
from .weights import scale
from .worth import burden, promise

BESIDE = frozenset(("drop",))  # how a turn ends, not what is done in it


def advise(
    view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance
) -> Thought[Sequence[Advice]]:
    """The best ways to play, best first, by what the seat that decides knows."""
    memory, seat = Memory(view, events), view.todo[-1].seat
    tried = advice.different((yield from candidates(view, moves, memory, chance.copy())), BESIDE)
    table = guess(view, seat, memory, chance.copy())
    worlds = possible(guess, view, seat, memory, chance)
    return (yield from advice.advised(tried, worlds, partial(weigh, seat=seat), partial(_terms, table)))


def worth(view: Table, plan: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[int]:
    """Of any plan, in the same worlds as those of `advise`."""
    memory, seat = Memory(view, events), view.todo[-1].seat
    tried = looked(plan, guess(view, seat, memory, chance.copy()), seat)
    worlds = possible(guess, view, seat, memory, chance)
    return (yield from advice.worth(tried, worlds, partial(weigh, seat=seat)))


def _terms(table: Table, tried: Tried) -> list[tuple[str, int]]:
    """What the turn brings, what it costs, and what it leaves."""
    seat = table.todo[-1].seat
    after = table.copy()
    for move in tried.plan:
        if not after.todo or after.todo[-1].seat != seat:
            break
        after.play(move)
    damage, requests, points, feed = burden(after, seat)
    _, requests_before, points_before, feed_before = burden(table, seat)
    goods = len(after.collections[seat])
    goods_before = len(table.collections[seat])
    weights = scale(len(table.hands), 3)
    hand = promise(after.hands[seat], after.collections[seat], weights)
    return [
        ("points", points + goods - points_before - goods_before),
        ("goods", goods - goods_before),
        ("feed", feed - feed_before),
        ("damage", damage),
        ("risk", round(100 * tried.out / tried.worlds)),
        ("next", round(10 * hand / weights.score)),
        ("end", requests - requests_before),
    ]
