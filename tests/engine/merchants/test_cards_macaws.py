"""Snappy scarlet macaws."""

from ..position import moves, play, told
from .table import ones, table


def test_swift_broker_lays_the_hand_one_by_one_and_draws_as_many():
    position = table(["swift-broker junk cookies", ""], decks=["spyglass acorn charm"])
    play(position, "play swift-broker")
    assert moves(position) == ["lay cookies", "lay junk"]
    play(position, "lay junk", "lay cookies")
    assert position.hands[0] == ("acorn", "charm")
    assert position.discards[0] == ("junk", "cookies", "swift-broker")
    assert position.actions == 1


def test_swift_broker_may_draw_what_it_has_laid_but_not_itself():
    position = table(["swift-broker junk cookies", ""], decks=["acorn"])
    play(position, "play swift-broker", "lay junk", "lay cookies")
    assert len(position.hands[0]) == 2
    assert "acorn" in position.hands[0]
    assert position.discards[0] == ("swift-broker",)


def test_swift_broker_with_an_empty_hand_does_nothing():
    position = play(table(["swift-broker", ""], decks=["acorn"]), "play swift-broker")
    assert position.hands[0] == ()
    assert position.decks[0] == ("acorn",)
    assert moves(position) == ["end"]


def test_cookies_raise_the_refill_of_their_owner():
    position = play(table(["cookies junk", ""], decks=["junk " * 9]), "end")
    assert len(position.hands[0]) == 6
    position = play(table(["cookies", "cookies cookies"], decks=["junk " * 9, "junk " * 9]), "end", "end")
    assert [len(hand) for hand in position.hands] == [6, 7]


def test_shattered_relic_tosses_a_hand_card_and_draws_one():
    position = table(["shattered-relic junk cookies", ""], decks=["acorn"])
    play(position, "play shattered-relic")
    assert moves(position) == ["toss cookies", "toss junk"]
    play(position, "toss cookies")
    assert position.market_discard == ("cookies",)
    assert position.hands[0] == ("acorn", "junk")
    assert position.discards[0] == ("shattered-relic",)


def test_shattered_relic_puts_junk_on_the_junk_pile_and_draws_without_tossing():
    position = play(table(["shattered-relic junk", ""], decks=["acorn"]), "play shattered-relic", "toss junk")
    assert position.junk_pile == 7
    position = play(table(["shattered-relic", ""], decks=["acorn"]), "play shattered-relic")
    assert position.hands[0] == ("acorn",)


def test_spyglass_keeps_one_of_three_and_returns_the_others_in_any_order():
    position = table(["spyglass", ""], decks=["junk acorn charm cookies"])
    play(position, "play spyglass")
    assert moves(position) == ["keep cookies", "keep charm", "keep acorn"]
    play(position, "keep charm")
    assert moves(position) == ["return cookies", "return acorn"]
    play(position, "return cookies", "return acorn")
    assert position.decks[0] == ("junk", "cookies", "acorn")
    assert position.hands[0] == ("charm",)
    assert told(position, "hand")[0].only == (0,)


def test_spyglass_reshuffles_for_what_is_missing_and_keeps_a_single_card_by_itself():
    position = play(table(["spyglass", ""], decks=["acorn"], discards=["junk"]), "play spyglass")
    assert moves(position) == ["keep acorn", "keep junk"]
    position = play(table(["spyglass", ""], decks=["acorn"]), "play spyglass")
    assert position.hands[0] == ("acorn",)
    assert moves(position, "keep", "return") == []
    position = play(table(["spyglass", ""]), "play spyglass")
    assert position.discards[0] == ("spyglass",)


def test_flashy_show_makes_each_card_pay_and_build_one_more_until_the_turn_ends():
    position = table(["flashy-show cookies swift-broker", ""], market="spyglass", stalls=[ones(2)])
    play(position, "play flashy-show")
    assert moves(position, "build") == ["build cookies"]
    play(position, "buy 1", "pay cookies")
    assert moves(position) == ["pay swift-broker"]
    position = play(table(["flashy-show", ""]), "play flashy-show", "end")
    assert position.flash == 0


def test_favourite_toy_fetches_the_top_of_the_own_discard():
    position = play(table(["favourite-toy", ""], discards=["junk acorn"]), "play favourite-toy")
    assert position.hands[0] == ("acorn",)
    assert position.discards[0] == ("junk", "favourite-toy")
    position = play(table(["favourite-toy", ""]), "play favourite-toy")
    assert position.discards[0] == ("favourite-toy",)
    assert position.hands[0] == ()
