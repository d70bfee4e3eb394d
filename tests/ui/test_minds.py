"""How bots come to their moves: asked, called, heard, forgotten. What goes wrong; advice."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine import GAMES, Chance, Event, Move, write
from engine.search.mind import Advice, Mind, Plan, Thought
from ui.app import update
from ui.app import view as page
from ui.games.dealers.reason import reason
from ui.minds.study import Study
from ui.model import STALE, Effect, Model, Trouble
from ui.parts.bot import TEMPO
from ui.settings import BOTS
from ui.table.clock import SLOW, thinks

from .table import at_table, bots, call, deal, kinds, match, opened, sealed, sitting, to_turn

GAME = GAMES["dealers"]


def answer(*questions: dict[str, Any]) -> list[Any]:
    """Of one study, to the last of them."""
    study = Study()
    text = ""
    for question in questions:
        study.ask(json.dumps(question))
        while not (text := study.step()):
            pass
    told: list[Any] = json.loads(text)
    return told


def asked(effects: list[Effect]) -> tuple[Any, ...]:
    (question,) = [effect[1:] for effect in effects if effect[0] == "think"]
    return question


def waits() -> Model:
    """A bot is to decide."""
    model = at_table(seats=3)
    deal(model)
    return model


# ---- asked and called


def test_a_bot_is_asked_while_the_clock_runs_and_plays_when_it_rings() -> None:
    model = at_table(seats=3, speed="brisk")
    update(model, "move", "deal")
    effects = update(model, "skip")
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
    while sitting(model).waiting:
        questions.append({"do": "plan", "record": write(match(model))})
        call(model)
        update(model, "put")
    assert len(questions) > 1
    assert answer(*questions) == answer(questions[-1])


def test_bots_have_paces_of_their_own() -> None:
    assert len(set(TEMPO.values())) == len(TEMPO)
    model = waits()
    update(model, "setting", "speed", "calm")
    call(model)  # Jack
    wait = BOTS["calm"] * TEMPO["Ivy"] // 100
    assert ("later", wait, "bot", 7, 2) in [*update(model, "pause"), *update(model, "pause")]


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
    through, broken = at_table(seats=3), at_table(seats=3)
    for model in (through, broken):
        to_turn(model)
        update(model, "move", "end")
        update(model, "yes")
    while not match(broken).over and sitting(broken).waiting and not match(broken).undoable():
        call(broken)
    model = opened(sealed(broken))
    bots(model)
    bots(through)
    assert write(match(model)) == write(match(through))


# ---- what goes wrong


def failing(view: Any, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    yield 0
    raise ValueError("lost the thread")


def test_who_fails_is_stood_in_for_and_the_person_can_report_it(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = GAME.mind()
    bad = Mind({**mind.bots, "easy": failing})
    stand_in = replace(GAME, mind=lambda: bad, stand_in="random")
    monkeypatch.setitem(GAMES, "dealers", stand_in)
    model = waits()
    effects = call(model)
    assert len(match(model).moves) == 2
    assert any(effect[0] == "warn" and "lost the thread" in effect[1] for effect in effects)
    assert "Jack could not play: another bot made the move." in str(page(model))
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


# ---- advice


def adviser(
    view: Any, moves: Sequence[Move], events: Sequence[Event], chance: Chance
) -> Thought[Sequence[Advice]]:
    yield 0
    terms = (("points", 2), ("goods", -1), ("feed", 1), ("damage", 4), ("risk", 30), ("next", 14), ("end", 1))
    return [Advice((move,), 600 - 100 * place, terms) for place, move in enumerate(moves)]


def hundred(view: Any, plan: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[int]:
    yield 0
    return 100


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Mind(GAME.mind().bots, adviser, hundred)
    monkeypatch.setitem(GAMES, "dealers", replace(GAME, mind=lambda: mind, advises=True))


@pytest.mark.usefixtures("advised")
def test_who_decides_may_ask_what_to_do_and_plays_it_or_not() -> None:
    model = at_table(seats=3)
    to_turn(model)
    assert 'data-do="open advice"' in str(page(model))
    effects = update(model, "open", "advice")
    assert "The adviser is thinking …" in str(page(model))
    assert thinks(model)
    question, *back = asked(effects)
    update(model, *back, *answer(question))
    assert not thinks(model)
    shown = str(page(model))
    assert shown.count('data-do="advice ') == len(match(model).legal())  # each is a single move: all are told
    for words in (
        "60 % chance to win",
        "brings 2 points",
        "1 good less",
        "costs 1 feed card",
        "damage 4",
        "30 % risk",
        "about 1 point",
        "brings the end",
    ):
        assert words in shown
    before = list(match(model).moves)
    first = match(model).legal()[1]
    update(model, "advice", "1")
    assert match(model).moves == before
    update(model, "follow")
    assert match(model).moves == [*before, first]
    assert 'id="beside"' not in str(page(model))  # the plan was played


@pytest.mark.usefixtures("advised")
@pytest.mark.parametrize("silence", [("cancel",), ("open", "advice")])
def test_advice_that_comes_late_is_told_to_nobody(silence: tuple[str, ...]) -> None:
    model = at_table(seats=3)
    to_turn(model)
    question, *back = asked(update(model, "open", "advice"))
    assert update(model, *silence) == [("focus", "advise")]
    assert not thinks(model)
    assert update(model, *back, *answer(question)) == [STALE]


def planner(
    view: Any, moves: Sequence[Move], events: Sequence[Event], chance: Chance
) -> Thought[Sequence[Advice]]:
    """Two turns that begin alike, and one that ends at once."""
    yield 0
    good = next(move for move in moves if move.kind == "route")
    return [
        Advice((good, Move("leave"), Move("end")), 600, (("points", 2),)),
        Advice((Move("end"),), 500, (("damage", 3),)),
        Advice((good, Move("leave")), 400, ()),
    ]


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch) -> Model:
    mind = Mind(GAME.mind().bots, planner, hundred)
    monkeypatch.setitem(GAMES, "dealers", replace(GAME, mind=lambda: mind, advises=True))
    model = at_table(seats=3)
    to_turn(model)
    question, *back = asked(update(model, "open", "advice"))
    update(model, *back, *answer(question))
    return model


def test_the_ways_are_drawn_on_the_table(planned: Model) -> None:
    """Their roads with the numbers of the steps, the cards that are played, the chances at the ends."""
    best, ends, _other = sitting(planned).scene().ways
    _route, card, village = best.moves[0]
    assert (best.letter, best.chance, best.chosen, ends.letter) == ("A", 60, True, "B")
    assert [len(step.moves) for step in best.steps] == [2, 1]  # what is left goes along with the way there
    assert best.things == (f"hand/{card}", village, "do-leave", "do-end")
    shown = str(page(planned))
    assert shown.count("data-way") == 1
    assert f'data-at="hand/{card}">1<' in shown
    assert 'data-at="do-end">2<' in shown
    assert f'data-at="{village}"' not in shown  # the map draws it
    for chance in ("A 60\u00a0%", "C 40\u00a0%"):
        assert f">{chance}<" in shown
    update(planned, "advice", "1")
    assert "data-way" not in str(page(planned))
    assert sitting(planned).scene().way == ends._replace(chosen=True)


def test_who_follows_a_way_is_shown_what_is_left_of_it(planned: Model) -> None:
    number = len(match(planned).moves)
    update(planned, "follow")
    assert [each.plan for each in sitting(planned).counsel.told] == [["leave", "end"], ["leave"]]  # type: ignore[union-attr]
    update(planned, "undo")
    assert sitting(planned).counsel is None  # that was another moment
    assert len(match(planned).moves) == number
    update(planned, "open", "advice")
    assert sitting(planned).counsel.waits  # type: ignore[union-attr]


def test_who_plays_something_else_is_left_alone(planned: Model) -> None:
    told = [str(way.moves[0]) for way in sitting(planned).scene().ways]
    other = next(move for move in match(planned).legal() if str(move) not in told)
    update(planned, "move", *other)
    update(planned, "yes")
    assert sitting(planned).counsel is None
    assert 'class="waymarks"' not in str(page(planned))


def test_the_advice_has_a_drawer_of_its_own_as_long_as_it_is_there(planned: Model) -> None:
    assert 'data-drawer="beside"' in str(page(planned))
    update(planned, "drawer", "hand")
    assert 'id="tab-beside"' in str(page(planned))
    update(planned, "drawer", "beside")
    update(planned, "cancel")
    assert 'data-drawer="hand"' in str(page(planned))
    assert 'id="tab-beside"' not in str(page(planned))


@pytest.mark.usefixtures("advised")
@pytest.mark.parametrize("people", [0, 2])
def test_no_advice_while_covered_or_while_others_play(people: int) -> None:
    model = at_table(people=people, seats=3)
    update(model, "open", "advice")
    assert not sitting(model).layout.sheet


def test_no_advice_without_an_adviser() -> None:
    model = at_table(seats=3)
    to_turn(model)
    if not GAME.advises:
        assert "open advice" not in str(page(model))
        assert update(model, "open", "advice") == []


@pytest.mark.parametrize("key", GAMES)
def test_a_game_says_whether_it_has_an_adviser(key: str) -> None:
    assert GAMES[key].advises == bool(GAMES[key].mind().advise)


# ---- reasons


@pytest.mark.parametrize("tenths", range(-12, 13))
def test_no_reason_promises_nothing(tenths: int) -> None:
    """The next turn of the Dealers is told in tenths."""
    said = reason("next", tenths)
    assert said == ("promises about 1 point for the next turn" if tenths > 5 else "")
