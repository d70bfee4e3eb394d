"""How the Merchants stand, R35."""

from ...game import Scores
from ...parts.ranking import ranked
from .state import Table


def scores(table: Table) -> Scores:
    """Who built the last stack has won. The sheet ranks nobody else; who has more stacks stands first."""
    rows = tuple({"stacks": len(stall)} for stall in table.stalls)
    ranks, winners = ranked({seat: row["stacks"] for seat, row in enumerate(rows)})
    return Scores(rows=rows, out={}, ranks=ranks, winners=winners, why="stall")
