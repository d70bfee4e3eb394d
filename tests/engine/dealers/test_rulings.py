"""S1–S25: what the rulebook leaves open."""

from collections import Counter
from dataclasses import replace

import pytest

from engine import HIDDEN, BadOption, Move, view
from engine.games.dealers.cards import ORDERS
from engine.games.dealers.scores import scores
from engine.games.dealers.tables import COLOURS, START_SETS, START_VILLAGES
from engine.search.mind import Mind
from engine.simulate import MAX_MOVES, simulate

from ..position import moves, play, told, why_not
from .table import DEALERS, all_cards, end_all_turns, started, table


def test_s1_a_short_pile_is_dealt_first_and_the_shuffled_discard_lies_under_it():
    rest = "extra " * 11
    position = table(["", ""], deck=rest, discard="feed feed mountain anvil2", turn=None)
    play(position, "deal")
    dealt = [event.args[2] for event in told(position, "card")]
    assert dealt[:11] == ["extra"] * 11
    assert Counter([dealt[11], *position.deck]) == Counter(["feed", "feed", "mountain", "anvil2"])
    assert position.discard == ()
    assert [event.kind for event in position.news[:2]] == ["shuffle", "card"]


def test_s1_a_pile_that_is_just_enough_is_not_touched():
    position = play(table(["", ""], deck="extra " * 12, discard="feed", turn=None), "deal")
    assert told(position, "shuffle") == []
    assert position.discard == ("feed",)


@pytest.mark.parametrize(("seats", "spare"), [(2, 58), (3, 53), (4, 50)])
def test_s2_pile_and_discard_are_never_too_few(seats, spare):
    """The worst case: full hands, all but one request of the goal in each value pile, and all the feed."""
    goal = {2: 7, 3: 6, 4: 5}[seats]
    cards = all_cards(*COLOURS[:seats])
    requests = [card for card in cards if card in ORDERS]
    values = [requests[seat * (goal - 1) : (seat + 1) * (goal - 1)] for seat in range(seats)]
    values[0] = [*values[0], *["feed"] * cards["feed"]]
    hands = ["mountain bridge ferry moor"] * seats
    away = Counter([card for pile in values for card in pile]) + Counter(" ".join(hands).split())
    discard = " ".join((cards - away).elements())
    position = table(hands, values=[" ".join(pile) for pile in values], discard=discard, turn=None)
    assert position.goal_reached() == []
    assert len(position.discard) == spare
    play(position, "deal")
    assert len(position.deck) == spare - 4 * (seats + 1)


def test_s3_cards_played_become_discard_at_the_end_of_the_turn():
    position = play(table(["bridge", "bridge"], carts=["elgin", "elgin"]), "route bridge knockando")
    assert (position.played, position.discard) == (("bridge",), ())
    play(position, "end", "route bridge knockando")
    assert (position.played, position.discard) == (("bridge",), ("bridge",))


def test_s4_the_start_cards_are_a_request_a_route_and_a_feed():
    for (goods, kind), hand in zip(START_SETS.values(), started(4).hands, strict=True):
        assert hand == (kind, "feed", goods.replace(" ", "-"))


def test_s4_start_cards_are_ordinary_cards_after_the_setup():
    start = "anvil-bottle-chair"
    position = table([f"{start} feed", ""], carts=["elgin"], collections=["anvil bottle cup"])
    play(position, f"deliver {start} anvil bottle cup", "end")
    assert position.values[0] == ("feed", start)
    assert scores(position).rows[0]["damage"] == 1
    four = "anvil2 bottle2 chair2 cup2 "
    assert end_all_turns(table([""] * 4, values=[four + start])).todo == []
    position = play(table([f"{start} bridge moor ferry extra", ""]), "end", f"drop {start}")
    assert position.discard == (start,)


def test_s5_start_villages_are_empty_so_one_may_deliver_at_home_in_round_one():
    position = started(4)
    assert [position.goods[village] for village in START_VILLAGES.values()] == [()] * 4
    position = table(["anvil-bottle-chair", ""], carts=["forres"], collections=["anvil bottle chair"])
    assert moves(position, "deliver") == ["deliver anvil-bottle-chair anvil bottle chair"]


def test_s6_the_limit_of_one_request_is_per_village_and_turn():
    position = table(["anvil2", ""], carts=["elgin"], collections=["anvil anvil cup cup"])
    play(position, "deliver anvil2 anvil anvil", "end", "end")
    assert position.round == 2
    next_turn = table(["cup2", ""], carts=["elgin"], collections=["cup cup"], values=["anvil2"])
    assert moves(next_turn, "deliver") == ["deliver cup2 cup cup"]


def test_s6_the_limit_binds_the_seat_alone():
    both = "anvil anvil"
    hands, carts = ["anvil2 extra extra", "anvil3"], ["elgin", "elgin"]
    position = table(hands, carts=carts, collections=[both, "anvil anvil anvil"])
    play(position, "deliver anvil2 anvil anvil", "extra anvil", "extra anvil", "end")
    assert moves(position, "deliver") == ["deliver anvil3 anvil anvil anvil"]


def test_s7_delivered_goods_come_back_by_extra_or_feed_but_not_as_the_arrival_good():
    hand = "bridge anvil2 extra feed"
    position = table([hand, ""], carts=["elgin"], collections=["anvil anvil"])
    play(position, "route bridge knockando")
    assert moves(position, "take", "leave") == []
    play(position, "deliver anvil2 anvil anvil")
    assert moves(position, "take", "leave") == []
    assert moves(position, "extra", "feedextra") == ["extra anvil", "feedextra anvil"]


def test_s7_the_arrival_good_is_taken_before_the_next_card():
    position = table(["bridge extra", ""], carts=["elgin"], goods={"knockando": "cup pot"})
    play(position, "route bridge knockando")
    for text in ("extra cup", "end", "deliver anvil2 anvil anvil"):
        assert why_not(position, text) == ("arrival_first",)
    assert why_not(position, "take vase") == ("no_good", "vase", "knockando")


def test_s8_as_many_feed_cards_substitute_as_there_are_goods():
    position = table(["feed feed feed anvil3", ""], carts=["elgin"], collections=["cup pot vase"])
    assert moves(position, "deliver") == ["deliver anvil3 cup pot vase"]
    play(position, "deliver anvil3 cup pot vase", "end")
    assert position.values[0] == ("feed", "feed", "feed", "anvil3")


def test_s9_substituting_is_allowed_although_the_right_good_is_there():
    position = table(["feed anvil2", ""], carts=["elgin"], collections=["anvil anvil pot"])
    play(position, "deliver anvil2 anvil pot")
    assert position.collections[0] == ("anvil",)


def test_s9_the_piece_paid_is_of_another_kind_than_the_piece_replaced():
    position = table(["feed anvil2", ""], carts=["elgin"], collections=["anvil anvil anvil"])
    play(position, "deliver anvil2 anvil anvil")
    assert position.hands[0] == ("feed",)


def test_s10_the_substituting_feed_is_played_with_the_request_as_one_move():
    position = table(["feed anvil2", ""], carts=["elgin"], collections=["anvil pot"])
    play(position, "deliver anvil2 anvil pot")
    assert sorted(position.played) == ["anvil2", "feed"]
    assert told(position, "deliver") == [("deliver", (0, "elgin", "anvil2", 1, "anvil", "pot"), None)]


def test_s11_no_card_is_played_without_effect():
    position = table(["mountain extra", ""], carts=["cabrach"])
    assert moves(position) == ["end"]
    assert why_not(position, "extra cup") == ("empty", "cabrach")
    position = table(["feed", ""], carts=["cabrach"])
    assert moves(position) == ["feedroute aberlour", "feedroute tomintoul", "feedroute huntly", "end"]
    assert why_not(position, "feedextra cup") == ("empty", "cabrach")


def test_s12_an_arrival_good_left_can_be_collected_later_by_another_card_only():
    position = table(["bridge", ""], carts=["elgin"], goods={"knockando": "cup"})
    assert moves(play(position, "route bridge knockando", "leave")) == ["end"]
    position = table(["bridge extra", ""], carts=["elgin"], goods={"knockando": "cup"})
    play(position, "route bridge knockando", "leave", "extra cup")
    assert position.collections[0] == ("cup",)


def test_s13_only_the_surplus_is_discarded():
    position = play(table(["bridge moor ferry extra anvil2", "bridge moor"]), "end")
    play(position, "drop bridge")
    assert position.seat == 1
    assert len(position.hands[0]) == 4
    play(position, "end")
    assert position.hands[1] == ("bridge", "moor")


def test_s14_of_three_feed_and_three_others_exactly_two_of_the_others_go():
    position = play(table(["feed feed feed bridge moor anvil2", ""]), "end", "drop bridge", "drop anvil2")
    assert position.hands[0] == ("moor", "feed", "feed", "feed")
    assert position.seat == 1


def test_s15_what_is_open_and_what_is_covered():
    position = table(
        ["bridge feed", "moor"],
        collections=["cup", "pot vase"],
        values=["feed anvil2", "cup2"],
        piles=["feed extra moor bridge", ""],
        deck="ferry mountain",
        discard="extra moor ferry",
    )
    seen = view(position, 1)
    assert seen.hands == [(HIDDEN, HIDDEN), ("moor",)]
    assert seen.values == [(HIDDEN, HIDDEN), ("cup2",)]
    assert seen.collections == position.collections
    assert seen.deck == (HIDDEN, HIDDEN)
    assert seen.discard == (HIDDEN, HIDDEN, "ferry")
    assert seen.piles == [(HIDDEN, HIDDEN, HIDDEN, "bridge"), ()]


def test_s15_each_feed_and_request_is_announced_as_it_is_played():
    position = table(["feed feed feed anvil2", ""], carts=["elgin"], collections=["anvil cup"])
    play(position, "deliver anvil2 anvil cup", "feedextra cup", "feedroute rothes")
    assert [event.kind for event in position.news] == ["deliver", "take", "move"]
    assert [event.only for event in position.news] == [None] * 3
    assert position.news[0].args[2:4] == ("anvil2", 1)
    assert position.news[1].args == (0, "cup", "elgin", "feed")
    assert position.news[2].args == (0, "ferry", "rothes", "feed")


def test_s15_with_open_totals_feed_and_requests_of_all_can_be_counted():
    position = table(["", "", ""], values=["feed feed anvil2", "feed cup2", ""], open_totals=True)
    assert view(position, 1).values == [("feed", "feed", HIDDEN), ("feed", "cup2"), ()]
    assert view(position, None).values == [("feed", "feed", HIDDEN), ("feed", HIDDEN), ()]
    assert started(3, open_totals="yes").open_totals


def test_s15_with_the_memory_aid_all_cards_of_a_pile_stay_visible():
    piles = ["feed extra moor bridge", "ferry ferry moor moor"]
    position = table(["", ""], piles=piles, open_piles=True, deck="cup2")
    assert view(position, 0).piles == position.piles
    assert view(position, 0).deck == (HIDDEN,)
    assert started(3, open_piles="yes").open_piles


def test_s16_an_option_names_the_first_dealer_and_chance_draws_one_by_default():
    for seats in (2, 3, 4):
        assert {started(seats, seed).horse for seed in range(40)} == set(range(seats))
        for seat in range(seats):
            assert started(seats, dealer=str(seat + 1)).horse == seat
    with pytest.raises(BadOption, match="no_choice dealer 3"):
        started(2, dealer="3")


def test_s17_the_pile_put_away_is_chosen_by_three_top_cards_and_not_shown_again():
    deck = "moor moor moor extra extra extra feed feed feed ferry mountain anvil2"
    position = play(table(["", ""], deck=deck, turn=None), "deal")
    assert view(position, 0).piles == [(HIDDEN, HIDDEN, HIDDEN, "moor")] * 3
    position.news.clear()
    play(position, "reject 1")
    assert position.news == [("reject", (0, 1), None)]
    assert view(position, 0).discard == (HIDDEN, HIDDEN, HIDDEN, "moor")


def idle(view, moves, events, chance):
    """Deals, takes and gives up what comes first, and never plays a card."""
    yield 0
    return [Move("end") if Move("end") in moves else moves[0]]


def test_s18_a_game_without_deliveries_goes_on_and_only_bots_games_have_a_cap():
    game = replace(DEALERS, mind=lambda: Mind(bots={"idle": idle, DEALERS.stand_in: idle}), bots=("idle",))
    result = simulate(game, 2, 1, 1, ["idle"], {}, lambda: 0.0)
    assert (result["finished"], result["stuck"], result["moves"]) == (0, 1, MAX_MOVES)


def test_s19_requests_in_hand_never_count_for_the_end():
    hand = "anvil2 bottle2 chair2 cup2"
    position = end_all_turns(table([hand] * 4, values=["anvil3 cup3 pot3 vase3"]))
    assert moves(position) == ["deal"]


def test_s20_when_all_share_the_highest_damage_nobody_is_out():
    for seats in (2, 3, 4):
        result = scores(table([""] * seats, values=["feed anvil2"] + ["feed"] * (seats - 1)))
        assert result.out == {}
        assert result.winners == (0,)


def test_s21_feed_stored_by_the_limit_has_no_effect_but_damage():
    position = play(table(["feed " * 5, ""], carts=["elgin"], goods={"elgin": "cup"}), "end")
    assert position.carts[0] == "elgin"
    assert position.goods["elgin"] == ("cup",)
    assert position.collections[0] == ()
    assert scores(position).rows[0]["damage"] == 1


def test_s22_four_feed_and_others_lose_the_others_and_no_feed():
    position = play(table(["feed feed feed feed bridge", ""]), "end")
    assert position.hands[0] == ("feed",) * 4
    assert position.discard == ("bridge",)
    assert position.values[0] == ()
    assert told(position, "store") == []


def test_s23_cards_reach_the_discard_as_played_then_as_given_up():
    hand = "bridge ferry moor moor extra anvil2 cup2"
    position = table([hand, ""], carts=["elgin"], discard="pot2")
    play(position, "route bridge knockando", "route ferry tomintoul", "end", "drop cup2")
    assert position.discard == ("pot2", "bridge", "ferry", "cup2")
    assert told(position, "drop") == [("drop", (0, "cup2"), None)]
    assert view(position, 1).discard == (HIDDEN,) * 3 + ("cup2",)


def test_s23_an_unwanted_pile_goes_as_it_lies_its_fourth_card_on_top():
    position = play(started(4, seed=5), "deal")
    last, top = position.piles[0], position.piles[0][3]
    play(position, "pile 5", "pile 4", "pile 3", "pile 2")
    assert position.discard[-4:] == last
    assert view(position, 0).discard[-1] == top


def test_s24_of_two_a_gap_of_three_wins_at_once_and_scores_are_still_shown():
    result = scores(table(["", ""], values=["feed feed feed anvil3", "cup2"]))
    assert (result.winners, result.why) == ((1,), "damage")
    assert [row["score"] for row in result.rows] == [5, 3]
    assert result.ranks == (1,)


def test_s25_value_piles_and_hands_of_all_are_opened_at_the_end_and_hands_count_nothing():
    five = "anvil2 bottle2 chair2 cup2 pot2"
    position = table(["feed feed anvil3", "", "", "moor"], values=[five, "feed", "", "cup3"])
    play(position, "end", "end", "end")
    assert view(position, 1).hands[0] == (HIDDEN,) * 3
    play(position, "end")
    for seat in (0, 1, 2, 3, None):
        assert view(position, seat).hands == position.hands
        assert view(position, seat).values == position.values
    assert told(position, "open", "open_hand")[:2] == [
        ("open", (0, "anvil2", "bottle2", "chair2", "cup2", "pot2"), None),
        ("open_hand", (0, "feed", "feed", "anvil3"), None),
    ]
    assert len(told(position, "open", "open_hand")) == 8
    assert scores(position).rows[0]["damage"] == 0
    assert scores(position).rows[0]["points"] == 15
