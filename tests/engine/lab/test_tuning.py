"""Weights that are learned from games."""

import json
from dataclasses import replace

import pytest

from engine import GAMES, Chance
from engine.lab.pairing import Bout
from engine.lab.tuning import Moment, fit, moments
from engine.search.mind import Mind
from ui.terminal.__main__ import main


def test_what_goes_with_winning_is_found():
    """Whoever has more points wins nine games in ten; shoes are of no use."""
    chance = Chance(3)
    seen = []
    for _ in range(2_000):
        points = [float(chance.below(2)) for _seat in range(2)]
        rows = [{"points": each, "shoes": float(chance.below(2))} for each in points]
        better = points.index(max(points)) if chance.below(10) else points.index(min(points))
        winner = chance.below(2) if points[0] == points[1] else better
        seen.append(Moment(1 + chance.below(3), rows, [float(seat == winner) for seat in range(2)]))
    weights = fit(seen)
    assert list(weights) == ["points", "shoes"]
    for left in (1, 3):
        points, shoes = (always + near / left for always, near in weights.values())
        assert points == pytest.approx(2.197, abs=0.3)  # ln 9
        assert shoes == pytest.approx(0, abs=0.2)


def test_a_game_is_looked_at_at_each_beginning_of_a_round_but_the_first():
    seen = moments(Bout("dealers", ("easy", "easy", "greedy"), 7, ()))
    assert len(seen) > 3
    assert all(len(moment.rows) == 3 and sum(moment.shares) == 1 for moment in seen)
    assert seen[0].left >= seen[-1].left
    assert {moment.shares[0] for moment in seen} == {seen[0].shares[0]}


def test_the_command_gives_a_table_for_each_number_of_seats(capsys):
    assert main("tune dealers --players 2,3 --games 4 --bots easy".split()) == 0
    tables = json.loads(capsys.readouterr().out)
    assert list(tables) == ["2", "3"]
    assert all(len(weight) == 2 for table in tables.values() for weight in table.values())


def test_a_game_that_has_nothing_to_tune_says_so(capsys, monkeypatch):
    plain = replace(GAMES["merchants"], mind=lambda: Mind({}))
    monkeypatch.setitem(GAMES, "merchants", plain)
    assert main("tune merchants --games 1 --bots greedy".split()) == 2
    assert "nothing to tune" in capsys.readouterr().err
