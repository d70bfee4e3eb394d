"""R1–R40."""

from collections import Counter

import pytest

from engine import view
from engine.games.clans.scores import gains, green_points, largest_following, scores
from engine.games.clans.steps.actions import Actions, Redraw
from engine.games.clans.steps.turn import RaidOrExchange
from engine.games.clans.tables import ALL_CARDS, COLOURS, TILES

from ..position import moves, play, told, why_not
from .table import BARE, from_source, last, raid, scored, started, table


def kinds(position):
    return [move.kind for move in position.moves()]


@pytest.mark.parametrize(("seats", "points", "bag"), [(3, 2, 53), (4, 5, 52), (5, 8, 51)])
def test_r1_what_lies_on_each_board(seats, points, bag):
    state = started(seats)
    assert [state.points(seat) for seat in state.seats] == [points] * seats
    assert (state.warriors, state.pipers, state.monks) == ([4] * seats, [2] * seats, [0] * seats)
    assert (state.estates, state.cattle) == ([2] * seats, [1] * seats)
    assert sum(state.bag.values()) + len(state.drawn) == bag


def test_r2_four_cards_each_the_rest_is_the_pile_and_the_estates_are_mixed():
    state = started(4)
    assert [len(hand) for hand in state.hands] == [4] * 4
    assert len(state.pile) == len(ALL_CARDS) - 16
    assert sorted(state.tiles) == sorted(TILES)
    assert state.tiles != started(4, seed=8).tiles


def test_r3_a_start_player_by_lot_and_no_largest_following():
    assert {started(3, seed).starter for seed in range(20)} == {0, 1, 2}
    assert started(3).following is None


def test_r4_a_round_is_one_turn_each_and_closes_with_the_scoring():
    state = started(3, first="2")
    seats = []
    while state.round == 1:
        seats.append(state.seat)
        play(state, "done", "end")
    assert seats == [1, 2, 0]
    end = [event.kind for event in told(state, "end", "scoring", "round")]
    assert end == ["round", "end", "end", "end", "scoring", "round"]


def test_r5_cubes_then_actions_then_raid_or_exchange():
    state = started(3, first="1")
    assert [event.kind for event in told(state)][-1] == "cubes"
    assert isinstance(state.todo[-1], Actions)
    assert isinstance(play(state, "done").todo[-1], RaidOrExchange)


def test_r6_six_cubes_lie_open():
    state = started(3, first="1")
    assert len(state.drawn) == 6
    assert view(state, 2).drawn == view(state, None).drawn == state.drawn


def test_r7_the_largest_following_may_draw_some_of_the_six_again():
    position = table("YYYY", "YYY", "YYY", todo=[RaidOrExchange(0), Actions(0), Redraw(0)])
    assert moves(position) == [*(f"putback {colour}" for colour in COLOURS), "keep"]
    play(position, "putback red", "putback yellow")
    assert (position.drawn, position.bag["red"]) == (("yellow", "blue", "blue", "green"), 7)
    play(position, "redraw")
    assert len(position.drawn) == 6
    assert isinstance(position.todo[-1], Actions)


def test_r7_nobody_else_may_and_not_after_an_action():
    assert "redraw" not in moves(table("YYYY", "YYY", "YYY", following=1))
    held = play(table("YYYY", "YYYY", "YYY", following=1), "done", "end")
    assert isinstance(held.todo[-1], Redraw)
    play(held, "keep", "done")
    assert why_not(held, "redraw") == ("not_now", "redraw")


def test_r8_at_most_four_of_the_six_cubes():
    position = table("YYYY free", "YYY", "YYY", drawn="BBGGGR")
    play(position, "monastery")
    assert "piper" in moves(position)
    assert why_not(position, "monks 1") == ("no_cubes", "monks", "green", 0, 1)
    two = table("YYYY free free", "YYY", "YYY", drawn="BBBGGG")
    assert why_not(play(two, "castle"), "monastery") == ("four_cubes",)


def test_r9_no_action_twice():
    position = play(table("YYY free free", "YYY", "YYY", drawn="RRRRRR"), "cattle")
    assert why_not(position, "cattle") == ("done_already", "cattle")
    assert moves(position) == ["done"]


def test_r10_the_bard_stands_alone():
    clans = ("YYYY free", "YYYB", "YYY")
    after = play(table(*clans), "cattle")
    assert why_not(after, "bard 2") == ("bard_alone",)
    sung = play(table(*clans), "bard 2", "remove blue")
    assert moves(sung) == ["done"]
    assert why_not(sung, "cattle") == ("bard_alone",)


def test_r11_the_last_seat_of_the_round_has_one_action():
    position = table("YYYB", "YYY", "YYYY free", turn=2)
    assert position.is_last(2)
    assert "bard 1" in moves(position)
    play(position, "cattle")
    assert moves(position) == ["done"]
    assert why_not(position, "piper") == ("last_seat",)


def test_r12_what_served_no_action_goes_back_before_the_third_phase():
    position = table("YYYY free", "YYY", "YYY", drawn="YYBBGR", bag="")
    play(position, "cattle", "done")
    assert position.bag == {"yellow": 2, "blue": 2, "green": 1, "red": 0}
    assert position.drawn == ()


@pytest.mark.parametrize(
    ("building", "drawn"),
    [("cattle", "RYYYYY"), ("castle", "BBYYYY"), ("monastery", "GGGYYY")],
    ids=["r13", "r14", "r15"],
)
def test_an_estate_holds_one_thing(building, drawn):
    position = play(table("YYYY free", BARE, BARE, drawn=drawn), building)
    assert (position.built(building)[0], position.free(0)) == (1, 0)
    full = table("YYYY castle", BARE, BARE, drawn=drawn)
    assert why_not(full, building) == ("no_estate",)


def test_r13_cattle_take_one_red():
    position = play(table("YYYY free", BARE, BARE, drawn="RRYYYY"), "cattle")
    assert (position.cattle[0], position.drawn.count("red")) == (1, 1)
    assert why_not(table("YYYY free", BARE, BARE, drawn="YYYYYB"), "cattle") == (
        "no_cubes",
        "cattle",
        "red",
        0,
        1,
    )


def test_r14_a_castle_takes_two_blue():
    position = play(table("YYYY free", BARE, BARE, drawn="BBBYYY"), "castle")
    assert (position.castles[0], position.drawn.count("blue")) == (1, 1)
    assert why_not(table("YYYY free", BARE, BARE, drawn="BYYYYY"), "castle") == (
        "no_cubes",
        "castle",
        "blue",
        1,
        2,
    )


def test_r15_a_monastery_takes_three_green():
    position = play(table("YYYY free", BARE, BARE, drawn="GGGGYY"), "monastery")
    assert (position.monasteries[0], position.drawn.count("green")) == (1, 1)
    assert why_not(table("YYYY free", BARE, BARE, drawn="GGYYYY"), "monastery") == (
        "no_cubes",
        "monastery",
        "green",
        2,
        3,
    )


def test_r16_a_warrior_comes_and_three_always_stay():
    position = play(table("Y" * 9, BARE, BARE), "warrior")
    assert position.warriors[0] == 10
    court = table("YYY", "YYYG", BARE, drawn="RYYYYB")
    assert why_not(court, "estate red court") == ("guards",)
    play(court, "bard 2")
    assert why_not(court, "remove yellow") == ("guards",)


def test_r17_the_hand_changes_at_once_with_the_warriors():
    more = play(table("YYYY", BARE, BARE, pile="13"), "warrior")
    assert more.hands[0] == ("1", "1", "1", "1", "3")
    fewer = play(table("YYYY", BARE, BARE, hands=["1234"], drawn="RYYYYY"), "estate red court", "lose 1")
    assert fewer.hands[0] == ("2", "3", "4")


def test_r18_a_piper_takes_one_blue():
    position = play(table("YYYY" + "B" * 9, BARE, BARE), "piper")
    assert (position.pipers[0], position.drawn.count("blue")) == (10, 1)


def test_r19_one_or_two_monks_are_one_action():
    position = table("YYYYG", BARE, BARE, drawn="GGGYYY")
    assert moves(position, "monks") == ["monks 1", "monks 2"]
    assert play(position, "monks 2").monks[0] == 3
    assert why_not(position, "monks 1") == ("done_already", "monks")


def test_r20_the_bard_takes_two_colours_one_of_them_perhaps_home():
    position = table("YYYY", "YYYYBG", BARE, bag="")
    play(position, "bard 2")
    assert moves(position) == ["remove yellow", "remove blue", "remove green"]
    assert why_not(position, "steal green") == ("first_to_bag",)
    play(position, "remove blue")
    assert moves(position) == ["remove yellow", "steal yellow", "remove green", "steal green", "enough"]
    assert why_not(position, "steal blue") == ("another_colour", "blue")
    play(position, "steal green")
    assert position.bag["blue"] == 2  # the bard's own, and the piper
    assert (position.monks, position.pipers) == ([1, 0, 0], [0, 0, 0])
    assert moves(position) == ["done"]


def test_r21_an_estate_by_red_or_green_court_cubes_help():
    position = table("YYYYGG", BARE, BARE, drawn="YRGGBB", bag="")
    assert moves(position, "estate") == [
        "estate red drawn",
        "estate green drawn 0",
        "estate green drawn 1",
        "estate green drawn 2",
        "estate red court",
        "estate green court 0",
        "estate green court 1",
        "estate green court 2",
    ]
    play(position, "estate green court 1")
    assert (position.warriors[0], position.monks[0], position.drawn.count("green")) == (3, 1, 1)
    assert (position.bag["yellow"], position.bag["green"]) == (1, 2)
    assert (position.free(0), len(position.tiles), len(position.gone)) == (1, 5, 1)


def test_r21_four_are_bought_at_most():
    six = table("YYYY cattle cattle castle castle free free", BARE, BARE)
    assert why_not(six, "estate red drawn") == ("six_estates",)


def test_r22_a_raid_or_up_to_three_cards_for_new_ones():
    position = play(table("YYYY", BARE, BARE, hands=["1234"], pile="4444"), "done")
    assert kinds(position) == ["raid"] * 2 + ["away"] * 4 + ["end"]
    play(position, "away 1")
    assert why_not(position, "raid 2") == ("draw_first",)
    play(position, "away 2", "away 3")
    assert why_not(position, "away 4") == ("three_away",)
    play(position, "draw")
    assert position.hands[0] == ("4",) * 4
    assert moves(position) == ["end"]


def test_r23_three_fights_whoever_leads():
    position = table("YYYY", "YYY", BARE, hands=["4444"])
    raid(position, "4-1 4-1")
    assert position.seat == 0
    assert kinds(position) == ["fight"]
    play(position, "fight 4")
    assert (position.seat, position.laid) == (1, ("4",))


def test_r23_the_defender_sees_the_piper_but_not_the_card():
    position = table("YYYYB", "YYY", BARE)
    play(position, "done", "raid 2", "fight 1 piper")
    seen = view(position, 1)
    assert (seen.laid, seen.piping) == (("?",), 1)
    assert view(position, 0).laid == ("1",)


def test_r24_a_piper_adds_one_and_equal_is_nobodys():
    position = table("YYYYB", "YYYB", BARE, hands=["1234", "123"])
    raid(position, "1+-2 2-3 3-1+")
    assert [event.args[3::3] for event in told(position, "fight")] == [(2, 2), (2, 3), (3, 2)]
    assert [event.args for event in told(position, "drawn")] == [(0, 1, 1, 1)]


def test_r25_pipers_go_to_the_bag_and_the_cards_to_the_discard():
    position = table("YYYYB", "YYYB", BARE, hands=["1234", "123"], drawn="", bag="")
    raid(position, "1+-2+")
    assert position.bag["blue"] == 2
    assert position.pipers == [0, 0, 0]
    assert position.discard == {"1": 1, "2": 1, "3": 0, "4": 0}


def test_r26_more_fights_decide_the_raid():
    assert told(raid(table("YYYY", "YYY", BARE, hands=["4411", "223"]), "4-2 4-3 1-2"), "won")
    assert told(raid(table("YYYY", "YYY", BARE, hands=["4411", "223"]), "4-2 1-3 1-2"), "defended")


def test_r27_the_winner_takes_one_point_and_one_thing():
    clans = ("YYYY free", "YYY cattle castle monastery", BARE)
    for building, gone in (("castle", {"blue": 2}), ("monastery", {"green": 3})):
        position = raid(table(*clans, hands=["4444"], drawn="", bag=""), "4-1 4-1 4-1")
        assert from_source(position, "raid") == [1, 0, 0]
        play(position, "lose 1", "lose 1", f"take {building}")
        assert position.built(building) == [0, 0, 0]
        assert {colour: count for colour, count in position.bag.items() if count} == gone


@pytest.mark.parametrize(("board", "cattle", "red"), [("YYYY free", 1, 0), ("YYYY castle", 0, 1)])
def test_r27_cattle_come_to_a_free_estate_else_they_go_to_the_bag(board, cattle, red):
    position = table(board, "YYY cattle", BARE, hands=["4444"], drawn="", bag="")
    play(raid(position, "4-1 4-1 4-1"), "lose 1", "lose 1", "take cattle")
    assert (position.cattle, position.bag["red"]) == ([cattle, 0, 0], red)


def test_r28_two_points_from_a_clan_with_nothing_on_its_estates():
    position = raid(table("YYYY", BARE, BARE, hands=["4444"]), "4-1 4-1 4-1")
    assert from_source(position, "raid") == [2, 0, 0]


def test_r29_the_defender_wins_two_and_the_attacker_loses_one():
    position = raid(table("YYYY", BARE, BARE, hands=["", "444"], points=[5, 5, 5]), "1-4 1-4 1-4")
    assert [position.points(seat) for seat in position.seats] == [4, 7, 5]


def test_r30_a_drawn_raid_brings_the_attacker_one():
    position = raid(table("YYYY", "YYY cattle", BARE), "1-1 1-1 1-1")
    assert from_source(position, "raid") == [1, 0, 0]
    assert told(position, "drawn")


def test_r31_both_draw_five_and_give_up_two_the_defender_first():
    position = raid(table("YYYY", BARE, BARE, hands=["1111", "111"], pile="23" * 6), "1-1 1-1 1-1")
    assert (position.seat, len(position.hands[1])) == (1, 5)
    play(position, "lose 2", "lose 3")
    assert (position.seat, len(position.hands[0])) == (0, 6)
    play(position, "lose 1", "lose 2")
    assert [len(hand) for hand in position.hands] == [4, 3, 3]
    assert moves(position) == ["end"]


def test_r32_most_warriors_then_the_larger_court():
    assert largest_following(table("YYYY", "YYYYY", "YYYYBBBBB")) == 1
    assert largest_following(table("YYYYB", "YYYYGG", "YYY")) == 1
    assert largest_following(table("YYYYB", "YYYYG", "YYY", following=2)) == 2
    position = scored("YYYY", "YYYYY", "YYY")
    assert position.following == 1
    assert [event.args for event in told(position, "following")] == [(1,)]


def test_r33_most_and_second_most_green():
    assert green_points([4, 2, 1]) == [3, 2, 0]
    assert green_points([4, 4, 1]) == [1, 1, 0]
    assert green_points([4, 2, 2]) == [3, 1, 1]
    position = scored("YYYGGGG", "YYYG monastery", "YYY monastery")
    assert from_source(position, "green") == [1, 1, 0]


def test_r34_a_point_a_head_of_cattle_and_two_for_the_sole_most():
    position = scored("YYY cattle cattle", "YYY cattle", "YYY free")
    assert from_source(position, "cattle") == [2, 1, 0]
    assert from_source(position, "most_cattle") == [2, 0, 0]


def test_r35_blue_less_the_cattle_of_the_opponent_who_has_most():
    position = scored("YYYBB castle", "YYYBB cattle cattle", "YYYB cattle")
    assert from_source(position, "blue") == [2, 1, 0]


def test_r36_a_tile_leaves_unseen_but_is_turned_up_in_the_red_zone():
    low = scored(BARE, BARE, BARE, points=[29, 0, 0])
    assert (low.gone, low.turned) == (("t37",), ())
    assert [event.kind for event in told(low, "unseen", "tile")] == ["unseen"]
    high = scored(BARE, BARE, BARE, points=[30, 0, 0])
    assert (high.gone, high.turned) == ((), ("t37",))
    assert [event.args for event in told(high, "tile")] == [(37, 5)]


@pytest.mark.parametrize(("points", "over"), [(36, False), (37, True), (38, True)])
def test_r37_a_number_that_the_leader_has_reached_ends_the_game(points, over):
    position = scored(BARE, BARE, BARE, points=[0, points, 0])
    assert (not position.todo) == over
    assert position.ending == ("tile" if over else "")


def test_r38_the_left_neighbour_starts_the_next_round():
    position = table(BARE, BARE, BARE, turn=1)
    last(position)
    assert position.starter == 2
    play(position, "end")
    assert (position.round, position.starter, position.seat) == (2, 0, 0)


def test_r39_without_six_cubes_the_game_is_over_before_any_scoring():
    position = table("YYYY cattle", BARE, BARE, drawn="", bag="YYBBG")
    play(position, "done", "end")
    assert position.todo == []
    assert (position.ending, position.turn, sum(position.bag.values())) == ("bag", 1, 5)
    assert not told(position, "scoring", "cubes")


def test_r40_most_points_win_and_ties_share():
    assert scores(table(BARE, BARE, BARE, points=[7, 9, 8])).winners == (1,)
    shared = scores(table(BARE, BARE, BARE, points=[9, 7, 9]))
    assert (shared.winners, shared.ranks) == ((0, 2), (0, 2, 1))


def test_the_gains_add_up_to_what_a_scoring_brings():
    clans = ("YYYBBG cattle cattle", "YYYB castle", "YYYGG monastery")
    found = gains(table(*clans))
    position = scored(*clans)
    assert [sum(each) for each in found] == [position.points(seat) for seat in position.seats]
    assert Counter(event.args[1] for event in told(position, "points")) == {
        "green": 2,
        "cattle": 1,
        "most_cattle": 1,
        "blue": 2,
    }
