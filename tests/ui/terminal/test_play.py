"""A game in the terminal, in words."""

import os
import subprocess
import sys

import pytest

from assets.packing.package import words
from engine import GAMES, BadOption, IllegalMove, Match, Move, NoUndo, Record, RecordError, Seat
from engine import speech as voices
from ui.terminal import speech
from ui.words import LANGUAGES, speak

from .command import ROOT, a_record, fails, run, typed

SEATS = [Seat("Freya"), Seat("Jack"), Seat("Ivy")]


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
    assert "Das geht jetzt nicht: nonsense" in told


def test_without_the_words_of_a_language_it_says_so(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(speech, "catalogues", lambda: tmp_path)
    assert "the words of de are not here" in fails(capsys, "play", "dealers", "--language", "de")
    speak("en")


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
    assert done.stdout.count(b"That is not possible now: ") == 4


def test_saving_where_it_cannot_be_says_so_and_the_game_goes_on(toy, tmp_path, monkeypatch, capsys):
    told = typed(monkeypatch, capsys, f"save {tmp_path}\nroll\nquit\n", "toy", "--option", "first=1")
    assert "not saved: Is a directory" in told
    assert "Draw a card   draw\n" in told.split("Freya rolls")[1]


def test_a_record_is_played_on(toy, tmp_path, monkeypatch, capsys):
    file, _ = a_record(tmp_path)
    assert " win" in typed(monkeypatch, capsys, "", "toy", "--file", str(file)).splitlines()[-1]


def test_the_person_at_the_terminal_sees_their_own_hand_only(toy, monkeypatch, capsys):
    told = typed(monkeypatch, capsys, "table\nquit\n", "toy", "--seed", "7", "--option", "first=1")
    hands = Match(toy, [Seat("Freya"), *map(Seat, "ab")], {"first": "1"}, 7).state.hands
    assert all(f"  {card.upper()}" in told for card in hands[0])
    assert not [card for hand in hands[1:] for card in hand if card.upper() in told]


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


def test_an_error_is_a_sentence_and_has_its_data(toy):
    match = Match(toy, SEATS, {"first": "1"}, 7)
    with pytest.raises(IllegalMove) as refused:
        match.play(Move("lay", "a9"))
    assert str(refused.value) == "You do not hold A9. (no_card a9)"
    assert refused.value.args == ("no_card", "a9")
    with pytest.raises(IllegalMove, match=r"^That is not possible now\. "):
        match.play(Move("fly"))
    with pytest.raises(NoUndo) as stays:
        match.undo()
    assert str(stays.value) == "There is nothing to take back. (start)"
    with pytest.raises(BadOption) as bad:
        Match(toy, [*SEATS[:2], Seat("Ivy", "hrad")], {}, 7)
    bots = ", ".join(toy.bots)
    assert str(bad.value).startswith(
        f"No bot is called hrad: there are {bots}, or your own as module:function. "
    )
    assert bad.value.args == ("no_bot", "hrad", *toy.bots)
    for kind, said in (("no_move", "That is no move."), ("over", "The game is over.")):
        assert str(IllegalMove(kind)) == f"{said} ({kind})"
    assert str(IllegalMove("no_word", "take")).startswith("No legal move is made of these words: take. ")
    with pytest.raises(RecordError) as broken:
        Record.read("hello")
    assert str(broken.value) == "line 1: It is no game of Peddler’s Table. (no_record)"


def test_without_a_voice_the_engine_says_data(toy, monkeypatch):
    monkeypatch.setattr(voices, "voice", None)
    match = Match(toy, SEATS, {"first": "1"}, 7)
    assert str(match) == "<Match of toy, Freya:human Jack:human Ivy:human, seed 7, 0 moves>"
    with pytest.raises(IllegalMove, match=r"^no_card a9$"):
        match.play(Move("lay", "a9"))


@pytest.mark.parametrize("key", GAMES)
def test_what_is_printed_of_a_move_makes_it_again(key):
    match = Match(GAMES[key], [Seat(f"Seat {n}") for n in range(max(GAMES[key].seats))], {}, 5)
    for _ in range(20):
        for move in match.legal():
            assert eval(repr(move), {"Move": Move}) == move
        match.play(match.legal()[-1])


def test_a_bot_that_is_not_there_is_refused_but_in_a_record(toy):
    with pytest.raises(BadOption, match="hrad"):
        Match(toy, [Seat("Freya", "hrad"), *SEATS[1:]], {}, 7)
    match = Match(toy, SEATS, {}, 7)
    with pytest.raises(BadOption, match="hrad"):
        match.seat_bot(0, "hrad")
    text = "peddlers-record 1\ngame toy rules 1 seats Freya:hrad Jack:human Ivy:human seed 7 options\n"
    assert Record.read(text).replay().rematch(8).until(0).seats[0] == Seat("Freya", "hrad")
