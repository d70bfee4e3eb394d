"""What is finished is kept, once."""

import json
import sys
from dataclasses import replace

import pytest

from engine import GAMES
from engine.edition import edition
from engine.lab import Trouble
from engine.lab import ledger as lab
from engine.lab.bout import play
from engine.lab.ledger import Ledger
from engine.lab.pairing import tournament

from .games import some_bouts

RESULTS = [play(bout) for bout in some_bouts(4)]


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "results"
    with Ledger(str(path)) as ledger:
        for result in RESULTS:
            assert ledger.add(result)
    return path


def test_a_bout_stands_in_it_once(file):
    before = file.read_bytes()
    with Ledger(str(file)) as ledger:
        assert list(ledger.results.values()) == RESULTS
        assert not any(ledger.add(result) for result in RESULTS)
    assert file.read_bytes() == before
    assert before.count(b"\n") == 5


def test_each_result_is_there_at_once(tmp_path):
    file = tmp_path / "results"
    with Ledger(str(file)) as ledger:
        for number, result in enumerate(RESULTS, 2):
            ledger.add(result)
            assert file.read_bytes().count(b"\n") == number


def test_a_second_run_does_not_touch_it(file):
    with Ledger(str(file)) as ledger:
        file.write_bytes(file.read_bytes() + b'{"key": "half a li')
        before = file.read_bytes()
        with pytest.raises(Trouble, match="another run keeps its games there"):
            Ledger(str(file))
        assert file.read_bytes() == before
        assert len(ledger.results) == 4
    with Ledger(str(file)) as ledger:
        assert len(ledger.results) == 4


def test_where_files_cannot_be_locked_it_goes_without(file, monkeypatch):
    monkeypatch.setitem(sys.modules, "fcntl", None)
    with Ledger(str(file)) as ledger:
        assert len(ledger.results) == 4


def test_without_a_file_it_is_kept_in_mind():
    with Ledger(None) as ledger:
        assert [ledger.add(RESULTS[0]), ledger.add(RESULTS[0])] == [True, False]


@pytest.mark.parametrize("lost", [1, 50, 400])
def test_a_line_that_was_broken_off_is_played_again(file, lost):
    whole = file.read_bytes()
    file.write_bytes(whole[:-lost])
    with Ledger(str(file)) as ledger:
        assert list(ledger.results.values()) == RESULTS[:3]
        assert ledger.add(RESULTS[3])
    assert file.read_bytes() == whole


@pytest.mark.parametrize("lost", [0, 1, 2, 400])
def test_line_ends_of_other_systems_do_no_harm(file, lost):
    """An editor may have changed them. What is cut is a last line without an end, nothing else."""
    theirs = file.read_bytes().replace(b"\n", b"\r\n")
    cut = theirs[: len(theirs) - lost]
    file.write_bytes(cut)
    count = 3 if lost else 4
    with Ledger(str(file)) as ledger:
        assert list(ledger.results.values()) == RESULTS[:count]
        assert file.read_bytes() == cut[: cut.rindex(b"\n") + 1]
        assert [ledger.add(result) for result in RESULTS] == [number >= count for number in range(4)]
    with Ledger(str(file)) as ledger:
        assert list(ledger.results.values()) == RESULTS


def test_what_is_no_ascii_is_never_broken_in_the_middle_of_a_character(tmp_path):
    file = tmp_path / "results"
    told = replace(RESULTS[0], why="müde \udc80")
    with Ledger(str(file)) as ledger:
        ledger.add(told)
    assert file.read_bytes().isascii()
    with Ledger(str(file)) as ledger:
        assert list(ledger.results.values()) == [told]


def test_a_line_that_is_there_twice_counts_once(file):
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines, lines[2]]))
    with Ledger(str(file)) as ledger:
        assert len(ledger.results) == 4


def test_an_empty_file_becomes_one(tmp_path):
    file = tmp_path / "results"
    file.touch()
    with Ledger(str(file)) as ledger:
        ledger.add(RESULTS[0])
    with Ledger(str(file)) as ledger:
        assert len(ledger.results) == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("no line end", "this is no ledger"),
        ("a shopping list\n", "line 1 is not of a ledger"),
        ("[1]\n", "line 1 is not of a ledger"),
        ("null\n", "line 1 is not of a ledger"),
        ('{"peddlers-laboratory": 99, "edition": ""}\n', "another version"),
        ('{"peddlers-laboratory": 1, "edition": "0123456789ab"}\n', "other code (0123456789ab, this is "),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path, text, why):
    file = tmp_path / "results"
    file.write_text(text)
    with pytest.raises(Trouble) as trouble:
        Ledger(str(file))
    assert why in str(trouble.value)
    assert str(file) in str(trouble.value)
    assert file.read_text() == text


def test_bytes_that_are_no_text_are_left_alone(tmp_path):
    file = tmp_path / "results"
    file.write_bytes(bytes(range(256)))
    with pytest.raises(Trouble, match="line 1 is not of a ledger"):
        Ledger(str(file))
    assert file.read_bytes() == bytes(range(256))


DEEP = "[" * 100_000


@pytest.mark.parametrize("line", ["{}", '{"key": 1}', "7", "{", DEEP])
def test_a_line_in_the_middle_that_is_bad_is_named(file, line):
    lines = file.read_text().splitlines()
    lines[2] = line
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(Trouble, match="line 3 is not of a ledger"):
        Ledger(str(file))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("key", 7),
        ("key", "dealers greedy,greedy 1"),
        ("players", 5),
        ("players", ["greedy"]),
        ("traits", [[], []]),
        ("rows", {}),
        ("winners", [2]),
        ("winners", "0"),
        ("out", [None, None]),
        ("why", 1),
        ("rounds", True),
        ("moves", "40"),
        ("seconds", [["0.1"], []]),
        ("seconds", [[0.1]]),
        ("playouts", 0),
        ("faults", [[1, "greedy"]]),
        ("record", None),
        ("edition", 7),
    ],
)
def test_a_line_of_other_types_is_named(file, field, value):
    lines = file.read_text().splitlines()
    lines[2] = json.dumps(json.loads(lines[2]) | {field: value})
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(Trouble, match="line 3 is not of a ledger"):
        Ledger(str(file))
    assert file.read_text().splitlines() == lines


@pytest.mark.parametrize(("game", "players"), [(game.key, n) for game in GAMES.values() for n in game.seats])
def test_games_of_every_table_are_read_back(tmp_path, game, players):
    (pair,) = tournament(GAMES[game], [GAMES[game].stand_in, "random"], [players], 1, 1, {})
    result = play(pair.bouts[0])
    with Ledger(str(tmp_path / "results")) as ledger:
        ledger.add(result)
    with Ledger(str(tmp_path / "results")) as ledger:
        assert list(ledger.results.values()) == [result]


def test_a_line_may_say_which_code_played_but_no_other(file):
    """The first line says it for all; it stood in each one time."""
    lines = file.read_text().splitlines()
    assert "edition" not in json.loads(lines[2])
    for played in (edition(), "0123456789ab"):
        lines[2] = json.dumps(json.loads(lines[2]) | {"edition": played})
        file.write_text("\n".join(lines) + "\n")
        if played == edition():
            with Ledger(str(file)) as ledger:
                assert list(ledger.results.values()) == RESULTS
    with pytest.raises(Trouble, match="line 3 was played by other code"):
        Ledger(str(file))


def test_games_of_other_code_are_not_added_up(file, monkeypatch):
    monkeypatch.setattr(lab, "edition", lambda: "another")
    with pytest.raises(Trouble, match="other code"):
        Ledger(str(file))
    assert json.loads(file.read_text().splitlines()[0])["peddlers-laboratory"] == 1
