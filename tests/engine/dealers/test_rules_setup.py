"""R1–R9: the set-up and the frame of a round."""

from collections import Counter

from engine import view
from engine.games.dealers.cards import ALL_GOODS, REQUEST_CARDS, ROUTE_CARDS
from engine.games.dealers.tables import COLOURS, START_VILLAGES, VILLAGES

from ..position import moves, play, told
from .table import DEALERS, all_cards, end_all_turns, started, table


def test_r1_two_to_four_seats_each_with_a_cart_in_the_village_of_its_colour():
    assert DEALERS.seats == (2, 3, 4)
    for seats in DEALERS.seats:
        assert started(seats).carts == ["forres", "keith", "grantown", "huntly"][:seats]
    assert started(2, colours="yellow-green-red-blue").carts == ["huntly", "grantown"]


def test_r2_the_horse_lies_before_the_first_starting_dealer():
    position = started(3, dealer="2")
    assert position.horse == 1
    assert position.seat == 1
    assert told(position, "round") == [("round", (1, 1), None)]


def test_r3_goods_are_put_out_by_number_from_one_draw_and_are_open():
    draws = [started(4, seed) for seed in range(5)]
    for position in draws:
        assert {village: len(lying) for village, lying in position.goods.items()} == {
            village: number for village, (_, number) in VILLAGES.items()
        }
        assert Counter(good for lying in position.goods.values() for good in lying) == Counter(ALL_GOODS)
        assert view(position, None).goods == position.goods
    assert len({str(position.goods) for position in draws}) == 5


def test_r4_each_seat_holds_the_three_start_cards_of_its_village():
    assert started(4).hands == [
        ("mountain", "feed", "anvil-bottle-chair"),
        ("bridge", "feed", "cup-pot-vase"),
        ("ferry", "feed", "bottle-chair-vase"),
        ("moor", "feed", "anvil-cup-pot"),
    ]


def test_r5_unused_start_sets_and_carts_leave_the_game():
    for seats, cards in ((2, 104), (3, 107), (4, 110)):
        position = started(seats)
        in_hands = [card for hand in position.hands for card in hand]
        everything = Counter([*position.deck, *position.discard, *in_hands])
        assert everything == all_cards(*COLOURS[:seats])
        assert everything.total() == cards
        assert len(position.carts) == seats


def test_r6_the_first_discard_is_drawn_requests_and_feed_without_start_cards():
    for seats, seeded in ((2, 7), (3, 9), (4, 9)):
        discard = started(seats).discard
        assert discard.count("feed") == seeded
        requests = set(discard) - {"feed"}
        assert len(requests) == seeded
        assert requests <= set(REQUEST_CARDS)
    assert started(2, seed=1).discard != started(2, seed=2).discard


def test_r6_the_first_discard_lies_open_in_random_order():
    tops = {started(4, seed).discard[-1] == "feed" for seed in range(20)}
    assert tops == {True, False}
    position = started(4)
    assert view(position, 0).discard[-1] == position.discard[-1]


def test_r7_the_rest_is_the_shuffled_round_pile():
    for seats, (count, requests, feed) in {2: (84, 19, 17), 3: (80, 17, 15), 4: (80, 17, 15)}.items():
        deck = Counter(started(seats).deck)
        assert deck.total() == count
        assert sum(deck[card] for card in REQUEST_CARDS) == requests
        assert deck["feed"] == feed
        assert deck["extra"] == 4
        assert all(deck[kind] == 11 for kind in set(ROUTE_CARDS))
    assert started(2, seed=1).deck != started(2, seed=2).deck


def test_r8_no_phase_begins_before_all_are_through_with_the_one_before():
    position = play(started(3, dealer="1"), "deal")
    for seat in (1, 2, 0):
        assert position.seat == seat
        assert all(move.startswith("pile ") for move in moves(position))
        play(position, moves(position)[0])
    for seat in (0, 1, 2):
        assert position.seat == seat
        assert "end" in moves(position)
        assert moves(position, "pile", "deal") == []
        while position.seat == seat and moves(position, "end", "drop"):
            play(position, *(moves(position, "end") or moves(position)[:1]))
    assert moves(position) == ["deal"]


def test_r9_after_the_last_turn_the_horse_moves_on_and_that_seat_deals():
    position = end_all_turns(table(["", "", ""], horse=2, turn=2))
    assert (position.horse, position.seat, position.round) == (0, 0, 2)
    assert moves(position) == ["deal"]
    assert told(position, "round") == [("round", (2, 0), None)]


def test_r9_the_goal_is_looked_for_when_the_round_closes():
    five = "anvil2 bottle2 chair2 cup2 pot2"
    assert end_all_turns(table(["", "", "", ""], values=[five])).todo == []


def test_colours_and_start_villages_are_a_pair_each():
    assert tuple(START_VILLAGES) == COLOURS
