"""Games of rules 1: they are played as far as rules 2 agree, and say where that ends."""

from pathlib import Path

import pytest

from engine import Match, Move, RecordError
from engine.record import restore
from tests.ui.terminal.command import run

from ..records import RECORDS, replay

OLD = RECORDS / "merchants" / "rules-1"


def opened(name: str) -> tuple[Match, RecordError | None]:
    match, wrong = restore((OLD / f"{name}.rec").read_text(encoding="utf-8"))
    assert match
    return match, wrong


def test_questions_that_leave_no_choice_are_answered_where_rules_1_did_not_ask() -> None:
    """S34. It is played to its end, past every digest."""
    match, wrong = opened("three-without-pandas-and-squirrels")
    assert wrong is None
    assert match.state == replay("merchants", "three-without-pandas-and-squirrels").state
    assert match.over


def test_a_game_that_rules_1_ended_after_two_hundred_rounds_goes_on() -> None:
    """S39."""
    match, wrong = opened("two-hundred-rounds")
    assert wrong
    assert wrong.reason == ("other_rules", 1, 2)
    assert (len(match.moves), match.state.round, match.over) == (401, 201, False)
    match.play(Move("end"))


def test_a_guess_that_was_right_by_what_is_printed_is_wrong_now() -> None:
    """S18, under a Flashy Show: what follows it in the record is not legal any more."""
    match, wrong = opened("guess-under-a-show")
    assert wrong
    assert (wrong.line, wrong.reason) == (219, ("other_rules", 1, 2))
    assert match.moves[-1] == Move("guess", "3")
    assert match.events[-1] == [("guess", (0, 3, 0), None)]
    assert {move.kind for move in match.legal()} == {"value"}


@pytest.mark.parametrize("name", ["two-hundred-rounds", "guess-under-a-show"])
def test_the_command_line_says_that_the_rules_were_others(name: str) -> None:
    done = run("replay", str(Path(OLD / f"{name}.rec")))
    assert done.returncode == 2
    assert "other_rules 1 2" in done.stderr
