"""TV3–TV15; TV2 is in test_tables.py."""

import pytest

from engine import Match, NoUndo, Seat

from ..position import moves, play, why_not
from .table import CASTLE, table


def test_tv3_from_tower_a1():
    position = table("a1", "g7")
    assert moves(position, "uncover") == ["uncover roof-b1", "uncover roof-a2"]
    assert moves(position, "run") == []
    play(position, "uncover roof-b1", "uncover roof-a2")
    assert moves(position, "run") == ["run a1 b1", "run a1 a2"]


def test_tv4_a_push_moves_seven_tiles():
    line = "moonwheel peephole bluebrick ashpeak lantern sweetheart birchlog".split()
    floor = " ".join(f"{column}2={tile}" for column, tile in zip("abcdefg", line, strict=True))
    position = play(table("a1", "g7", floor=floor, spare="trap"), "push row2-left")
    assert [position.floor[f"{column}2"] for column in "abcdefg"] == ["trap", *line[:-1]]
    assert position.spare == "birchlog"


def test_tv5_uncover_run_run_push_but_never_two_pushes():
    play(table("a1", "g7"), "uncover roof-b1", "run a1 b1", "run b1 c1", "push row2-left")
    assert why_not(play(table("a1", "g7"), "push row2-left"), "push row2-left") == ("pushed_already",)


@pytest.mark.parametrize(("others", "to", "cost"), [("b2", "c2", 2), ("b2 c2", "d2", 3)])
def test_tv6_a_jump_costs_one_action_more_for_each_mouse(others, to, cost):
    position = play(table("a2", others, unroofed=to), f"run a2 {to}")
    assert position.todo[-1].left == 4 - cost
    assert moves(table("a2", others, unroofed=to, left=1), "run") == ["run a2 a3"]


def test_tv7_a_jump_may_bend():
    """d2 stands beside e2; the square behind e2 is roofed, the one above it is open and free."""
    position = table("d2", "e2", unroofed="e1")
    assert why_not(position, "run d2 f2") == ("roofed", "f2")
    assert play(position, "run d2 e1").todo[-1].left == 2


def test_tv8_a_trap_under_one_of_two_mice_on_equal_cheese():
    position = table("b2 d6", "g7", floor="b2=lantern d6=lantern a2=trap")
    play(position, "push row2-left")
    assert position.kinds[0] == ()
    assert position.fallen[0] == 1


def test_tv10_over_a_neighbour_of_the_tower():
    position = table("a1", "b1", unroofed="c1")
    assert play(position, "run a1 c1").todo[-1].left == 2


def test_tv11_a_trap_comes_out_from_under_a_roof():
    """d4 lies under a roof, e4 is open."""
    position = table("e4", "g7", floor="d4=trap")
    assert position.roofed("d4")
    play(position, "push row4-left")
    assert position.fallen == [1, 0]


def test_tv12_no_undo_of_uncover_and_push():
    for text in ("uncover roof-b1", "push row2-left"):
        match = Match(CASTLE, [Seat("Ann"), Seat("Ben")], {"first": "1"}, 7)
        for each in ("tower a1", "tower g7", text):
            (move,) = [move for move in match.legal() if str(move) == each]
            match.play(move)
        with pytest.raises(NoUndo, match="seen"):
            match.undo()


def test_tv13_the_roof_over_a_lost_mouse_comes_back_at_the_end_of_the_turn():
    position = play(table("e4", "g7", floor="d4=trap"), "push row4-left")
    assert "roof-e3" not in position.roofs
    assert not position.roofed("e4")
    play(position, "end")
    assert position.roofed("e4")


def test_tv14_three_matches_in_one_turn_are_three_kinds():
    floor = "b4=lantern d4=peephole f4=birchlog b6=lantern c6=peephole d6=birchlog"
    position = table("a6 b4 d4 f4", "g7", floor=floor, unroofed="b6 c6 d6")
    play(position, "run a6 b6", "run b6 c6", "run c6 d6")
    assert position.kinds[0] == ("peephole", "lantern", "birchlog")


def test_tv15_from_the_reserve_over_an_occupied_tower():
    position = table("a1 g1", "a7 g7", unroofed="b1")
    assert moves(position, "enter") == ["enter b1"]
    assert play(position, "enter b1").todo[-1].left == 2
    tired = table("a1 g1", "a7 g7", unroofed="b1", left=1)
    assert why_not(tired, "enter b1") == ("too_far", "b1")
