"""One game, played and summed up."""

import json
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

import engine
from engine import GAMES, Match, Seat, trial
from engine.edition import edition
from engine.lab import bout as lab
from engine.lab.bout import STUCK, Result, play, play_plain
from engine.lab.processes import play_here
from engine.planning import Planning
from engine.search.thinking import bot_move

from .games import some_bouts, timeless, with_bots


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_says_what_the_match_says(players):
    for bout in some_bouts(players, players):
        result = play(bout)
        seats = [Seat(f"{bot}-{seat + 1}", bot) for seat, bot in enumerate(bout.players)]
        match = Match(GAMES["dealers"], seats, dict(bout.options), bout.seed)
        starts = match.state.carts.copy()
        first = (match.state.horse, *[0] * players)[0]
        thought = [0] * players
        planning = Planning(match)
        while not match.over:
            thought[match.seat] += 1
            match.play(bot_move(planning))
        scores = match.game.scores(match.state)
        assert result.key == bout.key
        assert result.players == list(bout.players)
        assert (result.winners, result.why) == (list(scores.winners), scores.why)
        assert {seat: why for seat, why in enumerate(result.out) if why} == scores.out
        assert (result.moves, result.rounds) == (len(match.moves), match.state.round)
        assert result.rows == list(scores.rows)
        assert [trait["village"] for trait in result.traits] == starts
        assert result.traits[first]["turn"] == "1"
        # these two bots plan one move, and try nothing
        assert [len(each) for each in result.seconds] == thought
        assert result.playouts == [0] * players
        assert sum(result.share(seat) for seat in range(players)) == pytest.approx(1)
        assert (result.faults, result.record) == ([], "")


def test_it_goes_through_json_unchanged():
    bout = some_bouts(1)[0]
    result = play(bout)
    assert Result(**json.loads(json.dumps(asdict(result)))) == result
    assert timeless([Result(**play_plain(tuple(bout)))]) == timeless([result])


def test_two_processes_play_the_same_games():
    bouts = some_bouts(8)
    assert (
        timeless(play_here(play, bouts, 2))
        == timeless(play_here(play, bouts, 1))
        == timeless(map(play, bouts))
    )


def held_back(_bout):
    return set(signal.pthread_sigmask(signal.SIG_BLOCK, []))


def test_a_process_that_begins_hears_no_ctrl_c_from_its_first_moment():
    """Or Python tells of it at length, before a line of ours runs there."""
    stops = {signal.SIGINT, signal.SIGTERM}
    assert all(stops <= found for found in play_here(held_back, some_bouts(6), 2))
    assert not stops & held_back(None)


def test_a_bot_that_fails_is_stood_in_for_and_told_of(monkeypatch):
    def bad(view, moves, events, chance):
        yield 0
        raise RuntimeError("no idea")

    with_bots(monkeypatch, random=bad)
    result = play(some_bouts(1)[0])
    assert result.winners
    assert {tuple(fault[1:]) for fault in result.faults} == {("random", "RuntimeError: no idea")}
    assert len(result.faults) == result.players.count("random") * len(result.seconds[1])
    assert result.record.startswith("peddlers-record 1\n")
    assert result.record.count("\n") > result.moves


def test_a_game_without_an_end_has_no_winner(monkeypatch):
    monkeypatch.setattr(lab, "MAX_MOVES", 10)
    result = play(some_bouts(1)[0])
    assert (result.moves, result.winners, result.why) == (10, [], STUCK)
    assert result.share(0) == 0
    assert "# digest 10 " in result.record


def test_playouts_are_counted_where_a_bot_makes_them(monkeypatch):
    def searcher(view, moves, events, chance):
        yield from (0, 3, 2)
        return [moves[0]]

    with_bots(monkeypatch, random=searcher)
    result = play(some_bouts(1)[0])
    assert result.playouts == [0, 5 * len(result.seconds[1])]


def test_a_plan_of_many_moves_is_one_decision(monkeypatch):
    """A bot that plans two moves wherever the first one is a journey: where to, and what it takes there."""
    journeys = 0

    def planner(view, moves, events, chance):
        nonlocal journeys
        yield 0
        if moves[0].kind != "route":
            return moves[:1]
        after = trial(view, moves[0])
        journeys += 1
        return [moves[0], after.moves()[0]]

    with_bots(monkeypatch, random=planner)
    result = play(some_bouts(1)[0])
    assert not result.faults
    assert journeys
    assert result.moves == sum(map(len, result.seconds)) + journeys


def edition_of(path):
    command = [sys.executable, "-c", "from peddlers.engine.edition import edition; print(edition())"]
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=path.parent, env=environment, capture_output=True, text=True).stdout


def test_the_edition_is_that_of_the_rules_and_bots(tmp_path):
    home = Path(engine.__file__).parent
    copy = tmp_path / "copy" / "peddlers" / "engine"
    shutil.copytree(home, copy, ignore=shutil.ignore_patterns("__pycache__"))
    assert edition_of(tmp_path / "copy") == edition() + "\n"
    archive = Path(shutil.make_archive(str(tmp_path / "packed"), "zip", tmp_path / "copy"))
    assert edition_of(archive) == edition() + "\n"
    (copy / "lab" / "report.py").write_text("# tells it in another way\n")
    assert edition_of(tmp_path / "copy") == edition() + "\n"
    with (copy / "games" / "dealers" / "mind" / "greedy.py").open("a") as file:
        file.write("# greedier\n")
    assert len(edition_of(tmp_path / "copy")) == 13
    assert edition_of(tmp_path / "copy") != edition() + "\n"
