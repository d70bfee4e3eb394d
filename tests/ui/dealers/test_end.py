"""The end of the Dealers: told stage by stage, the numbers of the engine, and the same table once more."""

import re
from typing import Any

import pytest

from engine import Match, Seat
from engine.games.dealers import GAME
from ui.app import update, view
from ui.games import FACES
from ui.model import STALE, Model
from ui.settings import BOTS
from ui.table.reckoning import beats, outcome
from ui.table.sitting import Sitting

from ..markup import heard, spoken
from ..positions import played
from ..table import at_table, sitting
from .end import ended


def told(model: Model) -> str:
    return spoken(str(view(model)).split('id="news"')[0])


def test_the_example_of_the_rules_is_told() -> None:
    """TV1: Ivy alone has the most damage; Scott and Freya have 24 points, Scott has fewer goods."""
    assert [beat.words for beat in beats(sitting(ended()))] == [
        "Damage, Points",
        "Ivy: 7 damage, Freya: 6 damage, Jack: 6 damage, Scott: 6 damage",
        "Ivy alone has the most damage.",
        "Ivy: 7 damage, out",
        "Jack: 22 points, 1 good",
        "Freya: 24 points, 6 goods",
        "Scott: 24 points, 0 goods",
        "Scott wins on a tie, with fewer goods left.",
    ]


def test_a_beat_shows_what_was_told_and_nothing_more() -> None:
    model = ended()
    numbers = [str(view(model)).count('class="total num"><b>')]
    winner = ["Scott wins" in told(model)]
    out = ["alone has the most" in told(model)]
    while sitting(model).ending.beat is not None:
        update(model, "beat", sitting(model).ending.beat)
        numbers.append(str(view(model)).count('class="total num"><b>'))
        winner.append("Scott wins" in told(model))
        out.append("alone has the most" in told(model))
    assert numbers == [0, 4, 4, 5, 6, 7, 8, 8]
    assert winner == [False] * 7 + [True]
    assert out == [False] * 2 + [True] * 6
    assert "fewer goods win the tie" in told(model)


def test_each_beat_is_announced_once_and_comes_by_itself() -> None:
    model = ended()
    model.settings.speed = "brisk"
    assert ("later", BOTS["brisk"], "beat", 0) in update(model, "go", "table")
    said: list[str] = []
    before: dict[str, str] = {}
    while True:
        now = heard(model)
        said += [now[name] for name in now.keys() - before.keys()]
        before = now
        number = sitting(model).ending.beat
        if number is None:
            break
        effects = update(model, "beat", number)
        assert update(model, "beat", number) == [STALE]  # a second timer
        assert len(effects) == (sitting(model).ending.beat is not None)
    assert said == [beat.words for beat in beats(sitting(model))]


def test_the_end_is_a_story_although_bots_take_no_time() -> None:
    model = ended()
    update(model, "setting", "speed", "off")
    assert ("later", BOTS["fast"], "beat", 0) in update(model, "go", "table")


@pytest.mark.parametrize(("motion", "still"), [("off", "no"), ("brisk", "yes")])
def test_where_nothing_moves_all_is_told_at_once(motion: str, still: str) -> None:
    model = ended()
    update(model, "setting", "motion", motion)
    update(model, "setting", "still", still)
    assert "later" not in [effect[0] for effect in update(model, "go", "table")]
    assert "Scott wins" in told(model)


def test_all_at_once_when_asked_and_after_a_reload() -> None:
    model = ended()
    assert 'data-do="reveal"' in str(view(model))
    assert 'data-do="again"' not in str(view(model))
    update(model, "reveal")
    assert "Scott wins" in told(model)
    assert update(model, "beat", 0) == [STALE]
    assert list(heard(model).values()) == [outcome(sitting(model).match)]
    assert Sitting(sitting(model).match).ending.beat is None


def test_the_end_of_a_game_begins_at_the_first_beat() -> None:
    model = played("dealers", 2, 4, 5_000)
    last = sitting(model).match.moves[-1]
    sitting(model).match.state = sitting(model).match.past.pop()
    sitting(model).match.moves.pop()
    sitting(model).match.events.pop()
    sitting(model).play(last)
    assert sitting(model).ending.beat == 0


@pytest.mark.parametrize(
    ("piles", "words"),
    [
        (
            ((0, 4, (7,), 0), (0, 1, (3,), 0)),
            ("Ivy has 3 damage or more above the other.", "the only one left"),
        ),
        (
            ((0, 3, (7,), 0), (0, 1, (3,), 0)),
            ("Less than 3 damage lies between the two", "by the highest score"),
        ),
        (((0, 1, (7,), 0), (0, 1, (7,), 0)), ("equal in all: shared", "Ivy, Freya win together")),
        (
            ((0, 2, (7,), 0), (0, 2, (3,), 0), (0, 1, (3,), 0)),
            ("Nobody has the most damage alone", "Ivy wins"),
        ),
    ],
)
def test_why_somebody_is_out_and_wins_is_said(piles: tuple[Any, ...], words: tuple[str, ...]) -> None:
    model = ended(piles)
    update(model, "reveal")
    assert not [text for text in words if text not in told(model)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_is_the_engine_s(seats: int) -> None:
    model = played("dealers", seats, 6, 5_000)
    match = sitting(model).match
    scores = match.game.scores(match.state)
    damage, points = FACES["dealers"].ending.reckoning(match.view(None), sitting(model).seating.names)
    assert {line.seat: line.number for line in damage.lines} == {
        n: r["damage"] for n, r in enumerate(scores.rows)
    }
    assert {line.seat: line.number for line in points.lines} == {
        n: r["score"] for n, r in enumerate(scores.rows)
    }
    page = str(view(model))
    assert page.count('href="#card-feed"') == sum(row["feed"] for row in scores.rows)
    assert page.count('class="pair"') == sum(row["damage"] - row["feed"] for row in scores.rows)
    assert page.count('href="#chip-') == sum(row["goods"] for row in scores.rows)
    assert page.count('class="seal"') == sum(row["requests"] for row in scores.rows)
    numbers = page.split('class="numbers')[1]
    assert len(re.findall("<td>", numbers)) == seats * len(FACES["dealers"].ending.columns())


def test_in_a_rematch_the_horse_has_passed_on() -> None:
    model = at_table(seats=3, dealer="3", open_totals="yes")
    old = sitting(model).match
    assert old.state.horse == 2
    update(model, "again")
    new = sitting(model).match
    assert new is not old
    assert (new.seats, new.moves) == (old.seats, [])
    assert new.state.horse == 0
    assert {**new.options, "dealer": ""} == {**old.options, "dealer": ""}


def test_a_dealer_drawn_by_lot_passes_the_horse_on_too() -> None:
    for seed in range(4):
        first = Match(GAME, [Seat("Ivy"), Seat("Jack"), Seat("Ada")], {}, seed)
        horse = first.state.horse
        first.play(first.legal()[0])
        assert first.rematch(9).state.horse == (horse + 1) % 3
        assert first.rematch(9).seed == 9
