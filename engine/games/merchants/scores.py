"""How the Merchants stand, R35."""

from ...game import Scores
from .state import Table


def scores(table: Table) -> Scores:
    """Who built the last stack has won; the sheet ranks nobody else, so seats are told by their stacks."""
    rows = tuple({"stacks": len(stall)} for stall in table.stalls)
    ranks = tuple(sorted(table.seats, key=lambda seat: -rows[seat]["stacks"]))
    best = rows[ranks[0]]["stacks"]
    winners = tuple(seat for seat in ranks if rows[seat]["stacks"] == best)
    return Scores(rows=rows, out={}, ranks=ranks, winners=winners, why="stall" if not table.todo else "open")
