"""Adapting veiled chameleons."""

from ..position import moves, play, why_not
from .table import ones, table


def test_flexible_shopkeeper_copies_a_card_of_the_own_newest_stack():
    position = table(["flexible-shopkeeper", ""], stalls=["cookies | acorn charm", "gamble"])
    assert moves(position, "copy") == ["copy flexible-shopkeeper acorn", "copy flexible-shopkeeper charm"]
    play(position, "copy flexible-shopkeeper charm")
    assert position.hands[0] == ("flexible-shopkeeper_charm",)
    assert moves(position, "play") == ["play flexible-shopkeeper_charm"]


def test_flexible_shopkeeper_without_a_stack_is_itself():
    position = table(["flexible-shopkeeper", ""])
    assert moves(position, "copy", "build") == ["build flexible-shopkeeper"]


def test_reflection_copies_the_top_of_the_discard_of_another_player():
    position = table(["reflection", "", ""], discards=["gamble", "junk acorn", "charm"])
    assert moves(position, "copy") == ["copy reflection acorn", "copy reflection charm"]
    play(position, "copy reflection acorn")
    assert position.hands[0] == ("reflection_acorn",)


def test_reflection_with_all_other_discards_empty_is_itself():
    position = table(["reflection", ""], discards=["gamble"], market="cookies")
    assert moves(position, "copy", "buy") == ["buy 1"]


def test_good_old_times_copies_the_top_of_the_market_discard():
    position = table(["good-old-times", ""], market_discard="charm acorn")
    assert moves(position, "copy") == ["copy good-old-times acorn"]
    position = table(["good-old-times", ""], market="essential-purchase")
    assert moves(position, "copy", "buy") == ["buy 1"]


def test_good_old_times_tosses_the_top_market_card_once_before_it_copies():
    position = table(["good-old-times", ""], market_deck="charm acorn", market_discard="gamble")
    play(position, "peel good-old-times")
    assert position.market_discard == ("gamble", "acorn")
    assert moves(position, "peel") == []
    assert moves(position, "copy") == ["copy good-old-times_u acorn"]
    position = table(["good-old-times", ""], market_deck="charm", market_discard="gamble")
    play(position, "copy good-old-times gamble")
    assert why_not(position, "peel good-old-times_gamble") == ("cannot_peel", "good-old-times_gamble")


def test_gift_voucher_changes_places_with_a_market_card():
    position = table(["gift-voucher", ""], market="acorn - charm")
    play(position, "play gift-voucher")
    assert moves(position) == ["swap 1", "swap 3"]
    play(position, "swap 3")
    assert position.market == ["acorn", "", "gift-voucher", "", ""]
    assert position.hands[0] == ("charm",)
    assert position.discards[0] == ()
    assert position.actions == 1
    assert play(table(["gift-voucher", ""]), "play gift-voucher").discards[0] == ("gift-voucher",)


def test_trendsetting_copies_a_card_of_the_market():
    position = table(["trendsetting", ""], market="acorn - charm")
    assert moves(position, "copy") == ["copy trendsetting acorn", "copy trendsetting charm"]
    position = table(["trendsetting", ""], stalls=[ones(4)])
    assert moves(position, "copy", "build") == ["build trendsetting"]


def test_seeing_doubles_copies_another_card_in_hand_and_stays_it():
    position = table(["seeing-doubles acorn junk", ""])
    assert moves(position, "copy") == ["copy seeing-doubles acorn", "copy seeing-doubles junk"]
    play(position, "copy seeing-doubles acorn", "discard acorn", "done")
    assert "seeing-doubles_acorn" in position.hands[0]


def test_seeing_doubles_alone_is_itself():
    position = table(["seeing-doubles", ""], stalls=[ones(4)])
    assert moves(position, "copy", "build") == ["build seeing-doubles"]
