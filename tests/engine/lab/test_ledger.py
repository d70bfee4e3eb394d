"""What is finished is kept, once."""

import json

import pytest

from engine.lab import Trouble
from engine.lab import ledger as lab
from engine.lab.bout import play
from engine.lab.ledger import Ledger

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
    with pytest.raises(Trouble, match="this is no ledger"):
        Ledger(str(file))


@pytest.mark.parametrize("line", ["{}", '{"key": 1}', "7", "{"])
def test_a_line_in_the_middle_that_is_bad_is_named(file, line):
    lines = file.read_text().splitlines()
    lines[2] = line
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(Trouble, match="line 3 is not of a ledger"):
        Ledger(str(file))


def test_games_of_other_code_are_not_added_up(file, monkeypatch):
    monkeypatch.setattr(lab, "edition", lambda: "another")
    with pytest.raises(Trouble, match="other code"):
        Ledger(str(file))
    assert json.loads(file.read_text().splitlines()[0])["peddlers-laboratory"] == 1
