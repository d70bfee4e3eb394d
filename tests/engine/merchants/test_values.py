"""R40–R42: changed values, and what a card is."""

from engine.games.merchants.cards import worth

from ..position import moves, play
from .table import ones, table


def test_r40_changes_are_kept_in_the_order_in_which_they_happened():
    position = table(["flashy-show blindfold swift-broker", ""])
    play(position, "play flashy-show", "play blindfold", "blind swift-broker 2", "guess 5", "value 3")
    (text,) = position.hands[0]
    assert worth(text, position.flash) == 3
    position = table(["flashy-show blindfold swift-broker", ""])
    play(position, "play blindfold", "blind swift-broker 2", "guess 5", "value 3", "play flashy-show")
    (text,) = position.hands[0]
    assert worth(text, position.flash) == 4


def test_r40_a_value_is_never_below_zero():
    assert worth("swift-broker_v1_m2") == 0
    assert worth("swift-broker_v1_m2", 2) == 1
    position = table(["swift-broker_v1_m2 junk", ""], market="cookies")
    assert "buy 1" not in moves(position)


def test_r40_a_roll_is_added_to_what_was_set():
    position = table(["blindfold bold-haggler", ""])
    play(position, "play blindfold", "blind bold-haggler 2", "guess 2", "value 4")
    (text,) = position.hands[0]
    play(position, f"roll {text}")
    (rolled,) = position.hands[0]
    face = next(event.args[2] for event in position.news if event.kind == "roll")
    assert worth(rolled) == 4 + face


def test_r40_a_value_is_set_over_a_roll():
    position = table(["blindfold bold-haggler_p3_u", ""])
    play(position, "play blindfold", "blind bold-haggler_p3_u 2", "guess 2", "value 2")
    (text,) = position.hands[0]
    assert worth(text) == 2
    assert moves(position, "roll") == []


def test_r40_never_below_nothing():
    position = table(["accordion_v1", ""])
    assert moves(position, "build") == ["build accordion_v1 1"]
    position = table(["accordion_v1 swift-broker stashing-vendor", ""])
    assert "build accordion_v1 0" in moves(position, "build")
    play(position, "build accordion_v1 0")
    assert moves(position) == ["add stashing-vendor"]


def test_r40_all_changes_end_with_the_turn():
    position = table(["bold-haggler_p2_u spyglass_v1 flashy-show", ""])
    play(position, "play flashy-show", "end")
    assert position.flash == 0
    assert set(position.hands[0]) == {"bold-haggler", "spyglass", "flashy-show", "junk"}


def test_r41_changed_values_count_for_paying_its_limit_and_building_not_for_prices():
    position = table(["spyglass_v2 swift-broker", ""], market="spyglass", stalls=[ones(1)])
    assert moves(position, "buy", "build") == ["build spyglass_v2"]
    position = table(["spyglass_v2 spyglass_v2", ""], market="shattered-relic")
    play(position, "buy 1", "pay spyglass_v2", "pay spyglass_v2")
    assert position.discards[0] == ("spyglass", "spyglass")
    position = table(["junk junk", ""], market="shattered-relic", flash=1)
    assert moves(position, "buy") == ["buy 1"]
    assert play(position, "buy 1").todo[-1].price == 3


def test_r42_where_a_card_goes_is_decided_by_the_card_itself():
    position = table(["shattered-relic reflection_junk junk", ""])
    play(position, "play shattered-relic", "toss reflection_junk")
    assert position.market_discard == ("reflection",)
    assert position.junk_pile == 6


def test_r42_what_it_may_do_is_decided_by_what_it_copies():
    position = table(["reflection_junk", ""])
    assert moves(position, "build") == []
    position = table(["reflection_junk junk junk", ""], market="essential-purchase")
    play(position, "buy 1", "pay reflection_junk", "pay junk", "pay junk")
    assert moves(position) == ["tossjunk reflection_junk", "tossjunk junk", "done"]
    play(position, "tossjunk reflection_junk", "done")
    assert position.market_discard == ("reflection",)
    assert position.discards[0] == ("junk", "junk")


def test_r42_a_tossed_chameleon_lies_on_the_card_that_is_bought_from_the_discard():
    hand = "market-discovery stock-clearance reflection_junk"
    position = table([hand, ""], market_discard="essential-purchase essential-purchase")
    play(position, "buy discard", "pay market-discovery", "pay stock-clearance", "pay reflection_junk")
    play(position, "tossjunk reflection_junk")
    assert position.hands[0] == ("essential-purchase",)
    assert position.market_discard == ("essential-purchase", "reflection")
