"""Who wins the castle, R19–R21, S32."""

from ...game import Scores
from .state import Table


def scores(table: Table) -> Scores:
    """How it ended; before that, how it would end if the last falls came now."""
    rows = tuple(
        {"kinds": len(table.kinds[seat]), "fallen": table.fallen[seat], "mice": table.left(seat)}
        for seat in table.seats
    )
    order = [*table.others(table.turn), table.turn]  # S22: the last turn furthest back comes first
    lost = table.lost()
    if set(lost) == set(table.seats):  # S21: nobody is left, so all are compared
        lost = []

    def merit(seat: int) -> tuple[int, int]:
        return -rows[seat]["kinds"], order.index(seat)

    ranks = sorted((seat for seat in table.seats if seat not in lost), key=merit)
    reached = table.reached()
    if reached:  # R19, S2, S23
        winner = next(seat for seat in (table.turn, *table.others(table.turn)) if seat in reached)
        ranks.remove(winner)
        ranks.insert(0, winner)
        why = "goal"
    else:
        tied = len(ranks) > 1 and rows[ranks[0]]["kinds"] == rows[ranks[1]]["kinds"]
        why = "falls_tie" if tied else "falls"
    return Scores(rows, dict.fromkeys(lost, "fallen"), tuple(ranks), (ranks[0],), why)
