"""The command line with the Dealers: what it prints of them is the same for ever, and can be played."""

import json

import pytest

from engine import Record
from ui.terminal.__main__ import main

from ..terminal.command import run, typed

SIMULATE = "simulate dealers --players 2,3,4 --games 4 --seed 1 --bots greedy,random".split()
BALANCE = "balance dealers --bots greedy --players 2,4 --games 20 --seed 1".split()
# The same on every Python, for ever: a change here means that old records and shared links break.
DIGESTS = [
    (688, "bcc41c6cad4acc58ea6815df9473eca00dcb25f7b0929191a419c22135afee80"),
    (1231, "97593c3a768a5e6ae218f4a53f4e46adb398b55608c56671f59bf14e4e1baca9"),
    (967, "425235b6ee69132e3e79d7c69adf36e13d133e0a3439cfecdf095a9d99695493"),
]


def test_it_runs_as_a_module():
    done = run("list")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(
        "dealers  rules 1  players 2, 3, 4  bots random, greedy, easy, normal, hard, master\n"
    )


def test_simulate_says_the_same_twice_and_for_ever(capsys):
    results = []
    for _ in range(2):
        assert main([*SIMULATE, "--json"]) == 0
        results.append(json.loads(capsys.readouterr().out))
    for result in (*results[0], *results[1]):
        assert result.pop("moves_per_second") > 0
    assert results[0] == results[1]
    assert [(result["finished"], result["stuck"]) for result in results[0]] == [(4, 0)] * 3
    assert [result["players"] for result in results[0]] == [2, 3, 4]
    assert [sum(result["wins_by_seat"]) for result in results[0]] == pytest.approx([4, 4, 4], abs=0.01)
    assert [sum(result["wins_by_bot"].values()) for result in results[0]] == pytest.approx(
        [4, 4, 4], abs=0.01
    )
    assert [(result["moves"], result["digest"]) for result in results[0]] == DIGESTS


def test_perft_counts_a_line_a_depth(capsys):
    assert main(["perft", "dealers", "--players", "3", "--seed", "1", "--depth", "4"]) == 0
    assert capsys.readouterr().out == "1 1\n2 4\n3 12\n4 24\n"


def test_a_game_is_played_by_typing(tmp_path):
    saved = tmp_path / "saved.rec"
    typed = ["moves", "nonsense", "undo", "pile 9", "2", "undo", "table", f"save {saved}", "quit"]
    options = ["--seats", "greedy,Freya:you", "--seed", "7", "--option", "dealer=1"]
    done = run("play", "dealers", *options, text="\n".join(typed))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Highland Dealers\n")
    assert "   2  Take pile 2   pile 2\n" in done.stdout
    assert "Freya> That is not possible now: nonsense\n" in done.stdout
    assert "Freya> That is not possible now: pile 9\n" in done.stdout
    assert "The move before was another’s: it stays." in done.stdout
    assert f"saved: {saved}" in done.stdout
    match = Record.read(saved.read_text(encoding="utf-8")).replay()
    assert [seat.name for seat in match.seats] == ["greedy-1", "Freya"]
    assert str(match.moves[2]) == "pile 2"


def test_the_person_at_the_terminal_sees_no_hidden_card(monkeypatch, capsys):
    options = ["--seats", "you,greedy", "--seed", "7", "--option", "dealer=1"]
    told = typed(monkeypatch, capsys, "table\nquit\n", "dealers", *options)
    assert "  Mountain trail." in told
    assert "greedy-2: cart in Keith; no goods; 3 cards in hand;" in told
    assert "request for cup, pot, vase" not in told


def test_balance_tells_seats_starts_rounds_and_ends(capsys):
    assert main([*BALANCE, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for table, players in zip(found["tables"], (2, 4), strict=True):
        assert (table["players"], table["games"], table["stuck"]) == (players, 20, 0)
        wins = {}
        for row in table["places"]:
            wins[row["what"]] = wins.get(row["what"], 0) + row["wins"]
        assert wins == {what: pytest.approx(20, abs=0.01) for what in ("seat", "village", "turn")}
        villages = {row["value"] for row in table["places"] if row["what"] == "village"}
        assert villages == {"forres", "keith", "grantown", "huntly"}
        assert sum(table["rounds"]["each"].values()) == 20
        assert sum(row["games"] for row in table["decided_by"]) == 20
        assert {row["what"] for row in table["decided_by"]} <= {"damage", "score", "goods", "shared"}
        assert sum(row["games"] for row in table["out"]) % 2 == 0  # each reason, and all together
    assert {row["what"] for row in found["tables"][0]["out"]} == {"gap", "anything"}
    assert {row["what"] for row in found["tables"][1]["out"]} == {"sole_highest", "anything"}
