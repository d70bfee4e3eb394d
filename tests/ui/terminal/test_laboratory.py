"""`peddlers tournament` and `balance`."""

import json
import os
import pty
import signal
import subprocess
import sys

import pytest

from engine import GAMES
from engine.edition import edition
from engine.lab.ledger import Ledger
from ui.terminal.__main__ import main

from ...engine.lab.games import with_bots
from .command import ROOT, fails, heeding

TOURNAMENT = "tournament dealers --bots greedy,random --players 2,3 --games 6 --seed 1".split()
BALANCE = "balance dealers --bots greedy --players 2,4 --games 20 --seed 1".split()


def told(capsys, *words):
    assert main([*words, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


def untimed(told):
    return {key: value for key, value in told.items() if key != "thinking"}


def test_a_tournament_tells_pairs_elo_and_time(capsys):
    found = told(capsys, *TOURNAMENT)
    assert found["game"] == "dealers"
    for row, players in zip(found["pairs"], (2, 3), strict=True):
        assert (row["bot"], row["against"], row["players"], row["games"]) == ("greedy", "random", players, 6)
        assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1
        assert row["wins"] / 6 == pytest.approx(row["rate"], abs=0.001)
        assert row["chance"] == pytest.approx(1 / players, abs=0.001)
    assert [(row["players"], row["bot"]) for row in found["elo"]] == [
        (2, "greedy"),
        (2, "random"),
        (3, "greedy"),
        (3, "random"),
    ]
    assert all(row["low"] < row["elo"] < row["high"] for row in found["elo"])
    for row in found["thinking"]:
        assert 0 < row["ms_median"] <= row["ms_max"]
        assert row["playouts_per_decision"] == 0
    assert (found["stuck"], found["faults"]) == (0, [])


def test_the_head_holds_all_that_it_takes_to_do_it_again(capsys):
    asked = "--bots greedy,random --players 3,2 --games 4 --seed 9 --pairs next".split()
    found = told(capsys, "tournament", "dealers", *asked, "--option", "colours=yellow-red-blue-green")
    rows = ("pairs", "elo", "thinking", "stuck", "faults")
    assert {key: value for key, value in found.items() if key not in rows} == {
        "game": "dealers",
        "rules": 1,
        "edition": edition(),
        "bots": ["greedy", "random"],
        "players": [3, 2],
        "games": 4,
        "seed": 9,
        "options": {"colours": "yellow-red-blue-green"},
        "pairing": "next",
    }
    fair = told(capsys, *BALANCE, "--games", "2")
    assert [fair[key] for key in ("players", "games", "seed")] == [[2, 4], 2, 1]


def test_the_same_seed_tells_the_same_however_it_is_played(capsys, tmp_path):
    file = str(tmp_path / "results")
    first = untimed(told(capsys, *TOURNAMENT))
    assert untimed(told(capsys, *TOURNAMENT, "--jobs", "2", "--ledger", file)) == first
    assert untimed(told(capsys, *TOURNAMENT, "--ledger", file)) == first
    assert untimed(told(capsys, *TOURNAMENT, "--seed", "2")) != first


def test_pairs_next_are_neighbours_only(capsys):
    words = "tournament dealers --bots greedy,random,greedy --pairs next".split()
    assert "--bots names one twice" in fails(capsys, *words)
    found = told(capsys, *TOURNAMENT, "--pairs", "next")
    assert len(found["pairs"]) == 2


def test_a_tournament_is_shown_as_tables(capsys):
    assert main(TOURNAMENT) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| one against the others | seats | games |")
    assert lines[2].startswith("| greedy – random ")
    assert lines[3].startswith("| greedy – random ×2 ")
    assert {line[0] for line in lines[:-1] if line} == {"|"}
    assert lines[-1] == f"dealers, rules 1, edition {edition()}, seed 1"
    widths = [len(line) for line in lines[:4]]
    assert len(set(widths)) == 1


def test_balance_is_shown_as_tables(capsys):
    assert main([*BALANCE, "--games", "6"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("### 2 seats, 6 games\n\n| wins ")
    assert "\n| decided by damage " in text
    assert "\n| somebody out by anything " in text


def test_what_a_failing_bot_says_does_not_steer_the_terminal(monkeypatch, capsys):
    def loud(view, moves, events, chance):
        raise ValueError("red \x1b[31m")

    with_bots(monkeypatch, loud=loud)
    assert main("tournament dealers --bots greedy,loud --games 2".split()) == 0
    assert r"ValueError: red \x1b[31m" in capsys.readouterr().err


def test_a_bot_that_fails_is_reported_with_the_record(monkeypatch, capsys):
    def bad(view, moves, events, chance):
        yield 0
        return ["fly away"]

    with_bots(monkeypatch, cheat=bad)
    words = "tournament dealers --bots greedy,cheat --games 2 --json".split()
    assert main(words) == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert found["pairs"][0]["games"] == 2
    assert len(found["faults"]) == 2
    assert found["faults"][0]["faults"][0]["bot"] == "cheat"
    assert found["faults"][0]["record"].startswith("peddlers-record 1\n")
    assert said.err.startswith("cheat failed at move ")
    assert "illegal move f l y" in said.err
    assert "2 games with faults or without an end; the first of them:\npeddlers-record 1\n" in said.err
    assert said.err.endswith(found["faults"][0]["record"])


LONG = "tournament dealers --bots greedy,random --games 3000 --jobs 2 --json".split()


def stopped(file, stop):
    """The exit code of a long run that is stopped when some games are finished, and what it showed then.
    It runs under a terminal, so that its progress can be seen. All its processes hold its output open: where
    that ends, the last of them has ended."""
    ours, its = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "engine", *LONG, "--ledger", str(file)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=its,
        start_new_session=True,
        preexec_fn=heeding,
    )
    os.close(its)
    shown = b""
    while b" 7/3000" not in shown:
        shown += os.read(ours, 1000)
    stop(process)
    shown = b""
    try:
        while more := os.read(ours, 1000):
            shown += more
    except OSError:  # it is over: so Linux says
        pass
    out, _ = process.communicate(timeout=60)
    os.close(ours)
    assert out == b""
    return process.returncode, shown.decode()


def goes_on(file, capsys):
    """The games that are kept are not played again."""
    lines = file.read_text().splitlines()[1:]
    shorter = [*LONG[:4], "--games", "12", "--json"]
    fresh = untimed(told(capsys, *shorter))
    assert untimed(told(capsys, *shorter, "--ledger", str(file))) == fresh
    keys = [json.loads(line)["key"] for line in file.read_text().splitlines()[1:]]
    assert len(set(keys)) == len(keys)
    assert [json.loads(line)["key"] for line in lines] == keys[: len(lines)]


@pytest.mark.parametrize(
    "stop",
    [
        pytest.param(lambda process: os.killpg(process.pid, signal.SIGINT), id="Ctrl+C"),
        pytest.param(lambda process: process.send_signal(signal.SIGTERM), id="terminated"),
        pytest.param(lambda process: os.killpg(process.pid, signal.SIGTERM), id="all terminated"),
    ],
)
def test_a_run_that_was_interrupted_goes_on(tmp_path, capsys, stop):
    file = tmp_path / "results"
    code, shown = stopped(file, stop)
    assert code == 130
    kept = file.read_bytes().count(b"\n") - 1
    assert 7 <= kept < 3000
    assert f"broken off: {kept} of 3000 games are kept in {file}" in shown
    assert "Traceback" not in shown
    goes_on(file, capsys)


def test_a_run_that_was_killed_leaves_no_process_and_goes_on(tmp_path, capsys):
    file = tmp_path / "results"
    code, shown = stopped(file, subprocess.Popen.kill)
    assert code == -signal.SIGKILL
    assert "Traceback" not in shown
    goes_on(file, capsys)


def test_what_is_lost_without_a_ledger_is_said(monkeypatch, capsys):
    rounds = []

    def tired(view, moves, events, chance):
        yield 0
        if rounds and view.round < rounds[-1]:  # in the second game
            raise KeyboardInterrupt
        rounds.append(view.round)
        return moves[:1]

    with_bots(monkeypatch, tired=tired)
    assert main("tournament dealers --bots greedy,tired --games 2".split()) == 130
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "broken off: 1 of 2 games are lost: --ledger FILE keeps them\n")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("tournament dealers", "required: --bots"),
        ("tournament chess --bots greedy,random", "invalid choice: 'chess'"),
        ("tournament dealers --bots greedy", "a tournament needs two bots"),
        ("tournament dealers --bots greedy,greedy", "--bots names one twice"),
        ("tournament dealers --bots greedy,wizard", "No bot is called wizard: there are random, greedy,"),
        ("tournament dealers --bots greedy,", "No bot is called : there are "),
        ("tournament dealers --bots greedy,random --players 2,2", "--players names one twice"),
        ("tournament dealers --bots greedy,random --players 5", "This game is not for 5 players"),
        ("tournament dealers --bots greedy,random --games 0", "'0' is not a whole number from 1"),
        ("tournament dealers --bots greedy,random --games 1.5", "'1.5' is not a whole number from 1"),
        (
            "tournament dealers --bots hard,normal,easy --players 2,3 --games 16667",
            "--games 16667 makes 100002 in all, more than 100000",
        ),
        (
            "tournament dealers --bots hard,normal,easy --games 99999999 --pairs next",
            "makes 199999998 in all",
        ),
        ("tournament dealers --bots greedy,random --jobs 0", "'0' is not a whole number from 1"),
        ("tournament dealers --bots greedy,random --jobs 999999", "--jobs 999999 is not from 1 to 256"),
        ("tournament dealers --bots greedy,random --seed x", "'x' is not a whole number below 2^64"),
        ("tournament dealers --bots greedy,random --pairs some", "invalid choice: 'some'"),
        ("tournament dealers --bots greedy,random --option x=y", "This game has no option x."),
        ("balance dealers --games 100001", "--games 100001 makes 100001 in all, more than 100000"),
        ("tune dealers --games 999999999", "--games 999999999 makes 999999999 in all, more than 100000"),
        ("balance dealers --bots wizard", "No bot is called wizard: there are random, greedy,"),
        ("balance dealers --players 1", "This game is not for 1 players"),
        ("balance dealers --option colours=pink", "option colours has no choice pink"),
    ],
)
def test_a_bad_argument_is_one_line(words, reason, capsys):
    assert reason in fails(capsys, *words.split())


def test_a_bad_ledger_is_one_line(tmp_path, capsys):
    file = tmp_path / "game.rec"
    file.write_text("peddlers-record 1\ndeal\n")
    assert fails(capsys, *TOURNAMENT, "--ledger", str(file)) == f"{file}: line 1 is not of a ledger"
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for other in ("", "/dev/null", "/dev/zero", str(pipe), str(tmp_path)):
        said = fails(capsys, *TOURNAMENT, "--ledger", other)
        assert said == f"{other!r} is no file that can be a ledger"
    missing = tmp_path / "not there" / "results"
    assert fails(capsys, *TOURNAMENT, "--ledger", str(missing)) == f"{missing}: No such file or directory"
    assert file.read_text() == "peddlers-record 1\ndeal\n"
    results = tmp_path / "results"
    with Ledger(str(results)):
        said = fails(capsys, *TOURNAMENT, "--ledger", str(results))
    assert said == f"{results}: another run keeps its games there"


@pytest.mark.parametrize("key", GAMES)
def test_where_nobody_names_a_bot_the_quickest_that_thinks_plays(key, capsys):
    found = told(capsys, "balance", key, "--games", "1")
    assert found["bots"] == [GAMES[key].bots[1]]
    assert found["tables"][0]["games"] == 1
