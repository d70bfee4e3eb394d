"""R10–R18: forming the piles and taking them."""

from engine import HIDDEN, view

from ..position import moves, play, told
from .table import started, table

# the last card is dealt first
TWELVE = "moor moor moor extra extra extra feed feed feed ferry mountain bridge"
LAYERED = ["bridge feed extra moor", "mountain feed extra moor", "ferry feed extra moor"]


def test_r10_one_pile_more_than_seats_each_of_four_cards():
    for seats in (2, 3, 4):
        position = play(started(seats), "deal")
        assert [len(pile) for pile in position.piles] == [4] * (seats + 1)


def test_r10_piles_are_numbered_from_one_from_left_to_right():
    position = play(started(3), "deal")
    assert moves(position) == ["pile 1", "pile 2", "pile 3", "pile 4"]


def test_r11_dealing_is_layer_by_layer():
    position = play(table(["", ""], deck=TWELVE, turn=None), "deal")
    assert position.piles == [tuple(pile.split()) for pile in LAYERED]
    assert [event.args for event in told(position, "card")][:4] == [
        (1, 1, "bridge"),
        (1, 2, "mountain"),
        (1, 3, "ferry"),
        (2, 1, "feed"),
    ]
    assert position.deck == ()


def test_r12_everybody_sees_each_card_dealt_and_afterwards_the_top_cards_only():
    position = play(table(["", ""], deck=TWELVE, turn=None), "deal")
    dealt = told(position, "card")
    assert len(dealt) == 12
    assert all(event.only is None for event in dealt)
    for seat in (0, 1, None):
        assert view(position, seat).piles == [(HIDDEN, HIDDEN, HIDDEN, "moor")] * 3


def test_r13_the_whole_deal_is_one_move_of_the_dealing_seat():
    position = started(4, dealer="3")
    assert position.seat == 2
    assert moves(position) == ["deal"]
    play(position, "deal")
    assert len(told(position, "card")) == 20
    assert moves(position, "deal") == []


def test_r14_an_exhausted_round_pile_is_replaced_when_the_next_round_begins():
    discard = "anvil2 moor feed feed " + TWELVE
    position = play(table(["", ""], deck=TWELVE, discard=discard, turn=None), "deal")
    assert position.deck == ()
    assert position.discard == tuple(discard.split())
    assert told(position, "shuffle") == []
    position = table(["", ""], deck="", discard=discard, turn=None)
    before = position.chance.copy()
    play(position, "deal")
    assert told(position, "shuffle") == [("shuffle", (16,), None)]
    assert position.discard == ()
    assert len(position.deck) == 4
    dealt = [card for pile in position.piles for card in pile]
    assert sorted([*position.deck, *dealt]) == sorted(discard.split())
    assert position.chance != before


def test_r15_left_neighbour_first_the_starting_dealer_last_one_pile_each():
    position = play(started(4, dealer="3"), "deal")
    for seat, left in ((3, 5), (0, 4), (1, 3), (2, 2)):
        assert position.seat == seat
        assert len(moves(position)) == left
        play(position, moves(position)[-1])
        assert len(position.hands[seat]) == 3 + 4
    assert moves(position, "pile") == []


def test_r15_a_pile_that_is_gone_cannot_be_taken():
    position = play(started(3), "deal", "pile 2")
    assert moves(position) == ["pile 1", "pile 3", "pile 4"]


def test_r16_the_four_cards_join_the_hand_which_may_hold_eight():
    position = table(["", "feed extra moor ferry", ""], deck="mountain " * 16, turn=None)
    play(position, "deal", "pile 1")
    assert position.hands[1] == ("mountain",) * 4 + ("ferry", "moor", "extra", "feed")
    assert told(position, "hand") == [("hand", (1, *["mountain"] * 4), (1,))]
    assert told(position, "pile") == [("pile", (1, 1), None)]


def test_r17_the_pile_left_goes_to_the_discard_as_it_lies():
    position = play(started(3, seed=3), "deal")
    last = position.piles[3]
    before = position.discard
    play(position, "pile 1", "pile 2", "pile 3")
    assert position.discard == before + last
    assert position.piles == [()] * 4
    assert told(position, "unwanted") == [("unwanted", (4,), None)]


def test_r17_feed_in_the_pile_left_goes_to_the_discard_too():
    position = table(["", "", ""], deck="feed " * 16, turn=None)
    play(position, "deal", "pile 1", "pile 2", "pile 3")
    assert position.discard == ("feed",) * 4
    assert position.values == [()] * 3


def test_r18_of_two_the_dealer_puts_one_pile_away_first_and_gets_the_last():
    position = play(table(["", ""], deck=TWELVE, horse=1, turn=None), "deal")
    assert position.seat == 1
    assert moves(position) == ["reject 1", "reject 2", "reject 3"]
    play(position, "reject 2")
    assert position.discard == ("mountain", "feed", "extra", "moor")
    assert position.seat == 0
    assert moves(position) == ["pile 1", "pile 3"]
    play(position, "pile 3")
    assert position.hands == [("ferry", "moor", "extra", "feed"), ("bridge", "moor", "extra", "feed")]
    assert position.seat == 1
    assert "end" in moves(position)
