"""R39–R51: the end of a turn, of the game, and the reckoning."""

import pytest

from engine import HIDDEN, view
from engine.games.dealers.scores import damage, scores

from ..position import moves, play, told, why_not
from .table import end_all_turns, table

FIVE = "anvil2 bottle2 chair2 cup2 pot2"


def test_r39_routes_and_extras_go_to_the_discard_only_when_the_turn_ends_in_order():
    hand, goods = "bridge ferry extra moor", {"tomintoul": "cup"}
    position = table([hand, ""], carts=["elgin"], goods=goods, discard="mountain")
    play(position, "route bridge knockando", "route ferry tomintoul", "leave", "extra cup")
    assert position.discard == ("mountain",)
    assert position.played == ("bridge", "ferry", "extra")
    play(position, "end")
    assert position.discard == ("mountain", "bridge", "ferry", "extra")
    assert position.played == ()
    assert position.hands[0] == ("moor",)


def test_r40_feed_used_and_requests_fulfilled_go_to_the_own_value_pile():
    hand = "feed feed anvil2 bridge"
    position = table([hand, ""], carts=["elgin"], collections=["anvil cup"], values=["pot2", "cup2"])
    play(position, "deliver anvil2 anvil cup", "feedextra cup", "route bridge knockando")
    assert position.values[0] == ("pot2",)
    play(position, "end")
    assert position.values == [("feed", "feed", "anvil2", "pot2"), ("cup2",)]
    assert position.discard == ("bridge",)


def test_r41_a_value_pile_is_open_to_its_owner_and_to_nobody_else():
    position = table(["", "", ""], values=["feed anvil2", "cup2", ""])
    assert view(position, 0).values == [("feed", "anvil2"), (HIDDEN,), ()]
    assert view(position, 1).values == [(HIDDEN, HIDDEN), ("cup2",), ()]
    assert view(position, 2).values == [(HIDDEN, HIDDEN), (HIDDEN,), ()]
    assert view(position, None).values == view(position, 2).values


def test_r42_what_is_too_much_leaves_by_choice_of_routes_requests_and_extras():
    position = play(table(["bridge moor moor extra anvil2 cup2", ""]), "end")
    assert position.seat == 0
    assert moves(position) == ["drop bridge", "drop moor", "drop extra", "drop anvil2", "drop cup2"]
    play(position, "drop cup2")
    assert moves(position) == ["drop bridge", "drop moor", "drop extra", "drop anvil2"]
    play(position, "drop moor")
    assert position.hands[0] == ("bridge", "moor", "extra", "anvil2")
    assert position.discard == ("cup2", "moor")
    assert position.seat == 1


def test_r42_a_hand_of_four_keeps_all():
    position = play(table(["bridge moor extra anvil2", ""]), "end")
    assert position.hands[0] == ("bridge", "moor", "extra", "anvil2")
    assert position.seat == 1


def test_r43_feed_never_goes_from_a_hand_to_the_discard():
    position = play(table(["feed feed feed bridge moor", ""]), "end")
    assert moves(position) == ["drop bridge", "drop moor"]
    assert why_not(position, "drop feed") == ("feed_stays",)
    assert why_not(position, "drop ferry") == ("no_card", "ferry")
    assert why_not(position, "end") == ("too_many", 1)
    play(position, "drop moor")
    assert position.hands[0] == ("bridge", "feed", "feed", "feed")
    assert position.discard == ("moor",)


def test_r44_feed_beyond_four_moves_to_the_own_value_pile_and_counts_as_used():
    position = play(table(["feed " * 6 + "bridge moor", ""]), "end")
    assert position.hands[0] == ("feed",) * 4
    assert position.values[0] == ("feed",) * 2
    assert position.discard == ("bridge", "moor")
    assert told(position, "store") == [("store", (0, 2), None)]
    assert scores(position).rows[0]["damage"] == 2
    assert position.seat == 1


@pytest.mark.parametrize(("seats", "goal"), [(4, 5), (3, 6), (2, 7)])
def test_r45_so_many_requests_in_a_value_pile_end_the_game(seats, goal):
    pile = ["anvil2", "bottle2", "chair2", "cup2", "pot2", "vase2", "anvil3", "cup3"]
    for count in range(goal - 1, goal + 2):
        position = end_all_turns(table([""] * seats, values=["", " ".join(pile[:count])]))
        assert (position.todo == []) == (count >= goal)
        assert moves(position) == ([] if count >= goal else ["deal"])


def test_r45_the_running_round_is_always_completed():
    position = play(table(["", "", "", ""], values=[FIVE], horse=0, turn=0), "end", "end", "end")
    assert position.seat == 3
    play(position, "end")
    assert position.seat is None


def test_r45_feed_in_a_value_pile_is_no_request():
    position = end_all_turns(table(["", "", "", ""], values=["feed feed feed anvil2 bottle2 chair2 cup2"]))
    assert moves(position) == ["deal"]


def test_r46_the_goal_is_said_when_the_round_is_complete_and_not_before():
    position = play(table(["", "", "", ""], values=["", FIVE, "", FIVE]), "end", "end", "end")
    assert moves(position) == ["end"]
    assert told(position, "goal") == []
    play(position, "end")
    assert told(position, "goal") == [("goal", (1, 3), None)]


def test_r47_damage_is_feed_in_the_value_pile_and_half_the_goods_rounded_up():
    position = table(
        ["feed feed feed", "", ""],
        values=["feed feed anvil2", "", "feed"],
        collections=["cup cup cup", "cup", ""],
    )
    assert [row["damage"] for row in scores(position).rows] == [2 + 2, 0 + 1, 1 + 0]
    assert [damage(3, goods) for goods in range(6)] == [3, 4, 4, 5, 5, 6]


def test_r48_a_sole_highest_damage_throws_its_owner_out():
    position = table(["", "", ""], values=["feed feed feed anvil2-bottle2-cup", "feed feed", "cup2"])
    result = scores(position)
    assert result.out == {0: "sole_highest"}
    assert result.ranks == (2, 1)
    assert result.winners == (2,)


def test_r48_a_highest_damage_that_several_share_throws_nobody_out():
    position = table(["", "", "", ""], values=["feed feed anvil3", "feed feed cup2", "pot2", "feed"])
    result = scores(position)
    assert result.out == {}
    assert result.ranks == (0, 1, 2, 3)
    assert result.winners == (0,)


@pytest.mark.parametrize("gap", [0, 1, 2])
def test_r49_of_two_a_gap_up_to_two_compares_both(gap):
    result = scores(table(["", ""], values=["anvil3 feed" + " feed" * gap, "feed cup2"]))
    assert result.out == {}
    assert (result.winners, result.why) == ((0,), "score")


@pytest.mark.parametrize("gap", [3, 4, 9])
def test_r49_of_two_a_gap_of_three_throws_the_higher_out_whatever_the_points(gap):
    result = scores(table(["", ""], values=["anvil3 feed" + " feed" * gap, "feed cup2"]))
    assert result.out == {0: "gap"}
    assert (result.winners, result.why) == ((1,), "damage")


def test_r50_score_is_points_and_one_for_each_good():
    values = ["anvil2 anvil2-bottle2-cup feed", "cup3"]
    result = scores(table(["pot3", ""], values=values, collections=["pot pot pot", ""]))
    assert [row["points"] for row in result.rows] == [3 + 7, 5]
    assert [row["score"] for row in result.rows] == [3 + 7 + 3, 5]


def test_r51_the_highest_score_wins():
    result = scores(table(["", "", ""], values=["anvil2", "cup3", "bottle-pot2"]))
    assert (result.ranks, result.winners, result.why) == ((1, 2, 0), (1,), "score")


def test_r51_a_tie_is_for_fewer_goods():
    result = scores(table(["", ""], values=["anvil2", "bottle-pot2"], collections=["cup", ""]))
    assert [row["score"] for row in result.rows] == [4, 4]
    assert (result.winners, result.why) == ((1,), "goods")


def test_r51_still_tied_is_a_shared_victory():
    result = scores(table(["", "", ""], values=["anvil2", "cup2", ""]))
    assert (result.winners, result.why) == ((0, 1), "shared")
    assert result.ranks == (0, 1, 2)


def test_r51_who_is_out_takes_no_part_in_the_tie():
    position = table(["", "", ""], values=["anvil2 feed feed", "cup2", "chair2"], collections=["", "", ""])
    result = scores(position)
    assert (result.out, result.winners, result.why) == ({0: "sole_highest"}, (1, 2), "shared")
