"""A game in the terminal, in words."""

import io
import os
import subprocess
import sys

import pytest

from assets.packing.package import words
from engine import GAMES, BadOption, IllegalMove, Match, Move, NoUndo, Record, RecordError, Seat
from engine import speech as voices
from ui.terminal import speech
from ui.terminal.__main__ import main
from ui.words import LANGUAGES, speak

from .command import ROOT, a_record, fails, run


@pytest.fixture
def catalogues(tmp_path_factory, monkeypatch):
    """The words as the wheel has them."""
    folder = tmp_path_factory.mktemp("locale")
    for name, data in words(ROOT).items():
        (folder / name).write_bytes(data)
    monkeypatch.setattr(speech, "catalogues", lambda: folder)
    monkeypatch.setattr("ui.words.CATALOGUES", folder)
    yield folder
    speak("en")


def typed(monkeypatch, capsys, text, *words):
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["play", *words]) == 0
    return capsys.readouterr().out


def test_a_game_is_played_by_typing(tmp_path):
    saved = tmp_path / "saved.rec"
    typed = ["moves", "nonsense", "undo", "pile 9", "2", "undo", "table", f"save {saved}", "quit"]
    options = ["--seats", "greedy,Freya:you", "--seed", "7", "--option", "dealer=1"]
    done = run("play", "dealers", *options, text="\n".join(typed))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Highland Dealers\n")
    assert "   2  Take pile 2   pile 2\n" in done.stdout
    assert done.stdout.count("Freya> That is not possible now.\n") == 2
    assert "The move before was another’s: it stays." in done.stdout
    assert f"saved: {saved}" in done.stdout
    match = Record.read(saved.read_text(encoding="utf-8")).replay()
    assert [seat.name for seat in match.seats] == ["greedy-1", "Freya"]
    assert str(match.moves[2]) == "pile 2"


def test_what_is_taken_back_is_named(monkeypatch, capsys):
    told = typed(monkeypatch, capsys, "piper\nundo\n", "clans", "--seats", "you,random,random", "--seed", "3")
    assert "taken back: Piper\n" in told


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_played_to_its_end(key, monkeypatch, capsys):
    bots = ",".join(["you", *["random"] * (min(GAMES[key].seats) - 1)])
    told = typed(monkeypatch, capsys, "1\n" * 3000, key, "--seats", bots, "--seed", "2")
    *_before, last = told.splitlines()
    assert last.startswith(("Freya win", "random-")) or " win together " in last


@pytest.mark.parametrize("key", GAMES)
def test_table_and_moves_are_said_in_every_language(key, catalogues):
    match = Match(GAMES[key], [Seat(f"Seat {n}") for n in range(max(GAMES[key].seats))], {}, 5)
    told = set()
    for language in LANGUAGES:
        assert speech.speak(language)
        told.add((speech.table(match), *speech.moves(match, match.seat)))
    assert len(told) == len(LANGUAGES)
    assert all(len(each) == len(match.legal()) + 1 for each in told)


def test_a_person_reads_german(catalogues, monkeypatch, capsys):
    options = ["--seed", "7", "--option", "dealer=1", "--language", "de"]
    told = typed(monkeypatch, capsys, "deal\nnonsense\n", "dealers", *options)
    assert "Tippe einen Zug, wie er rechts steht, oder seine Nummer;" in told
    assert "   1  Karten austeilen   deal\n" in told
    assert "Das geht jetzt nicht." in told


def test_without_the_words_of_a_language_it_says_so(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(speech, "catalogues", lambda: tmp_path)
    assert "the words of de are not here" in fails(capsys, "play", "dealers", "--language", "de")
    speak("en")


def test_the_person_at_the_terminal_sees_no_hidden_card(monkeypatch, capsys):
    options = ["--seats", "you,greedy", "--seed", "7", "--option", "dealer=1"]
    told = typed(monkeypatch, capsys, "table\nquit\n", "dealers", *options)
    assert "  Mountain trail." in told
    assert "greedy-2: cart in Keith; no goods; 3 cards in hand;" in told
    assert "request for cup, pot, vase" not in told


def test_the_end_of_the_input_ends_the_game_quietly():
    done = run("play", "dealers", "--seats", "you,greedy")
    assert (done.returncode, done.stderr) == (0, "")


def test_bytes_that_are_no_text_are_no_move():
    done = subprocess.run(
        [sys.executable, "-m", "engine", "play", "dealers", "--option", "dealer=1"],
        cwd=ROOT,
        input=b"\xff\xfe\nsave \0\n9\n\xd9\xa3\nquit\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"That is not possible now.") == 4


def test_saving_where_it_cannot_be_says_so_and_the_game_goes_on(tmp_path, monkeypatch, capsys):
    told = typed(monkeypatch, capsys, f"save {tmp_path}\ndeal\nquit\n", "dealers", "--option", "dealer=1")
    assert "not saved: Is a directory" in told
    assert "   3  Put pile 3 away   reject 3\n" in told


def test_a_record_is_played_on(tmp_path, monkeypatch, capsys):
    file, _ = a_record(tmp_path)
    assert " wins " in typed(monkeypatch, capsys, "", "dealers", "--file", str(file))


def test_in_the_toy_three_play_unless_somebody_says_otherwise(toy, monkeypatch, capsys):
    told = typed(monkeypatch, capsys, "", "toy", "--option", "first=2")
    assert "greedy-2" in told
    assert "greedy-3" in told


@pytest.mark.parametrize("key", GAMES)
def test_a_printed_match_is_the_table_in_words_as_all_may_see_it(key):
    match = Match(GAMES[key], [Seat(f"Seat {n}") for n in range(max(GAMES[key].seats))], {}, 5)
    told = str(match).splitlines()
    assert told[0] == speech.title(match)
    for chapter, lines in speech.read(match, None):
        assert chapter in told
        assert all(f"  {line}" in told for line in lines)
    assert "Your hand" not in told


def test_an_error_is_a_sentence_and_has_its_data():
    match = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack")], {"dealer": "1"}, 7)
    with pytest.raises(IllegalMove) as refused:
        match.play(Move("route", "bridge", "keith"))
    assert str(refused.value) == "That is not possible now. (not_now route)"
    assert refused.value.args == ("not_now", "route")
    with pytest.raises(NoUndo) as stays:
        match.undo()
    assert str(stays.value) == "There is nothing to take back. (start)"
    with pytest.raises(BadOption) as bad:
        Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack", "hrad")], {}, 7)
    assert str(bad.value) == "No bot is called hrad. (no_bot hrad)"
    with pytest.raises(RecordError) as broken:
        Record.read("hello")
    assert str(broken.value) == "line 1: It is no game of Peddler’s Table. (no_record)"


def test_without_a_voice_the_engine_says_data(monkeypatch):
    monkeypatch.setattr(voices, "voice", None)
    match = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack")], {"dealer": "1"}, 7)
    assert str(match) == "<Match of dealers, Freya:human Jack:human, seed 7, 0 moves>"
    with pytest.raises(IllegalMove, match=r"^not_now end$"):
        match.play(Move("end"))


@pytest.mark.parametrize("key", GAMES)
def test_what_is_printed_of_a_move_makes_it_again(key):
    match = Match(GAMES[key], [Seat(f"Seat {n}") for n in range(max(GAMES[key].seats))], {}, 5)
    for _ in range(20):
        for move in match.legal():
            assert eval(repr(move), {"Move": Move}) == move
        match.play(match.legal()[-1])


def test_a_bot_that_is_not_there_is_refused_but_in_a_record():
    seats = [Seat("Freya", "hrad"), Seat("Jack")]
    with pytest.raises(BadOption, match="hrad"):
        Match(GAMES["dealers"], seats, {}, 7)
    match = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack")], {}, 7)
    with pytest.raises(BadOption, match="hrad"):
        match.seat_bot(0, "hrad")
    text = "peddlers-record 1\ngame dealers rules 1 seats Freya:hrad Jack:human seed 7 options\n"
    assert Record.read(text).replay().rematch(8).until(0).seats[0] == Seat("Freya", "hrad")
