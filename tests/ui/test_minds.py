"""How bots come to their moves: asked, called, heard, forgotten, and what goes wrong. At the toy."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine import GAMES, Chance, Event, Move, write
from engine.search.mind import Mind, Plan, Thought
from ui.app import update
from ui.app import view as page
from ui.minds.analyst import Analyst
from ui.model import STALE, Model, Trouble
from ui.parts.bot import TEMPO
from ui.settings import BOTS
from ui.table.bots import waiting
from ui.table.clock import SLOW, thinks

from ..toy.game import TOY
from . import table
from .analyst import answer, asked
from .table import bots, call, kinds, match, opened, sealed, sitting
from .toy.table import at_toy

pytestmark = pytest.mark.usefixtures("toy")


def waits() -> Model:
    """A bot is to decide."""
    model = at_toy()
    update(model, "move", "end")
    return model


# ---- asked and called


def test_a_bot_is_asked_while_the_clock_runs_and_plays_when_it_rings() -> None:
    model = at_toy()
    update(model, "setting", "speed", "brisk")
    effects = update(model, "move", "end")
    question, *back = asked(effects)
    assert question == {"do": "plan", "record": write(match(model))}
    assert ("later", BOTS["brisk"], "bot", 7, 1) in effects
    assert update(model, *back, *answer(question)) == [STALE]
    assert len(match(model).moves) == 1
    assert "save" in kinds(update(model, "bot", 7, 1))
    assert len(match(model).moves) == 2


def test_a_bot_that_is_called_before_it_has_thought_plays_when_it_has() -> None:
    model = waits()
    effects = update(model, "bot", 7, 1)
    assert ("later", SLOW, "slow", 7, 1) in effects
    assert len(match(model).moves) == 1
    question, *back = asked(effects)
    assert "save" in kinds(update(model, *back, *answer(question)))
    assert len(match(model).moves) == 2


def test_who_thinks_for_long_is_said_to_think_once() -> None:
    model = waits()
    assert update(model, "slow", 7, 1) == [STALE]  # nobody has called it
    update(model, "bot", 7, 1)
    assert "Jack is thinking" not in str(page(model))
    update(model, "slow", 7, 1)
    assert str(page(model)).count("Jack is thinking …") == 2  # the prompt, and what is announced
    assert str(page(model)).count('id="news-thinks-1"') == 1
    call(model)
    assert "Jack is thinking" not in str(page(model))
    assert update(model, "slow", 7, 1) == [STALE]


def test_the_same_plan_is_found_by_who_knows_the_game_and_by_who_reads_all_of_it() -> None:
    model = waits()
    questions = []
    while waiting(sitting(model)):
        questions.append({"do": "plan", "record": write(match(model))})
        call(model)
    assert len(questions) > 1
    assert answer(*questions) == answer(questions[-1])


def test_bots_have_paces_of_their_own() -> None:
    assert len(set(TEMPO.values())) == len(TEMPO)
    model = waits()
    update(model, "setting", "speed", "calm")
    while match(model).seat == 1:  # Jack
        call(model)
    wait = BOTS["calm"] * TEMPO["Ivy"] // 100
    assert ("later", wait, "bot", 7, len(match(model).moves)) in [
        *update(model, "pause"),
        *update(model, "pause"),
    ]


# ---- forgotten


def test_a_thought_for_a_moment_that_is_over_is_forgotten() -> None:
    model = waits()
    question, *back = asked(update(model, "bot", 7, 1))
    plan = answer(question)
    update(model, *back, *plan)
    after = write(match(model))
    assert update(model, *back, *plan) == [STALE]
    assert update(model, "thought", 8, 2, *plan) == [STALE]
    assert write(match(model)) == after


@pytest.mark.parametrize("leave", [("go", "home"), ("elsewhere",), ("rewind", "0")])
def test_nobody_waits_for_a_thought_elsewhere_and_it_plays_nothing(leave: tuple[str, ...]) -> None:
    model = waits()
    question, *back = asked(update(model, "bot", 7, 1))
    assert thinks(model)
    update(model, *leave)
    assert not thinks(model)
    assert update(model, *back, *answer(question)) == [STALE]
    assert len(match(model).moves) == 1


@pytest.mark.parametrize("hold", [("open", "menu"), ("pause",)])
def test_a_thought_waits_below_a_sheet_and_in_a_pause(hold: tuple[str, ...]) -> None:
    model = waits()
    question, *back = asked(update(model, "bot", 7, 1))
    update(model, *hold)
    update(model, *back, *answer(question))
    assert len(match(model).moves) == 1
    effects = update(model, "cancel") if hold[0] == "open" else update(model, "pause")
    assert kinds(effects) == ["later"]  # the thought is kept
    update(model, *effects[0][2:])
    assert len(match(model).moves) == 2


def test_after_a_break_in_mid_turn_the_bots_go_on_as_they_meant_to() -> None:
    through, broken = at_toy(), at_toy()
    for model in (through, broken):
        update(model, "move", "end")
    while not match(broken).over and waiting(sitting(broken)) and not match(broken).undoable():
        call(broken)
    model = opened(sealed(broken))
    bots(model)
    bots(through)
    assert write(match(model)) == write(match(through))


# ---- what goes wrong


def failing(view: object, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    yield 0
    raise ValueError("lost the thread")


def test_who_fails_is_stood_in_for_and_the_person_can_report_it(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = TOY.mind()
    bad = Mind({**mind.bots, "greedy": failing})
    stand_in = replace(TOY, mind=lambda: bad, stand_in="random")
    monkeypatch.setitem(GAMES, "toy", stand_in)
    monkeypatch.setattr(table, "ANALYST", Analyst())  # the usual one knows the game with its usual bots
    model = waits()
    effects = call(model)
    assert len(match(model).moves) == 2
    assert any(effect[0] == "warn" and "lost the thread" in effect[1] for effect in effects)
    assert "Jack could not play: another bot made the move." in str(page(model))
    assert "The file holds the secrets of all hands." in str(page(model))
    (report,) = update(model, "report")
    assert report[0] == "download"
    assert report[2].startswith(write(match(model)))
    assert "lost the thread" in report[2]
    update(model, "let_be")
    assert "could not play" not in str(page(model))


def test_code_that_does_not_arrive_is_told_until_it_is_there() -> None:
    model = waits()
    update(model, "bot", 7, 1)
    update(model, "minds", False)
    assert "did not arrive" in str(page(model))
    update(model, "minds", True)
    assert "did not arrive" not in str(page(model))
    call(model)
    assert len(match(model).moves) == 2


def test_code_that_came_takes_no_other_trouble_away() -> None:
    model = waits()
    model.trouble = Trouble("The other save was damaged.")
    update(model, "minds", True)
    assert "damaged" in str(page(model))


@pytest.mark.parametrize("key", GAMES)
def test_a_game_says_whether_it_has_an_adviser(key: str) -> None:
    assert GAMES[key].advises == bool(GAMES[key].mind().advise)
