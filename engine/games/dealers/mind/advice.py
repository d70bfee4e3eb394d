"""The terms by which advice is explained."""

from collections.abc import Sequence

from ..state import Table
from .rollouts import Turned
from .weights import scale
from .worth import burden, promise

DETAILS = frozenset(("take", "drop"))  # what is done on the way and at the end, not where it leads


def terms(seat: int, worlds: Sequence[Table], candidate: Turned) -> list[tuple[str, int]]:
    """What the turn brings, what it costs, and what it leaves."""
    (table,) = worlds
    after = table.copy()
    for move in candidate.plan:
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
        ("risk", round(100 * candidate.out / candidate.worlds)),
        ("next", round(10 * hand / weights.score)),
        ("end", requests - requests_before),
    ]
