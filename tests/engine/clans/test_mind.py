"""How the clans are thought about: memory, worlds, fights, whole turns, what a position is worth, advice."""

from functools import partial

import pytest

from engine import Chance, Event, view
from engine.games.clans.memory import Memory
from engine.games.clans.mind import MIND
from engine.games.clans.mind.determinize import determinize
from engine.games.clans.mind.policy import policy
from engine.games.clans.mind.weights import WEIGHTS, Scale
from engine.games.clans.mind.worth import chances_to_win, left, sample
from engine.games.clans.steps.actions import Actions, Redraw
from engine.games.clans.steps.turn import RaidOrExchange
from engine.search.mind import settle
from engine.search.review import turns, weigh

from .. import thoughts
from ..advised import advised
from ..facts import facts
from ..position import play
from .table import BARE, CLANS, raid, table

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
SEARCHING = pytest.mark.parametrize("level", ["normal", "hard"])
plan = partial(thoughts.plan, MIND)
quick_game = partial(thoughts.quick_game, CLANS, policy)


# ---- memory and worlds


@SEATS
def test_a_world_looks_to_the_seat_as_the_true_one_does(seats):
    pieces = facts("clans").pieces
    for match in quick_game(seats):
        if len(match.moves) % 5:
            continue
        seat = len(match.moves) % seats
        seen = match.view(seat)
        world = determinize(seen, seat, Memory(seats, match.known(seat)), Chance(len(match.moves)))
        assert view(world, seat) == seen
        assert pieces.count(world) == pieces.count(match.state)


@SEATS
def test_the_memory_counts_the_hands(seats):
    for match in quick_game(seats):
        sizes = [len(hand) for hand in match.state.hands]
        if match.state.laid:
            sizes[match.state.turn] += 1  # it has not been shown
        assert Memory(seats, match.known(0)).size == sizes


def test_cards_that_were_kept_are_no_weaker_than_the_one_that_went():
    memory = Memory(3, [Event("draw", (1, 4)), Event("lose", (1, "3"))])
    seen = view(table("YYYY", BARE, BARE, pile="2" * 50), 0)
    for seed in range(20):
        assert set(determinize(seen, 0, memory, Chance(seed)).hands[1]) <= {"3", "4"}


# ---- what a position is worth


def test_the_chances_of_all_seats_add_up_to_one():
    for match in quick_game(4):
        assert sum(chances_to_win(match.state)) == pytest.approx(1)
        assert left(match.state) >= 1


def test_a_lead_is_worth_more_as_the_end_comes_near():
    early = chances_to_win(table(BARE, BARE, BARE, points=[8, 4, 4]))[0]
    late = chances_to_win(table(BARE, BARE, BARE, points=[34, 30, 30]))[0]
    assert 1 / 3 < early < late


@SEATS
def test_every_feature_has_a_weight(seats):
    assert set(WEIGHTS) == set(Scale._fields)
    samples = [sample(match.state, []) for match in quick_game(seats)]
    (_, features), *_ = [sample for sample in samples if sample]
    assert len(features) == seats
    assert set(features[0]) == set(Scale._fields)


# ---- turns and fights


@SEARCHING
def test_a_castle_that_scores_is_built(level):
    position = table("YYYB free", "YYY free", "YYY free", drawn="BBYYYR")
    assert {"castle", "cattle"} & {*plan(level, position)}


@SEARCHING
def test_what_the_best_actions_leave_over_is_drawn_again(level):
    steps = [RaidOrExchange(0), Actions(0), Redraw(0)]
    position = table("YYYB free", BARE, BARE, drawn="RYYYYY", todo=steps, following=0)
    found = plan(level, position)
    assert found[-1] == "redraw"
    assert "putback red" not in found
    play(position, *found)


@SEARCHING
def test_a_raid_that_is_decided_takes_weak_cards_and_no_piper(level):
    position = raid(table("YYYYYBB", "YYY cattle", BARE, hands=["14444", "111"]), "4-1 4-1")
    assert plan(level, position) == ["fight 1"]


@SEARCHING
def test_the_weakest_card_is_given_up(level):
    position = play(table("YYYY", "YYYYG", BARE, hands=["", "1234"]), "bard 2", "remove yellow", "enough")
    assert plan(level, position) == ["lose 1"]


@SEARCHING
def test_weak_cards_are_exchanged_where_no_raid_is_worth_it(level):
    strong = "Y" * 8 + "BBBB cattle"
    clans = ("YYYY cattle", strong, strong)
    position = play(table(*clans, hands=["1114"], points=[20, 20, 20], pile="3" * 30), "done")
    assert plan(level, position)[0] == "away 1"


# ---- advice


@SEATS
def test_advice_is_legal_best_first_and_worth_what_it_says(seats):
    for match in quick_game(seats, seed=5):
        if len(match.moves) % 40 == seats and len(match.legal()) > 1:
            for one in advised(MIND, match):
                assert len({name for name, _ in one.terms}) == len(one.terms) == 9


def test_advice_says_what_it_brings_and_how_likely_a_raid_is_won():
    position = table("YYYYYBBB free", "YYY cattle", "YYY cattle", drawn="RBBYYY", hands=["34444"])
    told = settle(MIND.advise(view(position, 0), position.moves(), [], Chance(1)))
    best = dict(told[0].terms)
    assert best["cattle"] + best["blue"] >= 1
    assert told[0].plan[-1].kind == "raid"
    assert best["raid"] > 60


def test_a_turn_of_a_finished_game_is_weighed():
    *_, match = quick_game(3)
    turn = turns(match, 0)[2]
    weighed = settle(weigh(match, turn))
    assert weighed is not None
    assert weighed.loss >= 0
