"""The demos of the Merchants are the worked examples of the rule sheet."""

from functools import cache
from typing import Any

from engine.games.merchants.cards import worth
from engine.games.merchants.steps.buying import wares
from ui.games.merchants import book

from ..demos import stood

DEMOS = book.demos()


@cache
def at(name: str, number: int) -> Any:
    return stood(DEMOS[name].record, number)


def values(name: str, number: int) -> list[int]:
    """Of what was paid or built by the next move, and before."""
    state = at(name, number)
    return [worth(text, state.flash) for text in state.laid]


def prices(name: str, number: int) -> list[int]:
    return [price for where, (_card, price) in wares(at(name, number)).items() if where != "discard"]


def test_tv1_two_fours_pay_five_and_one_junk_among_them_does_not() -> None:
    assert at("overpaying", 64).todo[-1].price == 5
    assert values("overpaying", 65) == [4]
    assert at("overpaying", 66).discards[0][-2:] == ("spyglass", "market-discovery")
    assert (at("too-small", 65).todo[-1].price, values("too-small", 66)) == (5, [1, 4])


def test_tv2_each_slot_adds_one() -> None:
    assert prices("buying", 0) == [3, 6, 6, 7, 9]
    assert at("buying", 8).market[:4] == at("buying", 7).market[1:]
    assert at("buying", 8).junk_pile == at("buying", 0).junk_pile + 3


def test_tv4_stacks_in_order() -> None:
    assert [len(at("one-set", number).stalls[0]) for number in (23, 25)] == [2, 3]
    assert at("one-set", 25).stalls[0][-1] == ("cookies", "swift-broker")


def test_tv7_one_card_is_drawn_and_two_junk_fill_the_hand() -> None:
    before, after = at("refill", 39), at("refill", 40)
    assert [len(pile[0]) for pile in (before.hands, before.decks, before.discards)] == [2, 1, 0]
    assert [len(pile[0]) for pile in (after.hands, after.decks, after.discards)] == [5, 0, 0]
    assert after.junk_pile == before.junk_pile - 2


def test_tv8_two_cookies_refill_to_seven() -> None:
    assert at("cookies", 123).hands[0].count("cookies") == 2
    assert len(at("cookies", 124).hands[0]) == 7


def test_tv9_market_discovery_pays_for_the_market_discard() -> None:
    assert at("discovery", 90).market_discard[-1] == "nostalgic-item"
    assert "nostalgic-item" in at("discovery", 92).hands[0]


def test_tv10_flashy_show_lets_five_pay_six() -> None:
    assert at("flashy", 94).todo[-1].price == 6
    assert at("flashy", 95).discards[0][-1] == "winter-is-coming"


def test_tv10_blindfold_sets_a_value() -> None:
    assert at("blindfold", 102).seen == ("whirligig",)
    assert worth("whirligig_v5") == 5
    assert at("blindfold", 105).todo[-1].price == 7


def test_tv11_a_reflection_of_junk() -> None:
    assert at("reflection", 18).discards[1][-1] == "junk"
    assert "reflection_junk" in at("reflection", 19).hands[0]
    assert "reflection" in at("reflection", 24).discards[0]


def test_tv12_stacks_out_of_the_ordinary() -> None:
    assert at("mixed", 115).stalls[0][-1] == ("empty-chest", "swift-broker", "essential-purchase")
    assert at("junk-stack", 24).stalls[0][-1] == ("stashing-vendor", "junk", "junk")
    assert at("found", 75).stalls[0][-1] == ("nostalgic-item", "swift-broker")


def test_more_than_one_stack_a_card_out_of_a_stall_and_the_end() -> None:
    assert [len(at("winter", number).stalls[0]) for number in (173, 174, 176)] == [4, 5, 6]
    assert at("acorn", 69).stalls[1][3] == ("market-discovery",)
    assert at("acorn", 70).stalls[1][3] == ("acorn",)
    assert len(at("last", 169).stalls[0]) == 8
    assert at("last", 169).todo == []


def test_an_empty_deck_is_shuffled_when_it_is_needed() -> None:
    assert [len(at("shuffle", number).decks[0]) for number in (20, 21)] == [2, 5]
    assert at("shuffle", 21).discards[0] == ()


def test_a_die_and_a_copy_change_what_a_card_is() -> None:
    assert "bold-haggler_p3_u" in at("haggler", 1).hands[0]
    assert at("haggler", 3).discards[0][-1] == "bold-haggler"
    assert at("shopkeeper", 53).stalls[0][-1] == ("flexible-shopkeeper", "swift-broker")
