"""`peddlers`: what it prints, and one clear line for everything that cannot be."""

import json
import re
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

pytestmark = pytest.mark.usefixtures("toy")
NOT_ALLOWED = "The rules do not allow the move there."
SIMULATE = "simulate dealers --players 2,3,4 --games 500 --bots greedy,random".split()  # in another process


def test_simulate_without_json_is_a_table_with_a_column_for_each_number_of_seats(capsys):
    assert main(["simulate", "toy", "--players", "3,4", "--games", "1"]) == 0
    head, _rule, *lines = capsys.readouterr().out.splitlines()
    rows = {name.strip(): [*map(str.strip, cells)] for _, name, *cells, _ in (x.split("|") for x in lines)}
    assert [word.strip() for word in head.split("|")[2:4]] == ["3 seats", "4 seats"]
    assert rows["games"] == ["1", "1"]
    assert [len(wins.split()) for wins in rows["wins by seat"]] == [3, 4]
    assert all(re.fullmatch("[0-9a-f]{12}", digest) for digest in rows["digest"])
    assert max(map(len, lines)) < 110


def test_replay_says_how_it_stands(tmp_path, capsys):
    file, _ = a_record(tmp_path)
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: 30 moves, not over\n"
    file, match = a_record(tmp_path, 5_000)
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"{file}: {len(match.moves)} moves, over"
    assert len(told) == 1 + len(match.seats) + 1


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
        == f"{program()}: {file}: line 34: {NOT_ALLOWED} (illegal_move nonsense because not_now nonsense)\n"
    )


def test_names_in_any_script_are_printed_on_any_terminal(tmp_path):
    file, _ = a_record(tmp_path, 5_000, GAMES["dealers"])
    done = run("replay", str(file), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "J\\xfcrgen \\U0001f40e: " in done.stdout


BAD_FILES = {
    "empty": b"",
    "binary": bytes(range(256)) * 40,
    "ten megabytes": b"deal\n" * 2_000_000,
    "almost": b"peddlers-record 1\ngame dealers",
    "utf-16": "peddlers-record 1\n".encode("utf-16"),
    "long": b"x" * (MAX_TEXT + 1),
}


@pytest.mark.parametrize("kind", BAD_FILES)
@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["play", "toy", "--file"]])
def test_a_bad_file_is_one_line(command, kind, tmp_path, capsys):
    file = tmp_path / "bad.rec"
    file.write_bytes(BAD_FILES[kind])
    assert fails(capsys, *command, str(file)).startswith(f"{file}: line ")


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["play", "toy", "--file"]])
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
        ("play toy --seats you", "This game is not for 1 players"),
        ("play toy --seats you,you,you,you,you,you", "This game is not for 6 players"),
        ("play toy --seats you,you,wizard", "No bot is called wizard: "),
        ("play toy --seats you,you,", "No bot is called "),
        ("play toy --option weather=wet", "This game has no option weather"),
        ("play toy --option rounds", "The option rounds has no choice "),
        ("play toy --option rounds=maybe", "The option rounds has no choice maybe"),
        ("play toy --option first=4", "The option first has no choice 4"),
        ("play toy --seed -1", "--seed"),
        ("play toy --seed=-1", "'-1' is not a whole number below 2^64"),
        ("play toy --seed 1.5", "'1.5' is not a whole number below 2^64"),
        ("play toy --seed ٣", "'٣' is not a whole number below 2^64"),
        ("play toy --seed 18446744073709551616", "is not a whole number below 2^64"),
        ("play toy --seed " + "9" * 9999, "is not a whole number below 2^64"),
        ("simulate toy --players 1", "This game is not for 1 players"),
        ("simulate toy --players 3,6", "This game is not for 6 players"),
        ("simulate toy --players 999999999", "This game is not for 999999999 players"),
        ("simulate toy --players 3,", "'' is not a whole number from 1"),
        ("simulate toy --players two", "'two' is not a whole number from 1"),
        ("simulate toy --players 9999999999", "'9999999999' is not a whole number from 1 to 999999999"),
        ("simulate toy --games 0", "'0' is not a whole number from 1"),
        ("simulate toy --games=-3", "'-3' is not a whole number from 1"),
        ("simulate toy --bots wizard", "No bot is called wizard: "),
        ("simulate toy --bots you", "No bot is called you: "),
        ("simulate toy --option first=4 --players 3", "The option first has no choice 4"),
        ("perft toy --players 1", "This game is not for 1 players"),
        ("perft toy --players 999999999", "This game is not for 999999999 players"),
        ("perft toy --depth 0", "'0' is not a whole number from 1"),
    ],
)
def test_a_bad_argument_is_one_line(words, reason, capsys):
    assert reason in fails(capsys, *words.split())


def test_a_bad_argument_ends_the_program_with_2():
    done = run("simulate", "dealers", "--bots", "wizard")
    assert (done.returncode, done.stdout, done.stderr) == (
        2,
        "",
        f"{Path(sys.executable).name} -m engine: No bot is called wizard: there are random, greedy, easy,"
        " normal, hard, master, or your own as module:function.\n",
    )


def test_a_file_name_that_is_no_text_is_still_one_line():
    done = run("replay", "missing\udcff.rec")
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr
        == f"{Path(sys.executable).name} -m engine: missing\\udcff.rec: No such file or directory\n"
    )


def test_where_nobody_says_how_many_play_it_are_as_few_as_can_be(capsys):
    assert main(["simulate", "toy", "--games", "2", "--json"]) == 0
    assert [result["players"] for result in json.loads(capsys.readouterr().out)] == [3]
    assert main(["perft", "toy", "--depth", "2"]) == 0
    assert capsys.readouterr().out == "1 6\n2 32\n"


def test_five_players_at_one_table(capsys):
    words = "simulate toy --players 3,4,5 --games 5 --seed 1 --bots greedy,random --json".split()
    assert main(words) == 0
    results = json.loads(capsys.readouterr().out)
    assert [len(result["wins_by_seat"]) for result in results] == [3, 4, 5]
    assert [(result["finished"], result["stuck"]) for result in results] == [(5, 0)] * 3


@pytest.mark.parametrize("evil", ["\x1b[2J", "\x1b]0;title\x07", "\x9b31m", "\u202e", "\x7f", "\x08\x08"])
def test_what_a_foreign_record_says_does_not_steer_the_terminal(capsys, tmp_path, evil):
    for place in ("seats Freya", "game toy", "lay", "# digest"):
        file, _match = a_record(tmp_path)
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(place, f"{place}{evil}", 1), encoding="utf-8")
        for command in (["replay", str(file)], ["play", "toy", "--file", str(file)]):
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
        [sys.executable, "-m", "engine", *SIMULATE],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heeding,
    )
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(milliseconds / 1000)
    process.send_signal(signal.SIGINT)
    try:
        out, err = process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        process.kill()
        pytest.fail(f"it went on, and said {process.communicate()[1]!r}")
    assert out == b""
    assert b"engine" not in err or b"import interrupted" in err
    early = err.startswith((b"Fatal Python error", b"Could not import runpy"))  # no line of ours ran yet
    if not early and process.returncode != -signal.SIGINT:
        assert (process.returncode, err) == (130, b"")
