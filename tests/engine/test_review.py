"""Looking at a game once more, with a mind that is easy to foresee."""

from dataclasses import replace

import pytest

from engine import HUMAN, Match, Move, Seat
from engine.planning import Planning
from engine.search.mind import Advice, Mind, settle
from engine.search.review import judge, turns, weigh
from engine.search.thinking import bot_move, given
from engine.simulate import play_out

from ..toy.game import TOY

BEST, PLAYED = 600, 450


def first_is_best(view, moves, events, chance):
    yield 0
    return [Advice((moves[0],), BEST, (("points", 3),)), Advice((moves[-1],), BEST - 100, ())]


def worth(view, plan, events, chance):
    yield 0
    return PLAYED


def played(mind=None, moves=60):
    game = replace(TOY, mind=lambda: mind) if mind else TOY
    match = Match(
        TOY, [Seat("Freya", HUMAN), Seat("Jack", "greedy"), Seat("Ivy", "random")], {"first": "1"}, 7
    )
    play_out(match, moves)
    other = Match(game, match.seats, match.options, match.seed)
    for move in match.moves:
        other.play(move)
    return other


def test_turns_are_what_a_seat_played_in_one_go():
    match = played()
    for seat in (0, 1):
        for turn in turns(match, seat):
            number, end = turn.number, turn.number + len(turn.plan)
            assert tuple(match.moves[number:end]) == turn.plan
            assert {match.mover(count + 1) for count in range(number, end)} == {seat}
            assert match.undoable(number) == 0
            assert match.until(end).undoable() in (0, len(turn.plan))
            assert len(given(match, number).moves) > 1
    assert any(len(turn.plan) > 1 for turn in turns(match, 0))


def test_a_turn_that_the_adviser_does_not_name_is_weighed_by_itself():
    match = played(Mind({}, first_is_best, worth))
    for turn in turns(match, 0):
        weighed = settle(weigh(match, turn))
        best, last = given(match, turn.number).moves[0], given(match, turn.number).moves[-1]
        told = {(best,): BEST, (last,): BEST - 100}.get(turn.plan, PLAYED)
        assert (weighed.best.plan, weighed.worth) == ((best,), told)
        assert weighed.loss == BEST - told


def test_a_turn_that_comes_out_above_all_advice_is_the_best_one():
    def high(view, plan, events, chance):
        yield 0
        return BEST + 50

    match = played(Mind({}, first_is_best, high))
    turn = next(turn for turn in turns(match, 0) if len(turn.plan) > 1)
    weighed = settle(weigh(match, turn))
    assert (weighed.best.plan, weighed.loss) == (turn.plan, 0)


@pytest.mark.parametrize("mind", [Mind({}), Mind({}, first_is_best)])
def test_without_an_adviser_or_a_weight_nothing_is_said(mind):
    match = played(mind)
    turn = next(turn for turn in turns(match, 0) if len(turn.plan) > 1)
    assert settle(weigh(match, turn)) is None


def test_another_turn_is_judged_by_what_the_seat_saw_then():
    told = []

    def curious(view, plan, events, chance):
        told.append((view, plan, list(events), chance.copy()))
        yield 0
        return PLAYED

    match = played(Mind({}, first_is_best, curious))
    turn = turns(match, 0)[3]
    assert settle(judge(match, turn.number, [Move("end")])) == PLAYED
    before = match.until(turn.number)
    chance = given(match, turn.number).chance
    assert told == [(before.view(0), [Move("end")], list(before.known(0)), chance)]


def test_the_adviser_is_told_what_the_seat_saw_then():
    told = []

    def curious(view, moves, events, chance):
        told.append((view, list(moves), list(events)))
        yield 0
        return []

    match = played(Mind({}, curious))
    turn = turns(match, 0)[3]
    settle(weigh(match, turn))
    before = match.until(turn.number)
    assert told == [(before.view(0), before.legal(), list(before.known(0)))]


def test_a_plan_from_elsewhere_is_kept_to_from_the_middle_of_a_turn():
    match = played(moves=0)
    planning = Planning(match)
    while not (match.seat == 1 and match.undoable()):
        match.play(bot_move(planning))
    here = Planning(match.until(len(match.moves)))
    assert not here.planned()[0]
    here.expect([match.legal()[-1], Move("end")])
    assert here.planned() == ((match.legal()[-1], Move("end")), len(match.moves))
    assert bot_move(here) == match.legal()[-1]
