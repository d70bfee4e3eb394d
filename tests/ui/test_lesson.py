"""The first lesson: led by what glows, from its first word to its last."""

import re
from itertools import count

import pytest

from engine import HUMAN, Move, write
from ui.app import update, view
from ui.games import FACES
from ui.model import Model
from ui.pages.lesson.script import Script
from ui.table.bots import listening
from ui.table.choice import not_in_lesson
from ui.table.saving import save
from ui.table.view import scene_of, seen

from .markup import spoken
from .table import at_table, call, match, sitting

LESSON = "lesson_dealers"
MINUTES, READ, ACT = 10, 3.0, 4.0  # words that are read in a second; seconds for what is done then


def begin(*texts: str, key: str = "dealers") -> Model:
    seeds = count(7)
    model, mark = Model(draw_seed=lambda: next(seeds)), f"lesson_{key}"
    update(model, "setting", "speed", "off")
    assert ("open", mark) in update(model, "go", f"table:{mark}")
    update(model, "resume", mark, *texts)
    return model


def script(model: Model) -> Script:
    guide = sitting(model).guide
    assert isinstance(guide, Script)
    return guide


def said(model: Model) -> str:
    page = str(view(model))
    return (
        spoken(page.split('id="lesson"')[1].split(">", 1)[1].split("</section>")[0])
        if 'id="lesson"' in page
        else ""
    )


def prompt(model: Model) -> str:
    return sitting(model).face.prompt(scene_of(sitting(model)))


def follow(model: Model) -> None:
    """One thing that a person does who only looks at what glows and at the buttons."""
    here, moves = sitting(model), len(match(model).moves)
    if here.everybody_looks:
        update(model, "skip")
    elif here.private:
        update(model, "put")
    elif here.choice.asked:
        update(model, "yes")
    elif listening(here):
        update(model, "next")
    elif here.acting:
        taps = scene_of(here).taps
        if taps.glow:
            update(model, "tap", min(taps.glow))
        else:
            (button,) = taps.buttons
            update(model, "move", *button)
        assert not here.choice.refusal
    else:
        update(model, "bot", match(model).seed, moves)


def to(model: Model, moves: int) -> None:
    for _step in range(200):
        if len(match(model).moves) == moves and not (
            sitting(model).everybody_looks or sitting(model).seating.recipient is not None
        ):
            return
        follow(model)
    raise AssertionError(f"stuck after {len(match(model).moves)} moves")


@pytest.mark.parametrize("key", FACES)
def test_who_follows_what_glows_gets_to_the_end(key: str) -> None:
    model, lesson = begin(key=key), FACES[key].book().lesson()
    words, heard, looks = lesson.words, [], []
    while not sitting(model).learned:
        (looks if sitting(model).private else heard).append(said(model))
        follow(model)
    heard.append(said(model))
    assert all(look in line for look, line in zip(lesson.looks.values(), looks, strict=True))
    told = list(dict.fromkeys(heard))
    assert len(told) == len(words)
    assert all(said in line for said, line in zip(words.values(), told, strict=True))
    assert not match(model).over


@pytest.mark.parametrize("key", FACES)
def test_it_takes_no_more_than_ten_minutes(key: str) -> None:
    reading = sum(len(words.split()) for words in FACES[key].book().lesson().words.values()) / READ
    assert reading + ACT * len(script(begin(key=key)).moves) < 60 * MINUTES


def test_another_legal_move_gets_a_hint_and_is_not_played() -> None:
    model = begin()
    to(model, 10)
    others = [move for move in match(model).legal() if move != sitting(model).wanted]
    assert len(others) > 3
    for move in others:
        update(model, "move", *move)
        assert sitting(model).choice.refusal == not_in_lesson()
    update(model, "tap", "hand/ferry")
    assert sitting(model).choice.refusal == not_in_lesson()
    assert len(match(model).moves) == 10
    to(model, 11)


def test_what_the_rules_forbid_is_refused_by_the_engine() -> None:
    model = begin()
    to(model, 13)
    update(model, "tap", "hand/anvil-cup-pot")
    assert sitting(model).choice.refusal == ""  # one may always plan with a request
    update(model, "move", "route", "moor", "elgin")
    assert sitting(model).choice.refusal == "No moor path leads from Dufftown to Elgin."
    assert len(match(model).moves) == 13


def test_only_what_the_lesson_asks_for_glows() -> None:
    model = begin()
    to(model, 10)
    assert scene_of(sitting(model)).taps.glow == {"hand/moor", "dufftown"}
    assert scene_of(sitting(model)).taps.buttons == ()


def test_where_it_leaves_one_thing_to_choose_the_prompt_does_not_ask_which() -> None:
    model = begin()
    to(model, 10)
    update(model, "tap", "dufftown")
    assert prompt(model) == "Dufftown: choose moor path"


def test_who_chose_what_to_do_is_asked_for_the_card() -> None:
    model = begin(key="merchants")
    while "act/play" not in scene_of(sitting(model)).taps.glow:
        follow(model)
    update(model, "tap", "act/play")
    assert prompt(model) == "Which technique do you play?"


def test_the_bot_waits_until_what_was_said_is_read() -> None:
    model = begin()
    assert listening(sitting(model))
    assert not [effect for effect in update(model, "go", "table") if effect[0] == "later"]
    update(model, "bot", match(model).seed, 0)
    assert match(model).moves == []
    assert 'data-do="next"' in str(view(model))
    update(model, "next")
    assert match(model).moves == [Move("deal")]


@pytest.mark.parametrize("moves", [1, 12, 24, 32])
def test_it_can_be_left_and_gone_on_with(moves: int) -> None:
    model = begin()
    to(model, moves)
    ((_save, _mark, kept),) = save(sitting(model))
    again = begin(kept.sealed())
    assert len(match(again).moves) == moves
    assert said(again) == said(model) != ""
    to(again, 32)


def test_a_damaged_lesson_leads_through_no_other_game() -> None:
    model = at_table()
    other = sitting(model)
    update(model, "go", "lesson:dealers")
    update(model, "resume", LESSON, "rubbish", "")
    assert other.guide is None
    assert model.sitting is None
    assert "read beyond line 1" in str(view(model))


def test_a_step_can_be_taken_back() -> None:
    model = begin()
    to(model, 12)
    before = said(model)
    to(model, 13)
    assert said(model) != before
    update(model, "undo")
    assert said(model) == before


def test_at_its_end_the_game_goes_on_as_one_of_its_own() -> None:
    model = begin()
    to(model, 32)
    text = write(match(model))
    update(model, "next")
    update(model, "bot", match(model).seed, 32)
    assert len(match(model).moves) == 32  # nobody plays before the end was read
    effects = update(model, "play_on")
    assert ("drop", LESSON) in effects
    assert write(match(model)) == text
    assert sitting(model).mark != LESSON
    assert said(model) == ""
    call(model)
    assert len(match(model).moves) == 33


@pytest.mark.parametrize("key", FACES)
def test_nothing_is_said_twice(key: str) -> None:
    """Neither above the table what the strip says, nor beside a button to go on that a bot plays."""
    model = begin(key=key)
    while not sitting(model).learned:
        page = spoken(str(view(model)).split('id="news"')[0])
        asked = spoken(str(view(model)).split('id="prompt"')[1].split(">", 1)[1].split("</p>")[0])
        assert asked
        assert page.count(asked) == 1
        assert not listening(sitting(model)) or asked.startswith("Tap to see ")
        follow(model)


def test_cards_are_dealt_by_hand_and_spoken_of_once_they_lie() -> None:
    model = begin()
    before = said(model)
    effects = update(model, "next")
    assert sitting(model).dealing
    assert not [effect for effect in effects if effect[0] == "later"]
    assert said(model) == before
    assert 'data-setting="deal"' not in str(view(model))
    for _card in sitting(model).deal:
        update(model, "next")
    assert not sitting(model).dealing
    assert "Three piles of four cards." in said(model)


@pytest.mark.parametrize("key", FACES)
def test_whatever_is_spoken_of_can_be_asked_about_and_lies_there(key: str) -> None:
    model, shows = begin(key=key), FACES[key].book().lesson().shows
    assert shows
    for number, things in shows.items():
        to(model, number)
        page = str(view(model))
        assert f'data-shows="{" ".join(things)}"' in page
        for thing in things:
            assert sitting(model).face.help.about(thing, scene_of(sitting(model)))
            assert f'data-tap="{thing}"' in page or f'data-about="{thing}"' in page


@pytest.mark.parametrize("key", FACES)
def test_after_a_tap_it_marks_what_is_to_be_tapped_next(key: str) -> None:
    """So that who cannot read gets on, and does not let go again what was tapped."""
    model, led_on = begin(key=key), 0
    for number in range(len(script(model).moves)):
        to(model, number)
        here = sitting(model)
        wanted = here.wanted
        if not here.acting or not wanted:
            continue
        first, *others = [thing for group in here.face.taps.names(seen(here))(wanted) for thing in group] or [
            ""
        ]
        if not others:
            continue
        update(model, "tap", first)
        if here.choice.tapped and scene_of(here).taps.glow:
            found = re.search('data-shows="([^"]*)"', str(view(model)))
            assert found
            assert {*found[1].split()} == scene_of(here).taps.glow
            led_on += 1
        update(model, "cancel")
    assert led_on


def test_while_a_question_stands_it_marks_only_what_that_is_about() -> None:
    model = begin()
    to(model, [*map(str, script(model).moves)].index("reject 2"))  # and remember the first pile
    update(model, "tap", "pile/2")
    assert sitting(model).choice.asked
    assert 'data-shows="pile/2"' in str(view(model))


@pytest.mark.parametrize("key", FACES)
def test_at_its_end_it_leads_to_a_whole_game_against_the_easiest_bot(key: str) -> None:
    model = begin(key=key)
    update(model, "first_game")
    assert match(model).moves == []
    assert sitting(model).guide  # not before the end
    to(model, len(script(model).moves))
    page = str(view(model))
    assert "Well done!" in page
    assert '<p class="ask" id="prompt"></p>' in page  # nobody is asked, and nobody plays
    effects = update(model, "first_game")
    assert ("drop", f"lesson_{key}") in effects
    human, *bots = [player for _name, player in match(model).seats]
    assert human == HUMAN
    assert set(bots) == {match(model).game.levels[0]}
    assert (match(model).moves, sitting(model).guide) == ([], None)


def test_its_end_can_be_put_away_and_comes_back() -> None:
    model = begin()
    to(model, 32)
    update(model, "cancel")
    assert "Well done!" not in str(view(model))
    update(model, "open", "learned")
    assert "Well done!" in str(view(model))


def test_it_can_be_begun_once_more() -> None:
    model = begin()
    to(model, 32)
    update(model, "go", "lesson:dealers:new")
    assert match(model).moves == []
    assert sitting(model).mark == LESSON
    assert said(model)
