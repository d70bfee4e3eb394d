"""R1–R22."""

from collections import Counter

import pytest

from engine.games.castle.scores import scores
from engine.games.castle.tables import CHEESES, FLOOR, ROOMS, TILES, TOWERS

from ..position import moves, play, told, why_not
from .table import roofed, started, table

# --- set-up


def test_r1_every_floor_square_has_a_tile_one_is_left_over_and_all_rooms_are_roofed():
    position = started(3)
    assert tuple(position.floor) == FLOOR
    assert Counter([*position.floor.values(), position.spare]) == Counter(TILES)
    assert roofed(position) == set(FLOOR)


@pytest.mark.parametrize("plan", ROOMS)
def test_r1_the_plan_is_an_option(plan):
    position = started(2, plan=plan)
    assert position.roofs == tuple(ROOMS[plan])


def test_r2_each_puts_a_mouse_on_a_free_tower_and_keeps_three():
    position = started(3, first="2")
    assert moves(position) == ["tower a1", "tower g1", "tower a7", "tower g7"]
    play(position, "tower g1")
    assert moves(position) == ["tower a1", "tower a7", "tower g7"]
    assert why_not(position, "tower g1") == ("occupied", "g1")
    play(position, "tower a1", "tower a7")
    assert position.mice == {"g1": 1, "a1": 2, "a7": 0}
    assert position.reserve == [3, 3, 3]


def test_r3_the_first_seat_begins_and_the_others_follow_clockwise():
    position = started(3, first="3")
    order = []
    for square in ("a1", "g1", "a7"):
        order.append(position.seat)
        play(position, f"tower {square}")
    for _ in range(4):
        order.append(position.seat)
        play(position, "end")
    assert order == [2, 0, 1, 2, 0, 1, 2]


def test_r4_four_kinds_win():
    position = table("b2 d2 f2", floor="b2=lantern c2=lantern", kinds=["moonwheel peephole bluebrick"])
    play(position, "run d2 c2")
    assert position.kinds[0] == ("moonwheel", "peephole", "bluebrick", "lantern")
    assert position.todo == []
    assert scores(position).winners == (0,)


# --- the turn


def test_r5_four_actions_in_any_order_or_fewer():
    position = play(table("a1", "g7"), "push row2-left", "uncover roof-b1", "run a1 b1", "run b1 c1")
    assert moves(position) == ["end"]
    assert why_not(position, "run c1 b1") == ("no_actions",)
    assert moves(play(table("a1", "g7")), "end") == ["end"]


def test_r5_one_push_a_turn():
    position = play(table("a1", "g7"), "push row2-left")
    assert moves(position, "push") == []
    assert why_not(position, "push row4-left") == ("pushed_already",)
    assert moves(play(position, "end"), "push") != []


def test_r6_uncover_takes_off_a_roof_that_touches_an_own_mouse_by_side_or_corner():
    """Around a1: b1 and a2 by side, b2 by corner; a2 and b2 are one room."""
    position = table("a1", "g7")
    assert moves(position, "uncover") == ["uncover roof-b1", "uncover roof-a2"]
    assert why_not(position, "uncover roof-d1") == ("not_touching", "roof-d1")
    corner_only = table("b3", "g7")  # in the room of a2: d4 is out of reach, c4 touches by corner
    assert "uncover roof-a4" in moves(corner_only)
    assert "uncover roof-c3" in moves(corner_only)
    assert "uncover roof-d4" not in moves(corner_only)


def test_r6_one_action_a_roof_and_all_squares_of_the_room_are_open_for_everybody():
    position = play(table("a1", "g7", floor="b2=trap"), "uncover roof-a2")
    assert moves(position, "uncover")
    assert position.todo[-1].left == 3
    assert {"a2", "b2", "b3"}.isdisjoint(roofed(position))
    assert told(position) == [("uncover", ("roof-a2", "a2", "plain", "b2", "trap", "b3", "plain"), None)]


def test_r7_run_is_a_step_by_a_side_never_by_a_corner():
    position = table("b2", "g7", unroofed="b1 c2")
    assert moves(position, "run") == ["run b2 b1", "run b2 c2", "run b2 b3", "run b2 a2"]
    assert why_not(position, "run b2 c1") == ("too_far", "c1")
    assert why_not(position, "run b2 a3") == ("too_far", "a3")
    assert why_not(position, "run g7 f7") == ("no_mouse", "g7")


def test_r7_also_from_a_tower():
    position = play(table("a1", "g7", unroofed="b1"), "run a1 b1")
    assert position.mice == {"b1": 0, "g7": 1}


def test_r8_a_mouse_of_the_reserve_comes_onto_any_free_tower():
    position = table("b2", "g7")
    assert moves(position, "enter") == ["enter a1", "enter g1", "enter a7"]
    play(position, "enter a7")
    assert position.mice["a7"] == 0
    assert position.reserve[0] == 2
    assert position.todo[-1].left == 3
    assert why_not(table("b2 b3 d2 f2", "g7"), "enter a1") == ("no_reserve",)


def test_r9_no_roofed_square_no_trap_no_tower_and_not_off_the_board():
    position = table("b1", "g7", floor="b2=trap", unroofed="b2")
    assert moves(position, "run") == ["run b1 c1"]
    assert why_not(position, "run b1 b2") == ("trap", "b2")
    assert why_not(position, "run b1 a1") == ("no_return", "a1")
    assert why_not(position, "run b1 d1") == ("roofed", "d1")
    assert why_not(position, "run b1 b0") == ("no_square",)


def test_r10_one_mouse_a_square_towers_included():
    position = table("b1 a1", "c1 g7")
    assert why_not(position, "run b1 c1") == ("occupied", "c1")
    assert why_not(position, "enter a1") == ("occupied", "a1")


def test_r11_a_jump_costs_an_action_for_each_square_of_the_way():
    position = play(table("a2", "b2", unroofed="c2"), "run a2 c2")
    assert position.mice == {"c2": 0, "b2": 1}
    assert position.todo[-1].left == 2
    over_own = play(table("a2 b2", "g7", unroofed="c2"), "run a2 c2")
    assert over_own.todo[-1].left == 2


def test_r12_twelve_slots_whatever_lies_there():
    position = table("a1", "g7", spare="trap")
    assert moves(position, "push") == [
        f"push {slot}"
        for slot in (
            "row2-left row2-right row4-left row4-right row6-left row6-right "
            "colb-top colb-bottom cold-top cold-bottom colf-top colf-bottom"
        ).split()
    ]
    play(position, "push colb-bottom")
    assert position.floor["b7"] == "trap"
    assert position.todo[-1].left == 3


def test_r12_tiles_under_roofs_move_too_and_the_last_one_is_the_new_spare_tile():
    position = table("a1", "g7", floor="b1=moonwheel b2=trap b7=lantern", spare="birchlog")
    play(position, "push colb-top")
    assert [position.floor[f"b{row}"] for row in "123"] == ["birchlog", "moonwheel", "trap"]
    assert position.spare == "lantern"
    assert told(position) == [("push", ("colb-top", "birchlog", "lantern"), None)]


def test_r13_mice_stay_where_they_stand():
    position = play(table("b2", "g7", floor="b2=moonwheel"), "push row2-left")
    assert position.mice == {"b2": 0, "g7": 1}
    assert position.floor["c2"] == "moonwheel"


def test_r14_a_trap_under_a_mouse_takes_it_out_of_the_game():
    position = play(table("b2", "c2 g7", floor="a2=trap b2=trap"), "push row2-left")
    assert position.mice == {"g7": 1}
    assert position.fallen == [1, 1]
    assert position.reserve == [3, 2]
    assert told(position, "fall") == [("fall", ("b2", 0), None), ("fall", ("c2", 1), None)]


def test_r15_raised_squares_have_no_tile():
    position = table("c1 e1", "g7")
    assert "c1" not in position.floor
    play(position, "push colb-top", "run c1 b1")
    assert position.kinds == [(), ()]


# --- cheese


def test_r16_two_own_mice_on_the_same_cheese_bring_its_tile():
    position = table("b2 c3", "b4 g7", floor="b2=lantern b3=lantern b4=lantern")
    play(position, "run c3 b3")
    assert position.kinds == [("lantern",), ()]
    assert told(position, "cheese") == [("cheese", (0, "lantern"), None)]


def test_r16_also_in_the_turn_of_somebody_else():
    position = play(table("a1", "b2 d6", floor="a2=lantern d6=lantern"), "push row2-left")
    assert position.kinds == [(), ("lantern",)]


def test_r17_each_kind_once_several_kinds_a_turn():
    position = table("b2 c3", "g7", floor="b2=lantern b3=lantern a2=plain", kinds=["lantern"])
    play(position, "run c3 b3")
    assert position.kinds[0] == ("lantern",)
    assert told(position, "cheese") == []


# --- the end of the turn


def test_r18_rooms_without_a_mouse_get_their_roofs_back():
    position = table("b2", "g2", unroofed="b1 d1")
    play(position, "end")
    assert told(position, "roof") == [("roof", ("roof-b1",), None), ("roof", ("roof-d1",), None)]
    assert {"b1", "d1"} <= roofed(position)
    assert {"b2", "g2"}.isdisjoint(roofed(position))
    assert position.seat == 1


# --- the end


def test_r19_the_goal_wins_at_once():
    position = table(
        "a1", "b2 d6", floor="a2=lantern d6=lantern", kinds=["", "moonwheel peephole bluebrick"], left=2
    )
    play(position, "push row2-left")
    assert position.todo == []
    result = scores(position)
    assert (result.winners, result.why) == ((1,), "goal")


def test_r20_the_third_fallen_mouse_ends_the_game_and_its_owner_cannot_win():
    position = table(
        "b2",
        "c6",
        "d6",
        floor="a2=trap",
        fallen=[2],
        kinds=["moonwheel peephole bluebrick", "lantern", "lantern peephole"],
    )
    play(position, "push row2-left")
    assert position.todo == []
    result = scores(position)
    assert (result.winners, result.why) == ((2,), "falls")
    assert result.out == {0: "fallen"}
    assert result.ranks == (2, 1)


def test_r21_of_equals_the_last_turn_furthest_back_wins():
    position = table("c6", "b2", "d6", floor="a2=trap", fallen=[0, 2], turn=0)
    play(position, "push row2-left")
    result = scores(position)
    assert (result.ranks, result.winners, result.why) == ((2, 0), (2,), "falls_tie")


@pytest.mark.parametrize("goal", [5, 6])
def test_r22_the_goal_may_be_five_or_six_kinds(goal):
    position = table(
        "b2 c3", "g7", floor="b2=birchlog b3=birchlog", kinds=[" ".join(CHEESES[: goal - 2])], goal=goal
    )
    play(position, "run c3 b3")
    assert position.todo
    position = table(
        "b2 c3", "g7", floor="b2=birchlog b3=birchlog", kinds=[" ".join(CHEESES[: goal - 1])], goal=goal
    )
    play(position, "run c3 b3")
    assert not position.todo


def test_towers_are_no_squares_of_a_room():
    assert not any(table("a1", "g7").roofed(tower) for tower in TOWERS)
