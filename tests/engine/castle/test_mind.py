"""How the castle is thought about: worlds, what is known of them, whole turns, levels, advice."""

from functools import partial

import pytest

from engine import GAMES, HIDDEN, Chance, Event, Match, Move, Seat, view
from engine.games.castle.memory import Memory
from engine.games.castle.mind import MIND
from engine.games.castle.mind.cheese import FAR, GUESSED, distances
from engine.games.castle.mind.determinize import World, determinize
from engine.games.castle.mind.levels import known
from engine.games.castle.mind.rollouts import Meant, after_replies, evaluate
from engine.games.castle.mind.turn import turns
from engine.games.castle.mind.weights import WEIGHTS, Scale
from engine.games.castle.mind.worth import dangers, sample
from engine.games.castle.tables import FLOOR, PLAIN
from engine.search.mind import settle
from engine.simulate import play_out

from .. import thoughts
from ..advised import advised
from ..facts import facts
from ..position import play
from .table import table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEARCHING = pytest.mark.parametrize("level", ["normal", "hard"])
plan = partial(thoughts.plan, MIND)


def played(seats, seed=3, bots=("easy", "greedy", "random", "easy"), moves=120, **options):
    """A match of quick bots after so many moves, or over."""
    match = Match(GAMES["castle"], [Seat(f"Seat {n}", bots[n]) for n in range(seats)], options, seed)
    play_out(match, moves)
    return match


def moments(match):
    """Where a seat had to decide, with what it saw and knew."""
    for number in range(len(match.moves)):
        seat = match.state_at(number).seat
        until = match.until(number)
        yield until.state, until.view(seat), until.known(seat), seat


def world(position, **tiles):
    """All that lies there is known, but the squares that are named: those are guessed."""
    table = position.copy()
    table.floor.update(tiles)
    return World(**table.__dict__, known=frozenset(FLOOR).difference(tiles))


# ---- worlds


@SEATS
@pytest.mark.parametrize("peek", ["no", "yes"])
def test_a_world_looks_to_the_seat_as_the_true_one_does(seats, peek):
    pieces = facts("castle").pieces
    for state, seen, events, seat in list(moments(played(seats, peek=peek)))[::9]:
        thought = determinize(seen, seat, known(Memory(seen.plan, events)), Chance(7))
        assert view(thought, seat).floor == seen.floor
        assert pieces.count(thought) == pieces.count(state)
        assert HIDDEN not in thought.floor.values()


@SEATS
def test_who_remembers_all_knows_the_floor_under_the_roofs_through_every_push(seats):
    for state, seen, events, seat in list(moments(played(seats)))[::9]:
        thought = determinize(seen, seat, known(Memory(seen.plan, events)), Chance(7))
        assert all(thought.floor[square] == state.floor[square] for square in thought.known)
        assert thought.known >= {square for square, tile in seen.floor.items() if tile != HIDDEN}


def test_what_is_known_moves_along_with_a_push_and_grows_when_a_room_is_opened():
    thought = world(table("a1", "g7", unroofed="g2"), b2=PLAIN, f2="trap")
    play(thought, "push row2-left")
    assert {"a2", "b2", "c2"} & thought.known == {"a2", "b2"}  # b2 came from a2, c2 from b2
    assert "g2" in thought.known  # it came from f2, into the light
    play(thought, "uncover roof-b1")
    assert "b1" in thought.known


def test_tiles_that_nobody_saw_are_dealt_anew_in_each_world():
    seen = view(table("a1", "g7", floor="b2=trap d4=lantern"), 0)
    chance = Chance(1)
    floors = {tuple(determinize(seen, 0, {"b2": "trap"}, chance).floor.values()) for _ in range(10)}
    assert len(floors) == 10
    assert {floor[FLOOR.index("b2")] for floor in floors} == {"trap"}


# ---- what a position is worth


def test_the_fewest_actions_to_two_mice_on_a_kind():
    position = table("b1 f1", "g7", floor="b2=lantern f2=lantern", unroofed="a2 e2")
    (near, *rest), _ = distances(world(position))
    assert near == 3  # a roof and a step, and a push brings the other
    assert rest == [FAR] * 6
    (guessed, *_), _ = distances(world(position, f2="lantern"))
    assert guessed == near + GUESSED


def test_a_push_may_bring_the_second_tile():
    position = table("b1 d1", "g7", floor="b1=lantern", unroofed="b1 d1", spare="lantern")
    (near, *_), _ = distances(world(position))
    assert near == 1


def test_dangers_are_the_pushes_that_bring_a_trap():
    """Beside a trap on a crossing, at the edge with a trap as spare tile, and on a raised square."""
    assert dangers(world(table("d3", "c3", floor="d4=trap"))) == [1, 0]
    assert dangers(world(table("b1", "d4", spare="trap"))) == [1, 0]
    assert dangers(world(table("d4", "g7", floor="c4=trap e4=trap d3=trap d5=trap"))) == [4, 0]


def test_another_seat_replies_with_the_push_that_suits_it():
    """It drops the mouse beside the trap; without the trap nobody comes to harm."""
    safe = world(table("d3 b3", "f3 f5", left=0))
    exposed = world(table("d3 b3", "f3 f5", floor="d2=trap", left=0))
    assert after_replies(exposed, 0) < after_replies(safe, 0)


def test_a_turn_goes_on_as_suits_what_came_to_light():
    """Two ways were found beyond the roof: one for a mousetrap below it, one for the second lantern."""
    ready = {"unroofed": "b1 d1", "left": 2, "floor": "b1=lantern"}
    seen = [
        world(table("b1 c1", "g7", **{**ready, "floor": f"b1=lantern c2={tile}"}))
        for tile in ("lantern", "trap")
    ]
    lifted = [Move("uncover", "roof-c2")]
    onto, away = [Move("run", "c1", "c2")], [Move("end")]
    for floor in seen:
        tried = [Meant(lifted, rests) for rests in ([onto, away], [away, onto], [away])]
        settle(evaluate(0, tried, floor))
        both, turned, one = (each.worth for each in tried)
        assert both == turned >= one
    settle(evaluate(0, tried := [Meant(lifted, [onto, away]), Meant(lifted, [away])], seen[0]))
    assert tried[0].worth > tried[1].worth


def test_every_seat_has_each_weight_and_there_is_something_to_learn():
    assert all(tuple(weights) == Scale._fields for weights in WEIGHTS.values())
    match = played(3)
    found = [sample(state, events) for state, _view, events, _seat in moments(match)]
    assert 0 < len([one for one in found if one]) < len(found)
    for left, rows in filter(None, found):
        assert 1 <= left <= 4
        assert all(tuple(row) == Scale._fields for row in rows)


# ---- whole turns, levels


def test_turns_with_equal_positions_count_once():
    position = world(table("b1 d1", "g7", unroofed="b1 d1", left=2))
    lines = settle(turns(position, 0, 20))
    ends = [
        (
            frozenset(line.state.mice.items()),
            line.state.roofs,
            tuple(line.state.floor.values()),
            line.state.todo[-1],
        )
        for line in lines
    ]
    assert len(set(ends)) == len(ends)


@SEARCHING
def test_two_mice_are_led_onto_the_same_cheese(level):
    position = table(
        "b1 d1",
        "g7",
        floor="b2=lantern d2=lantern",
        unroofed="b1 b2 d1 d2",
        kinds=["ashpeak birchlog moonwheel"],
    )
    while position.todo and position.seat == 0:
        play(position, *plan(level, position))
    assert "lantern" in position.kinds[0]


@pytest.mark.parametrize("luck", range(4))
@SEARCHING
def test_a_third_fall_is_a_weapon_only_for_who_wins_by_it(level, luck):
    """R20: the push from the left drops Jack's third mouse. With three seats Ivy has the most kinds."""
    thrust = "push row4-left"
    ready = {"floor": "d4=trap", "unroofed": "d4 e4", "fallen": [0, 2, 0], "left": 1}
    wins = table("a1", "e4", "g7", kinds=["ashpeak", "lantern", ""], **ready)
    loses = table("a1", "e4", "g7", kinds=["ashpeak", "lantern", "birchlog sweetheart"], **ready)
    assert plan(level, wins, seed=luck)[0] == thrust
    assert plan(level, loses, seed=luck)[0] != thrust


@pytest.mark.parametrize("luck", range(8))
def test_easy_drops_nobodys_mouse(luck):
    position = table("a1", "e4", floor="d4=trap", unroofed="d4 e4", fallen=[0, 2], kinds=["ashpeak", ""])
    assert plan("easy", position, seed=luck)[0] != "push row4-left"


def test_easy_does_not_follow_pushes_and_forgets_what_is_older_than_a_round():
    opened = Event("uncover", ("roof-b1", "b1", "lantern"), None)
    pushed = Event("push", ("colb-top", PLAIN, PLAIN), None)
    still = Memory("front", [opened, pushed])
    assert known(still)["b2"] == "lantern"  # whoever follows it
    first, second = (Event("end", (seat,), None) for seat in (0, 1))
    roofed = [opened, first, Event("roof", ("roof-b1",), None)]
    assert "b1" in Memory("front", [*roofed, second]).since(2)
    assert "b1" not in Memory("front", [*roofed, second, first]).since(2)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_what_no_seat_sees_moves_no_bot(level):
    """All tiles under the roofs are changed: the same view, the same events, the same plan."""
    pieces = facts("castle").pieces
    for state, seen, events, seat in list(moments(played(2)))[20::23]:
        other = pieces.hide_again(state, seat, Chance(11))
        told = [
            settle(MIND.bots[level](view(one, seat), one.moves(), events, Chance(5)))
            for one in (state, other)
        ]
        assert view(other, seat) == seen
        assert told[0] == told[1]


def test_two_hard_bots_do_not_push_to_and_fro_for_ever():
    match = Match(GAMES["castle"], [Seat("Freya", "hard"), Seat("Jack", "hard")], {}, 1)
    play_out(match, 400)
    assert match.over


# ---- advice


@SEATS
def test_advice_is_legal_and_says_why(seats):
    match = played(seats, moves=40)
    for one in advised(MIND, match):
        assert [name for name, _ in one.terms] == ["kinds", "nearer", "seen", "drops", "gifts", "danger"]


def test_advice_for_the_first_mouse():
    match = Match(GAMES["castle"], [Seat("Freya"), Seat("Jack")], {}, 1)
    assert {one.plan[0].kind for one in advised(MIND, match)} == {"tower"}


def test_the_cheese_within_reach_is_advised_first_and_told():
    position = table("b1 d1", "g7", floor="b2=lantern d2=lantern", unroofed="b1 b2 d1 d2")
    advice = settle(MIND.advise(view(position, 0), position.moves(), [], Chance(1)))
    assert dict(advice[0].terms)["kinds"] == 1
    assert {Move("run", "b1", "b2"), Move("run", "d1", "d2")} <= {*advice[0].plan}
