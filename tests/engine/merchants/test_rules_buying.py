"""R15–R18: buying."""

from itertools import combinations

import pytest

from engine.games.merchants.paying import can_pay, pays, prices

from ..position import moves, play, told, why_not
from .table import table

MARKET = "cookies spyglass swift-broker favourite-toy shattered-relic"  # 2, 4, 1, 5, 3


def test_r15_the_price_is_the_printed_value_and_the_surcharge_of_the_slot():
    position = table(["accordion accordion", ""], market=MARKET)
    for slot, price in enumerate([2, 5, 3, 8, 7], 1):
        after = position.copy()
        if f"buy {slot}" in moves(after, "buy"):
            play(after, f"buy {slot}")
            assert after.todo[-1].price == price
        else:
            assert why_not(position, f"buy {slot}")[-1] == price


def test_r15_one_card_per_action():
    position = play(table(["cookies cookies", ""], market="nuisance cookies"), "buy 1", "pay cookies")
    assert moves(position, "buy") == []


def test_r16_any_cards_pay_their_value_junk_included():
    position = table(["junk cookies acorn", ""], market="shattered-relic")
    play(position, "buy 1")
    assert moves(position) == ["pay cookies", "pay acorn", "pay junk"]
    play(position, "pay cookies")
    assert moves(position) == ["pay junk"]
    play(position, "pay junk")
    assert position.discards[0] == ("cookies", "junk")


def test_r16_changes_of_value_do_not_change_prices():
    position = table(["cookies", ""], market="cookies", flash=2)
    play(position, "buy 1")
    assert position.todo[-1].price == 2


def test_r17_paid_cards_are_discarded_and_the_bought_card_is_in_hand_at_once():
    position = table(["swift-broker cookies", ""], market="prepaid-good acorn", decks=["cookies"])
    play(position, "play swift-broker", "lay cookies", "buy 1", "pay cookies")
    assert position.hands[0] == ("prepaid-good",)
    assert position.discards[0] == ("cookies", "swift-broker", "cookies")
    assert position.market[0] == ""
    assert told(position, "buy") == [("buy", (0, "prepaid-good", "1"), None)]


WORTH = {1: "junk", 2: "cookies", 3: "shattered-relic", 4: "spyglass", 5: "accordion"}


def cards(values):
    return tuple(WORTH[value] for value in values)


@pytest.mark.parametrize("values", [(1, 1, 2, 3), (5, 5, 4, 1), (2, 2, 2, 2), (3, 3, 1, 5), (4, 4, 4), (1,)])
@pytest.mark.parametrize("flash", [0, 1])
def test_r18_the_excess_is_smaller_than_every_card_paid(values, flash):
    """The moves are exactly what trying all payments finds."""
    places = range(len(values))
    ways = [set(way) for size in range(1, len(values) + 1) for way in combinations(places, size)]
    for price in range(1, 20):
        legal = []
        for way in ways:
            worth = [values[place] + flash for place in way]
            is_legal = sum(worth) >= price and sum(worth) - price < min(worth)
            assert pays(price, cards(values[place] for place in way), flash, reach=False) == is_legal
            if is_legal:
                legal.append(way)
        assert bool(prices(cards(values), flash) >> price & 1) == bool(legal)
        for way in ways:
            rest = cards(values[place] for place in places if place not in way)
            paid = cards(values[place] for place in way)
            assert can_pay(price, paid, rest, flash) == any(way <= whole for whole in legal)


def test_r18_only_the_chosen_cards_matter_not_what_else_is_in_hand():
    position = table(["spyglass spyglass shattered-relic", ""], market="- - shattered-relic")
    play(position, "buy 3", "pay spyglass")
    assert moves(position) == ["pay shattered-relic", "pay spyglass"]
    play(position, "pay spyglass")
    assert position.hands[0] == ("shattered-relic", "shattered-relic")


@pytest.mark.parametrize(
    ("hand", "paid"),
    [
        ("junk junk junk spyglass", "junk junk junk"),  # junk rather than anything else
        ("cookies shattered-relic spyglass", "shattered-relic"),  # nothing too much
        ("cookies cookies spyglass", "cookies cookies"),  # low cards rather than a high one
        ("spyglass", "spyglass"),  # too much, where it must be
        ("bold-haggler_p2_u shattered-relic", "bold-haggler_p2_u"),  # by what is printed it is the lower one
    ],
)
def test_r18_the_cheapest_payment_is_never_more_than_must_be(hand, paid):
    position = play(table([hand, ""], market="shattered-relic"), "buy 1")
    pays = position.todo[-1].cheapest(position)
    assert [str(move) for move in pays] == [f"pay {text}" for text in paid.split()]
    play(position, *map(str, pays))
    assert position.todo[-1] == table([""]).todo[-1]


def test_r18_the_cheapest_payment_goes_on_from_what_is_paid_and_says_when_it_is_done():
    position = table(["spyglass cookies junk junk", ""], market="charm")
    play(position, "buy 1", "pay cookies")
    assert [str(move) for move in position.todo[-1].cheapest(position)] == ["pay junk", "pay junk"]
    position = play(table(["stock-clearance cookies", ""], market="charm"), "buy 1")
    assert [str(move) for move in position.todo[-1].cheapest(position)] == ["pay stock-clearance", "done"]


def test_s12_the_cheapest_payment_holds_what_reaches_the_market_discard():
    position = table(["market-discovery junk junk junk", ""], market_discard="shattered-relic")
    play(position, "buy discard")
    assert [str(move) for move in position.todo[-1].cheapest(position)] == ["pay market-discovery"]
