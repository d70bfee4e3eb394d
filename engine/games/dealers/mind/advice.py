"""What a person is told who asks what to do."""

from collections.abc import Sequence
from itertools import islice

from ....bots import Advice, Thought
from ....chance import Chance
from ....event import Event
from ....move import Move
from ..state import Table
from .guess import guess
from .levels import candidates
from .memory import Memory
from .weighing import Tried, looked, weigh, worlds
from .weights import scale
from .worth import burden, promise

MANY = 5  # ways that are weighed
BEST = 3  # of them are told
WORLDS = 20


def advise(
    view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance
) -> Thought[Sequence[Advice]]:
    """The best ways to play, best first, by what the seat that decides knows."""
    memory = Memory(view, events)
    tried = _different((yield from candidates(view, moves, memory, chance.copy())))
    yield from _weigh(view, tried, memory, chance)
    tried.sort(key=lambda one: one.worth, reverse=True)
    world = guess(view, view.todo[-1].seat, memory, chance)
    return [_advice(world, one) for one in tried[:BEST]]


def worth(view: Table, plan: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[int]:
    """Of any plan, in the same worlds as those of `advise`."""
    memory, seat = Memory(view, events), view.todo[-1].seat
    tried = looked(plan, guess(view, seat, memory, chance.copy()), seat)
    yield from _weigh(view, [tried], memory, chance)
    return round(1000 * tried.worth)


def _weigh(view: Table, tried: Sequence[Tried], memory: Memory, chance: Chance) -> Thought[None]:
    seat = view.todo[-1].seat
    for world in islice(worlds(view, seat, memory, chance), WORLDS):
        yield from weigh(tried, world, seat)


def _different(tried: Sequence[Tried]) -> list[Tried]:
    """The best of those that play the same cards in some order stands for all of them."""
    kinds: dict[tuple[Move, ...], Tried] = {}
    for one in tried:
        kinds.setdefault(tuple(sorted(move for move in one.plan if move.kind != "drop")), one)
    return list(kinds.values())[:MANY]


def _advice(table: Table, tried: Tried) -> Advice:
    """The terms: what the turn brings, what it costs, and what it leaves."""
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
    terms = {
        "points": points + goods - points_before - goods_before,
        "goods": goods - goods_before,
        "feed": feed - feed_before,
        "damage": damage,
        "risk": round(100 * tried.out / tried.worlds),
        "next": round(10 * hand / weights.score),
        "end": requests - requests_before,
    }
    return Advice(tried.plan, round(1000 * tried.worth), tuple(terms.items()))
