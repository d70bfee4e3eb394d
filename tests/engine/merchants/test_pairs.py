"""Cards that meet: changed values, stacks, overpaying, chameleons."""

import pytest

from engine.games.merchants.cards import worth

from ..position import moves, play, told
from .table import ones, table


def test_flashy_show_and_accordion_stretch_the_changed_value():
    position = table(["accordion", ""], stalls=[ones(4)], flash=1)
    assert moves(position, "build") == ["build accordion 5"]
    for stacks, value in ((5, 6), (6, 7)):
        position = table(["accordion", ""], stalls=[ones(stacks)], flash=1)
        assert moves(position, "build") == [f"build accordion {value}"]


def test_flashy_show_counts_for_junk_in_a_stack_and_for_what_is_found():
    position = table(["stashing-vendor junk", ""], stalls=[ones(3)], flash=1)
    play(position, "build stashing-vendor", "add junk")
    assert len(position.stalls[0]) == 4
    position = table(["nostalgic-item", ""], stalls=[ones(5)], flash=1, discards=["junk"])
    play(position, "build nostalgic-item", "addold junk")
    assert len(position.stalls[0]) == 6


def test_flashy_show_and_overpaying():
    position = table(["cookies cookies", ""], market="shattered-relic", flash=1)
    play(position, "buy 1", "pay cookies")
    assert position.hands[0] == ("cookies", "shattered-relic")
    position = table(["spyglass swift-broker", ""], market="- - cookies", flash=1)
    play(position, "buy 3")
    assert moves(position) == ["pay spyglass"]


def test_flashy_show_copied_by_a_chameleon_adds_again():
    position = table(["trendsetting junk junk", ""], market="flashy-show", flash=1)
    play(position, "copy trendsetting flashy-show", "play trendsetting_flashy-show")
    assert position.flash == 2
    assert position.discards[0] == ("trendsetting",)


def test_two_accordions_by_copy_in_one_stack():
    position = table(["accordion_v3 seeing-doubles_accordion_v4", ""], stalls=[ones(7)])
    play(position, "build accordion_v3 4", "add seeing-doubles_accordion_v4 4")
    assert position.seat is None


def test_accordion_found_is_named_with_its_value():
    position = table(["nostalgic-item", ""], stalls=[ones(6)], discards=["accordion"])
    play(position, "build nostalgic-item")
    assert moves(position) == ["addold accordion 4"]


def test_accordion_set_by_a_blindfold_is_stretched_from_there():
    position = table(["accordion_v2", ""], stalls=[ones(2)])
    assert moves(position, "build") == ["build accordion_v2 3"]


def test_bold_haggler_copied_rolls_for_itself_and_keeps_its_own_flag():
    position = table(["bold-haggler seeing-doubles", ""])
    play(position, "copy seeing-doubles bold-haggler", "roll seeing-doubles_bold-haggler")
    assert moves(position, "roll") == ["roll bold-haggler"]
    (rolled,) = [text for text in position.hands[0] if text.startswith("seeing")]
    assert worth(rolled) == 1 + told(position, "roll")[0].args[2]


def test_stock_clearance_copied_lifts_the_limit():
    position = table(["trendsetting junk", ""], market="stock-clearance swift-broker")
    play(position, "copy trendsetting stock-clearance", "buy 2", "pay trendsetting_stock-clearance")
    assert moves(position) == ["pay junk", "done"]
    play(position, "done")
    assert position.discards[0] == ("trendsetting",)


def test_stock_clearance_and_market_discovery_in_one_payment():
    position = table(["stock-clearance market-discovery junk", ""], market_discard="swift-broker")
    play(position, "buy discard", "pay stock-clearance")
    assert moves(position) == ["pay market-discovery", "pay junk"]
    play(position, "pay market-discovery", "done")
    assert position.hands[0] == ("swift-broker", "junk")


def test_market_discovery_copied_buys_from_the_market_discard():
    position = table(["trendsetting", ""], market="market-discovery", market_discard="acorn")
    play(position, "copy trendsetting market-discovery")
    assert moves(position, "buy", "peel") == ["peel trendsetting_market-discovery", "buy 1", "buy discard"]
    play(position, "buy discard", "pay trendsetting_market-discovery")
    assert position.hands[0] == ("acorn",)


def test_empty_chest_and_a_copy_of_a_foreign_set():
    position = table(["empty-chest trendsetting", ""], market="prepaid-good", stalls=[ones(3)])
    play(position, "copy trendsetting prepaid-good", "build empty-chest", "add trendsetting_prepaid-good")
    assert position.stalls[0][3] == ("empty-chest", "trendsetting")


def test_a_copy_joins_the_set_that_it_copies():
    position = table(["cookies flexible-shopkeeper", ""], stalls=[ones(3)])
    play(position, "copy flexible-shopkeeper shattered-relic")
    assert moves(position, "build") == []
    position = table(["swift-broker flexible-shopkeeper", ""], stalls=[ones(3)])
    play(position, "copy flexible-shopkeeper shattered-relic", "build swift-broker")
    assert moves(position) == ["add flexible-shopkeeper_shattered-relic"]


def test_a_copy_of_junk_needs_a_stashing_vendor():
    position = table(["reflection_junk stashing-vendor", ""], stalls=[ones(1)])
    play(position, "build reflection_junk", "add stashing-vendor")
    assert position.stalls[0][1] == ("reflection", "stashing-vendor")


def test_a_copy_of_a_nostalgic_item_finds_once_more():
    hand = "nostalgic-item trendsetting_nostalgic-item"
    position = table([hand, ""], stalls=[ones(7)], discards=["swift-broker junk"])
    play(
        position,
        "build nostalgic-item",
        "add trendsetting_nostalgic-item",
        "addold junk",
        "addold swift-broker",
    )
    assert position.seat is None


def test_a_copy_of_winter_is_coming_gives_its_stack_and_cookies_their_card():
    position = table(
        ["trendsetting favourite-toy swift-broker", ""], market="winter-is-coming", stalls=[ones(4)]
    )
    play(position, "copy trendsetting winter-is-coming", "build trendsetting_winter-is-coming")
    assert moves(position, "build") == ["build swift-broker", "build favourite-toy"]
    position = table(["trendsetting", ""], market="cookies", decks=["junk " * 9])
    play(position, "copy trendsetting cookies", "end")
    assert len(position.hands[0]) == 6


def test_free_moves_between_a_stack_and_the_stack_that_winter_gives():
    position = table(["winter-is-coming bold-haggler trendsetting", ""], market="acorn", stalls=[ones(4)])
    play(position, "build winter-is-coming")
    assert moves(position) == ["roll bold-haggler", "copy trendsetting acorn", "skip"]
    play(position, "copy trendsetting acorn")
    assert moves(position) == ["roll bold-haggler", "skip"]


def test_a_copied_essential_purchase_tosses_nothing():
    position = table(["trendsetting junk", ""], market="swift-broker essential-purchase")
    play(position, "copy trendsetting essential-purchase", "buy 1", "pay junk")
    assert position.discards[0] == ("junk",)


def test_a_set_value_stays_when_the_card_copies_afterwards():
    position = table(["trendsetting_v3", ""], market="accordion")
    play(position, "copy trendsetting_v3 accordion")
    assert worth("trendsetting_accordion_v3") == 3
    assert position.hands[0] == ("trendsetting_accordion_v3",)


def test_seeing_doubles_is_no_lone_card_while_others_are_being_paid():
    position = table(["seeing-doubles cookies", ""], market="cookies")
    play(position, "buy 1", "pay cookies")
    assert position.hands[0] == ("cookies", "seeing-doubles")
    position = table(["seeing-doubles shattered-relic", ""], market="- - - spyglass")
    assert moves(position, "buy") == []


@pytest.mark.parametrize("seed", range(5))
def test_whirligig_and_gamble_undo_copies_and_rolls(seed):
    position = table(["gamble bold-haggler_p2_u trendsetting_acorn", "junk junk junk"], seed=seed)
    play(position, "play gamble", "with 2")
    assert not any("_" in text for text in position.hands[1])


def test_blindfold_on_a_chameleon_is_no_use_and_keeps_its_copy():
    position = table(["blindfold trendsetting_acorn", ""])
    play(position, "play blindfold", "blind trendsetting_acorn 2", "guess 5", "value 1")
    assert position.hands[0] == ("trendsetting_acorn_v1",)
    assert moves(position, "play") == ["play trendsetting_acorn_v1"]


def test_charm_wins_with_the_eighth_stack_and_nothing_after_it_happens():
    position = play(table(["charm", ""], market_deck="accordion", stalls=[ones(7)], flash=2), "play charm")
    assert position.seat is None
    assert position.limbo == ("charm",)
    assert told(position)[-1].kind == "won"


def test_acorn_into_the_stack_that_a_flexible_shopkeeper_copies():
    position = table(["acorn", "flexible-shopkeeper"], stalls=["", "cookies"], decks=["junk " * 5])
    play(position, "play acorn", "swap 2 1 cookies", "end")
    assert moves(position, "copy") == ["copy flexible-shopkeeper acorn"]
