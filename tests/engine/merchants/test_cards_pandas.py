"""Dealing giant pandas."""

from engine import HIDDEN, view

from ..position import moves, play, told, why_not
from .table import table


def test_loyal_partner_tosses_the_market_one_by_one_the_last_by_itself():
    deck = "gamble cookies nuisance sabotage whirligig spyglass"
    position = table(["loyal-partner", ""], market="acorn - charm gamble -", market_deck=deck)
    play(position, "play loyal-partner")
    assert moves(position) == ["toss 1", "toss 3", "toss 4"]
    play(position, "toss 3", "toss 1")
    assert position.market_discard == ("charm", "acorn", "gamble")
    assert position.market == ["spyglass", "whirligig", "sabotage", "nuisance", "cookies"]
    assert position.discards[0] == ("loyal-partner",)


def test_loyal_partner_reshuffles_what_it_tossed_if_it_must():
    position = play(table(["loyal-partner", ""], market="acorn charm"), "play loyal-partner", "toss 1")
    assert sorted(position.market) == ["", "", "", "acorn", "charm"]
    position = play(table(["loyal-partner", ""], market_deck="acorn"), "play loyal-partner")
    assert position.market == ["acorn", "", "", "", ""]


def test_prepaid_good_takes_any_market_card_and_the_gap_stays():
    position = table(["prepaid-good", ""], market="acorn charm", market_deck="junk junk")
    play(position, "play prepaid-good")
    assert moves(position) == ["take 1", "take 2"]
    play(position, "take 1")
    assert position.hands[0] == ("acorn",)
    assert position.market[:2] == ["", "charm"]
    assert position.actions == 0
    assert play(table(["prepaid-good", ""]), "play prepaid-good").discards[0] == ("prepaid-good",)


def test_essential_purchase_tosses_up_to_three_junk_of_its_own_payment():
    position = table(["junk junk junk junk", ""], market="- essential-purchase")
    play(position, "buy 2", "pay junk", "pay junk", "pay junk", "pay junk")
    assert moves(position) == ["tossjunk junk", "done"]
    play(position, "tossjunk junk", "tossjunk junk", "tossjunk junk")
    assert position.discards[0] == ("junk",)
    assert position.junk_pile == 9
    assert position.hands[0] == ("essential-purchase",)


def test_essential_purchase_may_toss_less_and_asks_only_where_junk_was_paid():
    position = table(["junk cookies", ""], market="essential-purchase")
    play(position, "buy 1", "pay junk", "pay cookies", "done")
    assert position.discards[0] == ("junk", "cookies")
    position = play(table(["acorn", ""], market="essential-purchase"), "buy 1", "pay acorn")
    assert position.hands[0] == ("essential-purchase",)


def test_essential_purchase_held_in_hand_tosses_nothing():
    position = table(["essential-purchase junk", ""], market="swift-broker")
    play(position, "buy 1", "pay junk")
    assert position.discards[0] == ("junk",)


def test_market_discovery_tosses_the_top_of_the_market_deck_once_a_turn():
    position = table(["market-discovery", ""], market_deck="acorn charm")
    play(position, "peel market-discovery")
    assert position.market_discard == ("charm",)
    assert moves(position, "peel") == []
    assert why_not(position, "peel market-discovery_u") == ("used", "market-discovery_u")


def test_market_discovery_in_a_payment_buys_the_top_of_the_market_discard():
    position = table(["market-discovery junk", ""], market_discard="charm acorn")
    assert moves(position, "buy") == ["buy discard"]
    play(position, "buy discard", "pay market-discovery")
    assert position.hands[0] == ("acorn", "junk")
    assert position.market_discard == ("charm",)
    assert position.discards[0] == ("market-discovery",)
    assert moves(table(["acorn", ""], market_discard="charm acorn"), "buy") == []


def test_special_offer_keeps_one_of_three_market_cards_and_tosses_the_others_in_order():
    position = table(["special-offer", ""], market_deck="junk acorn charm cookies")
    play(position, "play special-offer")
    assert moves(position) == ["keep cookies", "keep charm", "keep acorn"]
    assert view(position, 1).seen == (HIDDEN,) * 3
    play(position, "keep charm", "toss acorn")
    assert position.market_discard == ("acorn", "cookies")
    assert position.hands[0] == ("charm",)
    assert position.actions == 0


def test_special_offer_with_fewer_cards():
    position = play(table(["special-offer", ""], market_deck="acorn"), "play special-offer")
    assert position.hands[0] == ("acorn",)
    position = play(
        table(["special-offer", ""], market_deck="acorn charm"), "play special-offer", "keep acorn"
    )
    assert position.market_discard == ("charm",)
    assert play(table(["special-offer", ""]), "play special-offer").hands[0] == ()


def test_stock_clearance_lifts_the_limit_of_overpaying():
    position = table(["stock-clearance junk", ""], market="swift-broker")
    play(position, "buy 1")
    assert moves(position) == ["pay stock-clearance", "pay junk"]
    play(position, "pay junk")
    assert moves(position) == ["pay stock-clearance", "done"]
    play(position, "pay stock-clearance")
    assert position.discards[0] == ("junk", "stock-clearance")
    assert told(position, "buy") == [("buy", (0, "swift-broker", "1"), None)]
