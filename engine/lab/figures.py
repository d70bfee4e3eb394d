"""Confidence intervals of rates, and Elo ratings."""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
PER_UNIT = 400 / log(10)  # Elo: ten times the odds are 400 points
ROUNDS = 200  # Newton needs about ten
CLOSE = 1e-10

Table = tuple[str, ...]  # the bots at a table, sorted
Matrix = list[list[float]]


class Rate(NamedTuple):
    """Of something that happened in some of many games, with a 95 % interval."""

    share: float
    low: float
    high: float

    def figures(self) -> dict[str, float]:
        return {"rate": round(self.share, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


class Elo(NamedTuple):
    """Points above the mean of all bots that took part, with a 95 % interval."""

    points: float
    low: float
    high: float


def wilson(happened: float, games: int) -> Rate:
    """Wilson's score interval. A shared win counts as its share."""
    if not games:
        return Rate(0.0, 0.0, 1.0)
    share, spread = happened / games, Z * Z / games
    middle = share + spread / 2
    reach = Z * sqrt((share * (1 - share) + spread / 4) / games)
    low, high = ((middle + side) / (1 + spread) for side in (-reach, reach))
    return Rate(share, max(0.0, low), min(1.0, high))


def elo(played: Iterable[tuple[Sequence[str], Sequence[float]]]) -> dict[str, Elo]:
    """Of all bots, from games: who sat there, and what each seat has of the win."""
    wins: dict[Table, dict[str, float]] = {}
    for players, shares in played:
        won = wins.setdefault(tuple(sorted(players)), dict.fromkeys(players, 0.0))
        for bot, share in zip(players, shares, strict=True):
            won[bot] += share
    if not wins:
        return {}
    strength, spread = strengths(wins)
    return {
        bot: Elo(*(PER_UNIT * (each + side * Z * sqrt(spread[i][i])) for side in (0, -1, 1)))
        for i, (bot, each) in enumerate(strength.items())
    }


def strengths(wins: Mapping[Table, Mapping[str, float]], drawn: float = 1) -> tuple[dict[str, float], Matrix]:
    """The model of Bradley and Terry, for tables of any size: the chance to win is in proportion to strength.
    The most likely logarithms of the strengths, with mean 0, and their covariances, by Fisher's information.
    `drawn` games without a winner are added at each table, so that who never lost has a finite rating."""
    bots = list(dict.fromkeys(bot for table in wins for bot in table))
    place = {bot: i for i, bot in enumerate(bots)}
    size = len(bots)
    strength = [0.0] * size
    for _ in range(ROUNDS):
        slope = [0.0] * size
        bend = [[1 / size] * size for _ in bots]  # which fixes the mean: the model knows differences only
        for table, won in wins.items():
            games = sum(won.values()) + drawn
            weight = [exp(strength[place[bot]]) for bot in table]
            chance = [0.0] * size
            for bot, each in zip(table, weight, strict=True):
                chance[place[bot]] += each / sum(weight)
                slope[place[bot]] += drawn / len(table)
            for bot, won_by in won.items():
                slope[place[bot]] += won_by
            for i, mine in enumerate(chance):
                slope[i] -= games * mine
                for j, other in enumerate(chance):
                    bend[i][j] += games * ((mine if i == j else 0.0) - mine * other)
        spread = inverse(bend)
        step = [sum(each * s for each, s in zip(row, slope, strict=True)) for row in spread]
        longest = max(map(abs, step))
        strength = [each + s / max(1.0, longest) for each, s in zip(strength, step, strict=True)]
        if longest < CLOSE:
            break
    # without the part of the mean, which is fixed and has no variance
    spread = [[each - 1 / size for each in row] for row in spread]
    return dict(zip(bots, strength, strict=True)), spread


def inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan, with the greatest pivot."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [each / rows[column][column] for each in rows[column]]
        for i in range(size):
            if i != column and (factor := rows[i][column]):
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column], strict=True)]
    return [row[size:] for row in rows]
