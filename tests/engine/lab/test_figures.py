"""Figures against known ones."""

from itertools import combinations
from math import log, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engine.lab.figures import PER_UNIT, elo, inverse, strengths, wilson

# Agresti, Categorical Data Analysis: the American League of 1987, each team 13 times against each other
TEAMS = "Milwaukee Detroit Toronto NewYork Boston Cleveland Baltimore".split()
WON = [
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
]
# his estimates and standard errors: by how much each is stronger than Baltimore
STRONGER = {
    "Milwaukee": (1.5814, 0.3433),
    "Detroit": (1.4364, 0.3396),
    "Toronto": (1.2945, 0.3367),
    "NewYork": (1.2476, 0.3359),
    "Boston": (1.1077, 0.3339),
    "Cleveland": (0.6839, 0.3319),
}


def test_bradley_and_terry_of_the_american_league():
    wins = {
        tuple(sorted((a, b))): {
            a: WON[TEAMS.index(a)][TEAMS.index(b)],
            b: WON[TEAMS.index(b)][TEAMS.index(a)],
        }
        for a, b in combinations(TEAMS, 2)
    }
    strength, spread = strengths(wins, drawn=0)
    place = list(strength).index
    last = place("Baltimore")
    for team, (stronger, error) in STRONGER.items():
        assert strength[team] - strength["Baltimore"] == pytest.approx(stronger, abs=0.0001)
        i = place(team)
        variance = spread[i][i] + spread[last][last] - 2 * spread[i][last]
        assert sqrt(variance) == pytest.approx(error, abs=0.0001)
    assert sum(strength.values()) == pytest.approx(0)
    assert [sum(row) for row in spread] == pytest.approx([0] * 7)


@pytest.mark.parametrize(
    ("happened", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, method 3
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(happened, games, low, high):
    rate = wilson(happened, games)
    assert rate.share == happened / games
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=0.00005)


def test_of_no_games_nothing_is_known():
    assert wilson(0, 0)[1:] == (0.0, 1.0)
    assert elo([]) == {}


def test_two_bots_are_as_far_apart_as_their_odds():
    """300 of 400 won, and one game drawn: by hand, with the variance 1 / (n p q) of the log odds."""
    told = elo([(("a", "b"), (1, 0))] * 300 + [(("b", "a"), (1, 0))] * 100)
    p = 300.5 / 401
    apart = PER_UNIT * log(p / (1 - p))
    assert told["a"].points - told["b"].points == pytest.approx(apart)
    assert told["a"].points == pytest.approx(-told["b"].points)
    error = PER_UNIT * sqrt(1 / (401 * p * (1 - p)))
    assert told["a"].high - told["a"].low == pytest.approx(2 * 1.96 * error / 2, rel=0.0001)


def test_one_among_three_that_wins_a_third_is_as_strong_as_the_others():
    games = [(("a", "b", "b"), (1, 0, 0)), (("b", "a", "b"), (1, 0, 0)), (("b", "b", "a"), (0, 1, 0))]
    told = elo(games * 20)
    assert told["a"].points == pytest.approx(0, abs=1e-6)
    assert told["b"].points == pytest.approx(0, abs=1e-6)


def test_one_among_three_that_wins_half_has_twice_the_strength():
    told = elo([(("a", "b", "b"), (1, 0, 0)), (("a", "b", "b"), (0, 0, 1))] * 50_000)
    assert told["a"].points - told["b"].points == pytest.approx(PER_UNIT * log(2), abs=0.01)


def test_who_never_lost_has_a_strength():
    told = elo([(("a", "b"), (1, 0))] * 400)
    assert 1000 < told["a"].points - told["b"].points < 1300
    assert told["a"].low > told["b"].high


@given(some.lists(some.tuples(some.sampled_from(["ab", "bc", "ac", "abb", "bcc"]), some.integers(0, 2))))
def test_any_games_of_a_tournament_have_figures(games):
    games = [("ab", 0), ("bc", 0), *games]
    told = elo([(seats, [i == won % len(seats) for i in range(len(seats))]) for seats, won in games])
    assert sum(each.points for each in told.values()) == pytest.approx(0, abs=1e-6)
    assert all(each.low < each.points < each.high for each in told.values())


@given(some.lists(some.lists(some.integers(-9, 9), min_size=3, max_size=3), min_size=3, max_size=3))
def test_the_inverse_is_one(matrix):
    for i in range(3):
        matrix[i][i] += 30
    product = [
        [
            sum(a * b for a, b in zip(row, column, strict=True))
            for column in zip(*inverse(matrix), strict=True)
        ]
        for row in matrix
    ]
    assert product == [pytest.approx([float(i == j) for j in range(3)]) for i in range(3)]
