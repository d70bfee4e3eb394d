"""The terms by which advice is explained."""

from collections.abc import Sequence

from ....search.determinization import Candidate
from ....search.rollout import played
from ..places import houses
from ..scores import worth
from ..state import Table
from ..tables import ROADS
from .worth import expected


def terms(seat: int, worlds: Sequence[Table], candidate: Candidate) -> list[tuple[str, int]]:
    """What the turn brings, and what it makes possible."""
    (table,) = worlds
    after = played(table, candidate.plan)
    now, then = expected(table, seat), expected(after, seat)

    def out(state: Table) -> tuple[int, int]:
        tokens = sum(place in houses(state.tokens[seat]) for place in state.tokens[seat])
        return tokens, sum(place in ROADS for place in state.carriages[seat])

    return [
        ("thaler", after.money[seat] - table.money[seat]),
        ("cards", sum(worth(after.owned[seat])) - sum(worth(table.owned[seat]))),
        ("tokens", out(after)[0] - out(table)[0]),
        ("carriages", out(after)[1] - out(table)[1]),
        ("sales", round(then.sales - now.sales)),
        ("reach", round(then.later - now.later)),
        ("privileges", len(after.privileges(seat)) - len(table.privileges(seat))),
    ]
