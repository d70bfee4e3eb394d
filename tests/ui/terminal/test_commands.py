"""`peddlers`: what it prints, and one clear line for everything that cannot be."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine import GAMES
from engine.record import MAX_TEXT
from ui.terminal.__main__ import main
from ui.terminal.arguments import program

from .command import ROOT, a_record, fails, heeding, run

NOT_ALLOWED = "The rules do not allow the move there."
SIMULATE = "simulate dealers --players 2,3,4 --games 4 --seed 1 --bots greedy,random".split()
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
    assert (
        said.err
        == f"{program()}: {file}: line 34: {NOT_ALLOWED} (illegal_move nonsense because arrival_first)\n"
    )


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
        ("play dealers --seats you", "This game is not for 1 players"),
        ("play dealers --seats you,you,you,you,you", "This game is not for 5 players"),
        ("play dealers --seats you,wizard", "No bot is called wizard."),
        ("play dealers --seats you,", "No bot is called "),
        ("play dealers --option weather=wet", "This game has no option weather"),
        ("play dealers --option open_piles", "The option open_piles has no choice "),
        ("play dealers --option open_piles=maybe", "The option open_piles has no choice maybe"),
        ("play dealers --option dealer=3", "The option dealer has no choice 3"),
        ("play dealers --seed -1", "--seed"),
        ("play dealers --seed=-1", "'-1' is not a whole number below 2^64"),
        ("play dealers --seed 1.5", "'1.5' is not a whole number below 2^64"),
        ("play dealers --seed ٣", "'٣' is not a whole number below 2^64"),
        ("play dealers --seed 18446744073709551616", "is not a whole number below 2^64"),
        ("play dealers --seed " + "9" * 9999, "is not a whole number below 2^64"),
        ("simulate dealers --players 1", "This game is not for 1 players"),
        ("simulate dealers --players 2,5", "This game is not for 5 players"),
        ("simulate dealers --players 999999999", "This game is not for 999999999 players"),
        ("simulate dealers --players 2,", "'' is not a whole number from 1"),
        ("simulate dealers --players two", "'two' is not a whole number from 1"),
        ("simulate dealers --players 9999999999", "'9999999999' is not a whole number from 1 to 999999999"),
        ("simulate dealers --games 0", "'0' is not a whole number from 1"),
        ("simulate dealers --games=-3", "'-3' is not a whole number from 1"),
        ("simulate dealers --bots wizard", "No bot is called wizard."),
        ("simulate dealers --bots you", "No bot is called you."),
        ("simulate dealers --option dealer=4 --players 3", "The option dealer has no choice 4"),
        ("perft dealers --players 1", "This game is not for 1 players"),
        ("perft dealers --players 999999999", "This game is not for 999999999 players"),
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
        f"{Path(sys.executable).name} -m engine: No bot is called wizard.\n",
    )


def test_a_file_name_that_is_no_text_is_still_one_line():
    done = run("replay", "missing\udcff.rec")
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr
        == f"{Path(sys.executable).name} -m engine: missing\\udcff.rec: No such file or directory\n"
    )


def test_where_nobody_says_how_many_play_it_are_as_few_as_can_be(toy, capsys):
    assert main(["simulate", "toy", "--games", "2", "--json"]) == 0
    assert [result["players"] for result in json.loads(capsys.readouterr().out)] == [3]
    assert main(["perft", "toy", "--depth", "2"]) == 0
    assert capsys.readouterr().out == "1 6\n2 32\n"


def test_five_players_at_one_table(toy, capsys):
    words = "simulate toy --players 3,4,5 --games 5 --seed 1 --bots greedy,random --json".split()
    assert main(words) == 0
    results = json.loads(capsys.readouterr().out)
    assert [len(result["wins_by_seat"]) for result in results] == [3, 4, 5]
    assert [(result["finished"], result["stuck"]) for result in results] == [(5, 0)] * 3


@pytest.mark.parametrize("evil", ["\x1b[2J", "\x1b]0;title\x07", "\x9b31m", "\u202e", "\x7f", "\x08\x08"])
def test_what_a_foreign_record_says_does_not_steer_the_terminal(capsys, tmp_path, evil):
    for place in ("seats Freya", "game dealers", "deal", "# digest"):
        file, _match = a_record(tmp_path)
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(place, f"{place}{evil}", 1), encoding="utf-8")
        for command in (["replay", str(file)], ["play", "dealers", "--file", str(file)]):
            main(command)
            said = capsys.readouterr()
            assert all(c.isprintable() or c == "\n" for c in said.out + said.err)


def test_the_name_of_a_file_is_escaped_too(capsys, tmp_path):
    file, _match = a_record(tmp_path)
    evil = file.rename(tmp_path / "a\x1b[31m.rec")
    assert main(["replay", str(evil)]) == 0
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize("milliseconds", [60, 90, 120, 160, 200, 250, 300, 400, 500, 700])
def test_ctrl_c_at_any_moment_ends_it_without_a_word(milliseconds):
    process = subprocess.Popen(
        [sys.executable, "-m", "engine", *SIMULATE, "--games", "500"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heeding,
    )
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(milliseconds / 1000)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert out == b""
    assert b"engine" not in err or b"import interrupted" in err
    early = err.startswith((b"Fatal Python error", b"Could not import runpy"))  # no line of ours ran yet
    if not early and process.returncode != -signal.SIGINT:
        assert (process.returncode, err) == (130, b"")
