"""The reckoning of the Dealers, R47–R51."""

from ...game import Scores
from ...parts.ranking import ranked
from .cards import ORDERS
from .state import Table
from .tables import FEED, GAP


def burden(goods: int) -> int:
    """R47: the damage that goods bring."""
    return (goods + 1) // 2


def damage(feed: int, goods: int) -> int:
    """R47."""
    return feed + burden(goods)


def scores(table: Table) -> Scores:
    """How it ended, or would end now. Damage first: who is out takes no part in the comparison."""
    rows = tuple(_row(table, seat) for seat in table.seats)
    out = thrown_out([row["damage"] for row in rows])
    # R51: the higher score, then fewer goods
    merit = {seat: (row["score"], -row["goods"]) for seat, row in enumerate(rows) if seat not in out}
    ranks, winners = ranked(merit)
    return Scores(rows=rows, out=out, ranks=ranks, winners=winners, why=_why(rows, ranks, winners))


def thrown_out(damages: list[int]) -> dict[int, str]:
    """R48: a sole highest damage; R49: of two, a damage that is higher by GAP or more. S20: else nobody."""
    worst = max(damages)
    if damages.count(worst) > 1 or (len(damages) == 2 and worst - min(damages) < GAP):
        return {}
    return {damages.index(worst): "gap" if len(damages) == 2 else "sole_highest"}


def _row(table: Table, seat: int) -> dict[str, int]:
    """R50: points of the requests in the value pile, one for each good; S25: hands count for nothing."""
    feed, goods = table.worth(seat).count(FEED), len(table.collections[seat])
    requests = table.requests(seat)
    points = sum(ORDERS[card].points for card in requests)
    return {
        "requests": len(requests),
        "points": points,
        "goods": goods,
        "feed": feed,
        "damage": damage(feed, goods),
        "score": points + goods,
    }


def _why(rows: tuple[dict[str, int], ...], ranks: tuple[int, ...], winners: tuple[int, ...]) -> str:
    """What decided: damage (nobody left to compare with), score, goods (R51's tie), or nothing (shared)."""
    if len(ranks) == 1:
        return "damage"
    if len(winners) > 1:
        return "shared"
    return "goods" if rows[ranks[0]]["score"] == rows[ranks[1]]["score"] else "score"
