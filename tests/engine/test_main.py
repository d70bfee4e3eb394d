"""`python -m engine`: what it prints, and one clear line for everything that cannot be."""

import io
import json
import os
import subprocess
import sys

import pytest

from engine import GAMES, Match, Record, Seat
from engine.__main__ import main
from engine.record import MAX_TEXT, write
from engine.simulate import play_out

from .command import ROOT, fails, run

SIMULATE = "simulate dealers --players 2,3,4 --games 4 --seed 1 --bots greedy,random".split()
# The same on every Python, for ever: a change here means that old records and shared links break.
DIGESTS = [
    (688, "bcc41c6cad4acc58ea6815df9473eca00dcb25f7b0929191a419c22135afee80"),
    (1231, "97593c3a768a5e6ae218f4a53f4e46adb398b55608c56671f59bf14e4e1baca9"),
    (967, "425235b6ee69132e3e79d7c69adf36e13d133e0a3439cfecdf095a9d99695493"),
]


def a_record(folder, moves=30):
    match = Match(GAMES["dealers"], [Seat("Freya", "greedy"), Seat("Jürgen 🐎", "random")], {}, 3)
    play_out(match, moves)
    file = folder / "game.rec"
    file.write_text(write(match), encoding="utf-8")
    return file, match


def test_it_runs_as_a_module():
    done = run("list")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(
        "dealers  rules 1  players 2, 3, 4  bots random, greedy, easy, normal, hard, master\n"
    )


def test_list_names_every_game_with_its_options(capsys):
    assert main(["list"]) == 0
    told = capsys.readouterr().out
    for game in GAMES.values():
        assert f"{game.key}  rules {game.rules}" in told
        for name in game.options(max(game.seats)):
            assert f"--option {name}=" in told


@pytest.mark.parametrize("key", GAMES)
def test_list_json_has_all_tables(key, capsys):
    assert main(["list", key, "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["game"], told["bots"]) == (key, list(GAMES[key].bots))
    assert set(told["players"]) == {str(count) for count in GAMES[key].seats}
    assert told["tables"]
    assert main(["list", "--json"]) == 0
    assert told in json.loads(capsys.readouterr().out)


def test_a_game_is_played_by_typing(tmp_path):
    saved = tmp_path / "saved.rec"
    typed = ["moves", "nonsense", "undo", "pile 9", "pile 2", "undo", "table", f"save {saved}", "quit"]
    options = ["--seats", "greedy,Freya:you", "--seed", "7", "--option", "dealer=1"]
    done = run("play", "dealers", *options, text="\n".join(typed))
    assert (done.returncode, done.stderr) == (0, "")
    assert "not possible: not_now nonsense" in done.stdout
    assert "not possible: not_now pile" in done.stdout
    assert "cannot be taken back: seat" in done.stdout
    assert f"saved: {saved}" in done.stdout
    match = Record.read(saved.read_text(encoding="utf-8")).replay()
    assert [seat.name for seat in match.seats] == ["greedy-1", "Freya"]
    assert str(match.moves[2]) == "pile 2"


def test_the_person_at_the_terminal_sees_no_hidden_card(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("table\nquit\n"))
    main(["play", "dealers", "--seats", "you,greedy", "--seed", "7", "--option", "dealer=1"])
    told = capsys.readouterr().out
    assert "hands: mountain feed anvil-bottle-chair / 3x?" in told
    assert "deck: 84x?" in told
    assert "cup-pot-vase" not in told


def test_a_whole_game_is_played_to_its_scores(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "dealers", "--seats", "greedy,greedy,random", "--seed", "2"]) == 0
    last = capsys.readouterr().out.splitlines()[-4:]
    assert [line.split(":")[0] for line in last] == ["greedy-1", "greedy-2", "random-3", "winner"]


def test_the_end_of_the_input_ends_the_game_quietly():
    done = run("play", "dealers", "--seats", "you,greedy")
    assert (done.returncode, done.stderr) == (0, "")


def test_bytes_that_are_no_text_are_no_move():
    done = subprocess.run(
        [sys.executable, "-m", "engine", "play", "dealers", "--option", "dealer=1"],
        cwd=ROOT,
        input=b"\xff\xfe\nsave \0\nquit\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"not possible: not_now" in done.stdout


def test_saving_where_it_cannot_be_says_so_and_the_game_goes_on(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(f"save {tmp_path}\ndeal\nquit\n"))
    assert main(["play", "dealers", "--option", "dealer=1"]) == 0
    told = capsys.readouterr().out
    assert "not saved: Is a directory" in told
    assert "reject 1 | reject 2 | reject 3" in told


def test_a_record_is_played_on(tmp_path, monkeypatch, capsys):
    file, _ = a_record(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "dealers", "--file", str(file)]) == 0
    assert "winner: " in capsys.readouterr().out


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


def test_simulate_without_json_is_a_line_each(capsys):
    assert main(["simulate", "dealers", "--players", "2,3", "--games", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:9] for line in lines] == ["players 2", "players 3"]


def test_replay_says_how_it_stands(tmp_path, capsys):
    file, _ = a_record(tmp_path)
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: 30 moves, not over\n"
    file, match = a_record(tmp_path, 5_000)
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"{file}: {len(match.moves)} moves, over"
    assert len(told) == 4


def test_replay_json_has_a_line_a_move_and_the_scores(tmp_path, capsys):
    file, match = a_record(tmp_path, 5_000)
    assert main(["replay", str(file), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == len(match.moves) + 1
    for number, (line, move, before) in enumerate(zip(lines, match.moves, match.past, strict=False), 1):
        assert list(line) == ["number", "seat", "move", "events", "legal", "state"]
        assert (line["number"], line["seat"], line["move"]) == (number, before.seat, str(move))
        assert line["legal"] == len(before.moves())
        assert [event["kind"] for event in line["events"]] == [event.kind for event in match.events[number]]
    assert lines[-2]["state"]["hands"] == [list(hand) for hand in match.state.hands]
    assert lines[-1]["over"] is True
    assert lines[-1]["scores"]["winners"] == list(match.game.scores(match.state).winners)


def test_replay_json_of_a_record_that_breaks_off_gives_what_is_good(tmp_path, capsys):
    file, _ = a_record(tmp_path)
    file.write_text(file.read_text(encoding="utf-8") + "nonsense\n", encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 2
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == 31
    assert said.err == f"python -m engine: {file}: line 34: illegal_move nonsense because arrival_first\n"


def test_names_in_any_script_are_printed_on_any_terminal(tmp_path):
    file, _ = a_record(tmp_path, 5_000)
    done = run("replay", str(file), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "J\\xfcrgen \\U0001f40e: " in done.stdout


def test_perft_counts_a_line_a_depth(capsys):
    assert main(["perft", "dealers", "--players", "3", "--seed", "1", "--depth", "4"]) == 0
    assert capsys.readouterr().out == "1 1\n2 4\n3 12\n4 24\n"


BAD_FILES = {
    "empty": b"",
    "binary": bytes(range(256)) * 40,
    "ten megabytes": b"deal\n" * 2_000_000,
    "almost": b"peddlers-record 1\ngame dealers",
    "utf-16": "peddlers-record 1\n".encode("utf-16"),
    "long": b"x" * (MAX_TEXT + 1),
}


@pytest.mark.parametrize("kind", BAD_FILES)
@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["play", "dealers", "--file"]])
def test_a_bad_file_is_one_line(command, kind, tmp_path, capsys):
    file = tmp_path / "bad.rec"
    file.write_bytes(BAD_FILES[kind])
    assert fails(capsys, *command, str(file)).startswith(f"{file}: line ")


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["play", "dealers", "--file"]])
def test_a_file_that_is_not_there_or_a_folder_is_one_line(command, tmp_path, capsys):
    missing = tmp_path / "not there.rec"
    assert fails(capsys, *command, str(missing)).endswith("No such file or directory")
    assert fails(capsys, *command, str(tmp_path)) == f"{tmp_path}: Is a directory"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", "required: command"),
        ("dance", "invalid choice: 'dance'"),
        ("play chess", "invalid choice: 'chess'"),
        ("simulate chess", "invalid choice: 'chess'"),
        ("perft", "required: game"),
        ("replay", "required: file"),
        ("list chess", "invalid choice: 'chess'"),
        ("play dealers --seats you", "this game is not for 1 players"),
        ("play dealers --seats you,you,you,you,you", "this game is not for 5 players"),
        ("play dealers --seats you,wizard", "no bot is called wizard"),
        ("play dealers --seats you,", "no bot is called "),
        ("play dealers --option weather=wet", "this game has no option weather"),
        ("play dealers --option open_piles", "option open_piles has no choice "),
        ("play dealers --option open_piles=maybe", "option open_piles has no choice maybe"),
        ("play dealers --option dealer=3", "option dealer has no choice 3"),
        ("play dealers --seed -1", "--seed"),
        ("play dealers --seed=-1", "'-1' is not a whole number below 2^64"),
        ("play dealers --seed 1.5", "'1.5' is not a whole number below 2^64"),
        ("play dealers --seed ٣", "'٣' is not a whole number below 2^64"),
        ("play dealers --seed 18446744073709551616", "is not a whole number below 2^64"),
        ("play dealers --seed " + "9" * 9999, "is not a whole number below 2^64"),
        ("simulate dealers --players 1", "this game is not for 1 players"),
        ("simulate dealers --players 2,5", "this game is not for 5 players"),
        ("simulate dealers --players 999999999", "this game is not for 999999999 players"),
        ("simulate dealers --players 2,", "'' is not a whole number from 1"),
        ("simulate dealers --players two", "'two' is not a whole number from 1"),
        ("simulate dealers --players 9999999999", "'9999999999' is not a whole number from 1 to 999999999"),
        ("simulate dealers --games 0", "'0' is not a whole number from 1"),
        ("simulate dealers --games=-3", "'-3' is not a whole number from 1"),
        ("simulate dealers --bots wizard", "no bot is called wizard"),
        ("simulate dealers --bots you", "no bot is called you"),
        ("simulate dealers --option dealer=4 --players 3", "option dealer has no choice 4"),
        ("perft dealers --players 1", "this game is not for 1 players"),
        ("perft dealers --players 999999999", "this game is not for 999999999 players"),
        ("perft dealers --depth 0", "'0' is not a whole number from 1"),
    ],
)
def test_a_bad_argument_is_one_line(words, reason, capsys):
    assert reason in fails(capsys, *words.split())


def test_a_bad_argument_ends_the_program_with_2():
    done = run("simulate", "dealers", "--bots", "wizard")
    assert (done.returncode, done.stdout, done.stderr) == (
        2,
        "",
        "python -m engine: no bot is called wizard\n",
    )


def test_a_file_name_that_is_no_text_is_still_one_line():
    done = run("replay", "missing\udcff.rec")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "python -m engine: missing\\udcff.rec: No such file or directory\n"


def test_where_nobody_says_how_many_play_it_are_as_few_as_can_be(toy, monkeypatch, capsys):
    assert main(["simulate", "toy", "--games", "2", "--json"]) == 0
    assert [result["players"] for result in json.loads(capsys.readouterr().out)] == [3]
    assert main(["perft", "toy", "--depth", "2"]) == 0
    assert capsys.readouterr().out == "1 6\n2 32\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "toy", "--option", "first=2"]) == 0
    assert "· end 2\n" in capsys.readouterr().out  # the bots in seats 2 and 3 have played


def test_five_players_at_one_table(toy, capsys):
    words = "simulate toy --players 3,4,5 --games 5 --seed 1 --bots greedy,random --json".split()
    assert main(words) == 0
    results = json.loads(capsys.readouterr().out)
    assert [len(result["wins_by_seat"]) for result in results] == [3, 4, 5]
    assert [(result["finished"], result["stuck"]) for result in results] == [(5, 0)] * 3
