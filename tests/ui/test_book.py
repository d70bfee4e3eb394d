"""The book of a game: its rules are all there, its demos and its lesson are games that can be played."""

import re
from functools import cache
from pathlib import Path

import pytest

from engine import HUMAN, IllegalMove, Move, games, seat_name
from ui.book import Demo
from ui.games import FACES

from .demos import replayed
from .facts import facts

DEMOS = [(key, name, demo) for key in FACES for name, demo in FACES[key].book().demos().items()]
TRIED = [(key, demo, number) for key, _name, demo in DEMOS for number in demo.tried]


@cache
def told(key: str) -> set[str]:
    return {
        rule
        for chapter in FACES[key].book().chapters()
        for paragraph in chapter.paragraphs
        for rule in paragraph.rules
    }


# ---- the rules


@pytest.mark.parametrize("key", FACES)
def test_every_rule_and_ruling_that_a_player_meets_is_told(key: str) -> None:
    text = (Path(games.__file__).parent / key / "RULES.md").read_text(encoding="utf-8")
    sheet = {"".join(found) for found in re.findall(r"^- \*\*(R\d+b?)\b|^\| (S\d+) \|", text, re.MULTILINE)}
    assert told(key) == sheet - facts(key).unsaid
    assert {rule for demo in FACES[key].book().demos().values() for rule in demo.rules} <= told(key)


@pytest.mark.parametrize("key", FACES)
def test_every_demo_is_shown_by_the_rules(key: str) -> None:
    shown = {paragraph.demo for chapter in FACES[key].book().chapters() for paragraph in chapter.paragraphs}
    assert shown - {""} == set(FACES[key].book().demos())


@pytest.mark.parametrize("key", FACES)
def test_sentences_are_short(key: str) -> None:
    book = FACES[key].book()
    said = [paragraph.text for chapter in book.chapters() for paragraph in chapter.paragraphs]
    said += [caption for demo in book.demos().values() for caption in demo.captions.values()]
    said += book.lesson().words.values()
    for sentence in (sentence for text in said for sentence in re.split(r"(?<=[.:;!]) ", text)):
        assert len(sentence.split()) <= 26, sentence


# ---- the demos


@pytest.mark.parametrize(("key", "name", "demo"), DEMOS)
def test_a_demo_is_a_game_that_was_played_and_shows_little_of_it(key: str, name: str, demo: Demo) -> None:
    match = replayed(demo.record)
    moments = list(demo.captions)
    assert match.game.key == key
    assert 2 <= len(moments) <= 8
    assert moments == sorted(moments)
    assert 0 <= moments[0] < moments[-1] <= len(match.moves)
    assert set(demo.tried) <= set(moments)
    assert len([seat for seat in match.seats if seat.player == HUMAN]) == 1
    assert all(seat_name(seat.name) for seat in match.seats)


@pytest.mark.parametrize(("key", "demo", "number"), TRIED)
def test_what_is_tried_is_refused_by_the_engine_in_words(key: str, demo: Demo, number: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        replayed(demo.record).until(number).check(Move.parse(demo.tried[number]))
    assert FACES[key].refusal(refused.value.args) != FACES[key].refusal(("nonsense",))


# ---- the lesson


@pytest.mark.parametrize("key", FACES)
def test_the_lesson_is_short_and_says_what_to_do_before_the_person_moves(key: str) -> None:
    """At once for a few moves, like one that pays card by card."""
    lesson = FACES[key].book().lesson()
    match = replayed(lesson.record)
    assert len(lesson.words) <= 25
    (person,) = [seat for seat, (_name, player) in enumerate(match.seats) if player == HUMAN]
    mine = [number for number in range(len(match.moves)) if match.mover(number + 1) == person]
    assert all({number, number - 1, number - 2} & {*lesson.words} for number in mine)
    assert all(number in lesson.words for number in mine if number - 1 not in mine)
    bots = {number for number in lesson.words if number < len(match.moves)} - {*mine}
    assert bots == {*lesson.pauses}
    assert max(lesson.words) == len(match.moves)
    assert not match.over
