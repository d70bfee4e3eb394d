"""The review of a finished game: its curve, its turning points, and trying them once more."""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from engine import GAMES, Chance, Event, Move, write
from engine.search.mind import Advice, Mind, Thought
from ui.app import update
from ui.app import view as page
from ui.keys import sent
from ui.minds.analyst import Analyst
from ui.model import STALE, Effect, Model
from ui.pages.review.page import Page
from ui.pages.review.trial import Trial
from ui.table.clock import thinks
from ui.table.view import scene_of, seen

from ..toy.game import TOY
from .table import bots, kinds, match, opened, sealed, sitting
from .toy.table import at_toy

pytestmark = pytest.mark.usefixtures("toy")
BEST, PLAYED, STEP = 600, 100, 100


def adviser(
    view: Any, moves: Sequence[Move], events: Sequence[Event], chance: Chance
) -> Thought[Sequence[Advice]]:
    """The first move is the best one."""
    yield 0
    return [Advice((move,), BEST - STEP * place, (("points", 2),)) for place, move in enumerate(moves[:3])]


def worth(view: Any, plan: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[int]:
    """Of one that the adviser does not name; a long one is better than a short one."""
    yield 0
    return PLAYED + len(plan)


@pytest.fixture(autouse=True)
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Mind(TOY.mind().bots, adviser, worth)
    monkeypatch.setitem(GAMES, "toy", replace(TOY, mind=lambda: mind, advises=True))


@cache
def finished() -> str:
    """A person who lays one card a turn, against two bots."""
    model = at_toy(rounds="6")
    while not match(model).over:
        lay, *_others = match(model).legal()
        for move in (lay, Move("end")) if lay.kind == "lay" else (Move("end"),):
            update(model, "move", *move)
        bots(model)
    return sealed(model)


def over() -> Model:
    model = opened(finished())
    update(model, "reveal")
    return model


def thought(effects: list[Effect]) -> tuple[Any, ...]:
    """The message with which the answer to the question among these comes back."""
    ((question, *back),) = [effect[1:] for effect in effects if effect[0] == "think"]
    analyst = Analyst()
    analyst.ask(json.dumps(question))
    while not (text := analyst.step()):
        pass
    return (*back, *json.loads(text))


def reviewed() -> Model:
    model = over()
    update(model, *thought(update(model, "go", f"review:{sitting(model).mark}")))
    return model


def room(model: Model) -> Page:
    assert isinstance(model.page, Page)
    return model.page


def tried(model: Model, place: int = 0) -> Trial:
    update(model, "try", str(place))
    trial = room(model).trial
    assert trial
    return trial


# ---- looked for


def test_the_result_leads_to_the_turning_points() -> None:
    model = over()
    place = f"review:{sitting(model).mark}"
    assert f'data-do="go {place}"' in str(page(model))
    effects = update(model, "go", place)
    update(model, "share", 40)
    assert 'value="40"' in str(page(model))
    assert thinks(model)
    update(model, *thought(effects))
    assert not thinks(model)
    shown = str(page(model))
    assert shown.count('data-do="try 0"') == 2  # on the curve, and below it
    assert 'data-do="try 2"' in shown
    assert 'data-do="try 3"' not in shown
    update(model, "go", "table")
    assert "think" not in kinds(update(model, "go", place))  # they are not looked for again
    assert str(page(model)) == shown


@pytest.mark.parametrize("leave", [("go", "table"), ("go", "home"), ("go", "library")])
def test_nobody_thinks_for_who_has_left(leave: tuple[str, ...]) -> None:
    model = over()
    answer = thought(update(model, "go", f"review:{sitting(model).mark}"))
    update(model, *leave)
    assert not thinks(model)
    update(model, *answer)
    assert sitting(model).review is None


@pytest.mark.parametrize("key", "hr?")
def test_keys_of_the_table_disturb_nobody_who_waits(key: str) -> None:
    model = over()
    answer = thought(update(model, "go", f"review:{sitting(model).mark}"))
    update(model, *sent(key).split(" "))
    assert "<progress " in str(page(model))
    assert thinks(model)
    update(model, *answer)
    assert "Turning point 1." in str(page(model))


def test_an_answer_about_another_game_is_forgotten() -> None:
    model = over()
    back, seed, *rest = thought(update(model, "go", f"review:{sitting(model).mark}"))
    assert update(model, back, seed + 1, *rest) == [STALE]
    assert thinks(model)


def test_a_game_that_goes_on_has_none() -> None:
    model = at_toy()
    assert "think" not in kinds(update(model, "go", f"review:{sitting(model).mark}"))
    assert "games that are over" in str(page(model))


# ---- the curve


def test_the_curve_goes_from_the_first_turn_to_the_result() -> None:
    model = reviewed()
    found, game = room(model).found, match(model)
    assert found
    told = found.of(0, game)
    moments = [moment for moment, _worth in told]
    assert moments == sorted(moments)
    assert told[-1] == (len(game.moves), 1000 if 0 in game.game.scores(game.view(None)).winners else 0)
    for point in found.points:
        assert point.better.worth - point.worth >= 30
        assert (point.end, point.worth) in told
        assert [str(move) for move in game.moves[point.number : point.end]] == point.played


def test_axes_points_and_numbers_have_names() -> None:
    model = reviewed()
    shown = str(page(model))
    for words in (">100\u00a0%<", ">0\u00a0%<", ">Round 1<", "The chance to win, turn by turn"):
        assert words in shown
    assert shown.count('role="button" tabindex="0" aria-label="Turning point ') == 3
    assert "% instead of 60 %" in shown
    rows = shown.rsplit("As numbers", 1)[1].count("<tr>")
    found = room(model).found
    assert found
    assert rows == 1 + len(found.worths)


# ---- tried once more


def test_a_turning_point_is_seen_as_its_seat_saw_it() -> None:
    model = reviewed()
    for place in range(3):
        trial, game = tried(model, place), match(model)
        point = trial.turning
        assert seen(trial) == game.view(point.seat, point.number)
        assert list(scene_of(trial).known) == list(game.until(point.number).known(point.seat))
        assert "Find a better turn" in str(page(model))


def test_whatever_is_tried_shows_no_more_than_the_seat_knew_and_changes_no_saved_game() -> None:
    model = reviewed()
    before = write(match(model))
    for place in range(3):
        trial = tried(model, place)
        reveals, chance = trial.match.state.reveals, trial.match.state.chance
        for move in trial.match.legal():
            effects = update(model, "move", *move)
            if trial.choice.asked:
                effects = update(model, "yes")
            assert not {"save", "keep", "claim"} & {*kinds(effects)}
            assert trial.match.seat == trial.turning.seat
            assert (trial.match.state.reveals, trial.match.state.chance) == (reveals, chance)
            update(model, "restart")
            assert len(trial.match.moves) == trial.turning.number
    assert write(match(model)) == before


def complete(model: Model, trial: Trial) -> list[Effect]:
    """End the turn."""
    effects: list[Effect] = []
    while not trial.turn:
        legal = trial.match.legal()
        effects = update(model, "move", *(Move("end") if Move("end") in legal else legal[0]))
        effects = update(model, "yes") if trial.choice.asked else effects
    return effects


def test_a_turn_is_weighed_when_it_is_complete() -> None:
    model = reviewed()
    trial = tried(model)
    effects = complete(model, trial)
    assert thinks(model)
    assert "Your turn is being weighed …" in str(page(model))
    update(model, *thought(effects)[:-2], BEST, "")
    assert not thinks(model)
    assert "Found: 60 %, instead of" in str(page(model))


@pytest.mark.parametrize(("gain", "words"), [(50, "Better: "), (0, "Not better: "), (-20, "Not better: ")])
def test_it_is_compared_with_what_was_played_and_with_the_best(gain: int, words: str) -> None:
    model = reviewed()
    trial = tried(model)
    effects = complete(model, trial)
    update(model, *thought(effects)[:-2], trial.turning.worth + gain, "")
    assert words in str(page(model))
    update(model, "show")
    assert scene_of(trial).suggestion == scene_of(trial).suggestions[0]
    assert "The better turn: 60 % chance to win" in str(page(model))
    assert not trial.acting
    update(model, "restart")
    assert trial.acting
    assert not scene_of(trial).suggestions


def test_an_adviser_that_fails_is_told() -> None:
    model = reviewed()
    trial = tried(model)
    effects = complete(model, trial)
    back = thought(effects)[:-2]
    assert update(model, *back, None, "it broke") == [("warn", "it broke")]
    assert "The adviser failed." in str(page(model))
    assert update(model, *back, 500, "") == [STALE]
    assert not thinks(model)


def test_one_turning_point_leads_to_the_next_and_the_last_back_to_the_curve() -> None:
    model = reviewed()
    tried(model, 1)
    update(model, "show")
    assert 'data-do="try 2"' in str(page(model))
    tried(model, 2)
    update(model, "show")
    assert 'data-do="leave"' in str(page(model))
    assert update(model, "leave") == [("focus", "point-2")]
    assert "The chance to win" in str(page(model))


def test_escape_lets_go_first_then_leads_back_to_the_curve() -> None:
    model = reviewed()
    trial = tried(model)
    trial.choice.tapped = ("deck",)
    assert update(model, "cancel") == []
    assert not trial.choice.tapped
    update(model, "cancel")
    assert room(model).trial is None
