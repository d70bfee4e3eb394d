"""The terms by which advice is explained."""

from collections.abc import Sequence

from ....search.determinization import Candidate
from ....search.rollout import played
from ..state import Table
from .worth import dangers, nearest


def terms(seat: int, worlds: Sequence[Table], candidate: Candidate) -> list[tuple[str, int]]:
    """What the moves bring, what they bring near, and what they risk."""
    (table,) = worlds
    after = played(table, candidate.plan)
    others = sum(after.fallen) - sum(table.fallen) - (after.fallen[seat] - table.fallen[seat])
    return [
        ("kinds", len(after.kinds[seat]) - len(table.kinds[seat])),
        ("nearer", nearest(table, seat) - nearest(after, seat)),
        ("drops", others),
        (
            "gifts",
            sum(map(len, after.kinds))
            - sum(map(len, table.kinds))
            - len(after.kinds[seat])
            + len(table.kinds[seat]),
        ),
        ("danger", dangers(after)[seat]),
    ]
