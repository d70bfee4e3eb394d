"""TV1–TV12: the worked examples of the sheet."""

import pytest

from engine.games.merchants.cards import worth
from engine.games.merchants.paying import pays

from ..position import moves, play
from .table import ones, started, table

WORTH = {1: "junk", 2: "cookies", 3: "shattered-relic", 4: "spyglass", 5: "accordion"}


@pytest.mark.parametrize(
    ("values", "legal"),
    [
        ((4, 4), True),
        ((5, 1), False),
        ((3, 2, 1), False),
        ((4, 2), True),
        ((3, 3), True),
        ((2, 2, 2), True),
        ((4, 1, 1), False),
    ],
)
def test_tv1_overpaying_a_price_of_five(values, legal):
    cards = tuple(WORTH[value] for value in values)
    assert pays(5, cards, 0, reach=False) == legal
    position = table([" ".join(cards), ""], market="accordion")
    play(position, "buy 1")
    for card in cards:
        if not legal and f"pay {card}" not in moves(position):
            return
        play(position, f"pay {card}")
    assert legal
    assert position.hands[0] == ("accordion",)


def test_tv2_prices_by_slot():
    market = "cookies spyglass swift-broker accordion shattered-relic"
    position = table(["stock-clearance stock-clearance", ""], market=market)
    prices = [play(position.copy(), f"buy {slot}").todo[-1].price for slot in range(1, 6)]
    assert prices == [2, 5, 3, 8, 7]


SETUP = [(2, 3, 7, 6, 33), (3, 4, 6, 2, 44), (4, 5, 5, 0, 55)]


@pytest.mark.parametrize(("seats", "ones", "junk", "left", "deck"), SETUP)
def test_tv3_the_setup_table(seats, ones, junk, left, deck):
    position = started(seats)
    for seat in position.seats:
        cards = [*position.hands[seat], *position.decks[seat]]
        assert (len(cards) - cards.count("junk"), cards.count("junk")) == (ones, junk)
    assert position.junk_pile == left
    assert len(position.market_deck) + 5 == deck


def test_tv4_after_six_stacks_the_next_total_is_seven():
    position = table(["accordion cookies spyglass shattered-relic", ""], stalls=[ones(6)])
    play(position, "build spyglass", "add shattered-relic")
    assert len(position.stalls[0]) == 7


def test_tv7_the_hand_after_the_cleanup():
    assert len(play(table(["junk " * 7, ""], decks=["acorn"]), "end").hands[0]) == 7
    position = play(table(["charm charm", ""], decks=["acorn"]), "end")
    assert sorted(position.hands[0]) == ["acorn", "charm", "charm", "junk", "junk"]


def test_tv8_two_cookies_refill_to_seven():
    assert len(play(table(["cookies cookies", ""], decks=["junk " * 9]), "end").hands[0]) == 7


@pytest.mark.parametrize("card", ["shattered-relic", "spyglass"])
def test_tv9_market_discovery_alone_buys_from_the_market_discard(card):
    position = table(["market-discovery", ""], market_discard=card)
    play(position, "buy discard", "pay market-discovery")
    assert position.hands[0] == (card,)


def test_tv10_flashy_show_and_blindfold():
    position = table(["flashy-show accordion", ""], market="- accordion")
    play(position, "play flashy-show", "buy 2", "pay accordion")
    assert position.hands[0] == ("accordion",)
    flash, blind = ["play flashy-show"], ["play blindfold", "blind junk 2", "guess 5", "value 3"]
    for order, paid in ((flash + blind, 3), (blind + flash, 4)):
        position = play(table(["flashy-show blindfold junk", ""]), *order)
        assert worth(position.hands[0][0], position.flash) == paid


def test_tv11_a_reflection_of_junk():
    position = table(["reflection shattered-relic", ""], discards=["", "junk"], market="swift-broker")
    assert moves(play(position.copy(), "buy 1")) == ["pay shattered-relic"]
    play(position, "copy reflection junk")
    assert moves(position, "build") == []
    play(position.copy(), "buy 1", "pay reflection_junk")
    play(position, "play shattered-relic", "toss reflection_junk")
    assert position.market_discard == ("reflection",)


@pytest.mark.parametrize(
    ("hand", "old", "legal"),
    [
        ("empty-chest loyal-partner wily-fellow", "", True),
        ("stashing-vendor junk junk junk", "", True),
        ("stashing-vendor junk prepaid-good", "", False),
        ("nostalgic-item", "junk", True),
    ],
)
def test_tv12_stacks_of_four(hand, old, legal):
    position = table([hand, ""], stalls=[ones(3)], discards=[old])
    first, *others = hand.split()
    assert (f"build {first}" in moves(position)) == legal
    if legal:
        found = [f"addold {card}" for card in old.split()]
        play(position, f"build {first}", *(f"add {card}" for card in others), *found)
        assert len(position.stalls[0]) == 4
