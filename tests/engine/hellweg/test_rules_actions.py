"""R20–R34: the actions. The card is t09: Dortmund beer 5, Hagen iron 5, Hamm salt 3, Mönster iron 4."""

import pytest

from engine.games.hellweg.tables import ROADS_AT

from ..position import moves, play, told, why_not
from .table import selling, table


def test_r20_each_turn_is_one_action():
    position = play(table("hagen-iron", ""), "thaler")
    assert moves(position) == ["end"]
    assert why_not(position, "thaler") == ("acted",)
    play(position, "end")
    assert position.seat == 1


def test_r20_the_same_action_may_be_chosen_twice_in_a_month():
    position = play(table("", "", turns="0 1 0"), "thaler", "end", "thaler", "end", "thaler")
    assert position.market == [2, 1]


def test_r21_a_town_takes_one_merchant_and_the_market_any_number():
    position = play(table("", "", turns="0 1 0 1"), "buy hamm", "end")
    assert "buy hamm" not in moves(position)
    assert why_not(position, "buy hamm") == ("visited", "hamm", 0)
    play(position, "thaler", "end")
    assert why_not(position, "buy hamm") == ("visited", "hamm", 0)
    play(position, "thaler", "end")
    assert "thaler" in moves(position)


def test_r22_only_what_can_be_carried_out():
    poor = table("", "", money=[0])
    assert moves(poor) == ["thaler"]
    assert why_not(poor, "buy hamm") == ("no_money", 3)
    assert why_not(poor, "card coal1") == ("no_money", 15)
    assert why_not(poor, "stock token hagen-iron") == ("no_money", 1)
    some = table("hagen-iron", "", money=[4])
    assert moves(some, "buy") == ["buy hamm", "buy moenster"]
    assert why_not(some, "buy essen") == ("not_on_card", "essen")
    assert why_not(some, "stock token essen-beer") == ("no_token", "essen-beer")
    assert why_not(some, "stock carriage olpe-corbach") == ("no_own_token", "olpe-corbach")
    assert why_not(some, "stock carriage hagen") == ("not_now", "stock")


@pytest.mark.parametrize(
    ("town", "price", "tokens", "carriages"),
    [
        ("hamm", 3, ("hamm-salt",), 0),
        ("moenster", 4, ("moenster-iron",), 1),
        ("hagen", 5, ("hagen-iron",) * 2, 1),
    ],
)
def test_r23_a_price_brings_its_pieces(town, price, tokens, carriages):
    position = play(table("", ""), f"buy {town}")
    assert position.money[0] == 10 - price
    assert position.tokens[0] == tokens
    assert moves(position) == [f"carriage {road}" for road in ROADS_AT[town]] * carriages or ["end"]


def test_r23_the_carriages_touch_the_town():
    position = play(table("olpe-iron", ""), "buy hagen")
    assert why_not(position, "carriage olpe-corbach") == ("not_at", "olpe-corbach", "hagen")
    assert why_not(position, "end") == ("carriage_first",)


def test_r24_two_less_with_the_other_merchant_on_the_market():
    position = play(table("", "", turns="0 0 0"), "thaler", "end", "buy hagen")
    assert position.money[0] == 11 - 3
    other = play(table("", "", turns="0 0"), "buy hamm", "end", "buy hagen")
    assert other.money[0] == 10 - 3 - 5


def test_r24_the_merchant_of_another_seat_gives_nothing():
    position = play(table("", "", turns="1 0"), "thaler", "end", "buy hagen")
    assert position.money[0] == 5


def test_r25_any_number_of_pieces_on_roads_of_any_colour():
    position = table("9*hagen-iron", "", carriages=["7*hagen-olpe", "8*hagen-olpe"])
    play(position, "buy hagen", "carriage hagen-olpe")
    assert position.tokens[0].count("hagen-iron") == 11
    assert position.carriages[0] == ("hagen-olpe",) * 8


def test_r26_a_village_pays_but_not_for_the_same_action():
    position = play(table("", ""), "buy dortmund", "carriage dortmund-soest")
    assert position.money[0] == 10 - 5 + 1
    assert moves(table("", "", money=[4]), "buy") == ["buy hamm", "buy moenster"]


def test_r27_stock_up_costs_one_and_needs_an_own_token():
    position = table("soest-salt", "", turns="0 0")
    assert moves(position, "stock") == [
        "stock token soest-salt",
        "stock carriage dortmund-soest",
        "stock carriage soest-hamm",
        "stock carriage soest-paderborn",
        "stock carriage soest-corbach",
    ]
    play(position, "stock token soest-salt", "end")
    assert position.tokens[0] == ("soest-salt", "soest-salt")
    assert position.money[0] == 9
    play(position, "stock carriage soest-corbach")  # never discounted; a village
    assert position.money[0] == 9


def test_r27_a_house_of_another_good_in_the_town_does_not_count():
    assert why_not(table("soest-salt", ""), "stock token soest-beer") == ("no_token", "soest-beer")


def test_r28_a_card_costs_its_price_and_brings_a_carriage():
    position = table("hagen-iron", "", money=[20], turns="0")
    assert moves(position, "card") == ["card coal1", "card coal2", "card herring1"]
    play(position, "card coal1")
    assert position.money[0] == 5
    assert position.owned[0] == ("coal1",)
    assert moves(position) == [f"carriage {road}" for road in ROADS_AT["hagen"]] + ["none"]
    assert why_not(position, "carriage olpe-corbach") == ("no_own_token", "olpe-corbach")
    play(position, "carriage dortmund-hagen")
    assert moves(position) == ["end"]


def test_r28_two_less_in_the_second_round():
    position = play(table("", "", money=[12], turns="0 0 0"), "thaler", "end", "card coal2")
    assert position.money[0] == 0
    assert position.market == [2, 0]


def test_r28_only_right_now():
    position = play(table("hagen-iron", "", money=[15], turns="0 0"), "card coal1", "none", "end")
    assert moves(position, "carriage") == []


def test_r29_one_thaler():
    position = play(table("", ""), "thaler")
    assert position.money[0] == 11


def test_r30_a_card_stays_with_its_owner_and_the_bank_never_runs_dry():
    position = table("", "", money=[1000], owned=["", "coal1"])
    assert why_not(position, "card coal1") == ("no_card", "coal1")
    assert play(position, "thaler").money[0] == 1001


def test_r31_one_more_for_every_sale_of_the_good():
    position = selling("dortmund-beer hagen-iron", "", owned=["coal1"])
    play(position, "sell dortmund-beer", "sell hagen-iron")
    assert position.money[0] == 10 + 6 + 5


def test_r32_one_for_each_carriage_that_returns():
    dirt = "olpe-siegen olpe-corbach dortmund-corbach dortmund-hagen"
    position = selling("siegen-iron", "", carriages=[dirt], owned=["herring1"])
    play(position, f"sell siegen-iron {dirt}")
    assert position.money[0] == 10 + 5 + 3
    assert [event.args for event in told(position, "return")] == [
        (0, "olpe-siegen", 1),
        (0, "olpe-corbach", 1),
        (0, "dortmund-corbach", 1),
    ]


def test_r32_not_for_one_that_is_moved_for_want_of_another():
    position = table("", "", carriages=["8*wesel-essen"], owned=["herring1"])
    play(position, "buy hagen", "move wesel-essen hagen-olpe")
    assert position.money[0] == 5


def test_r34_with_an_empty_supply_pieces_come_from_elsewhere():
    position = table("11*wesel-salt", "", carriages=["8*wesel-essen"])
    play(position, "buy hagen")
    assert position.tokens[0] == (*["wesel-salt"] * 11, "hagen-iron")
    assert moves(position) == ["move token wesel-salt", "forgo"]
    assert why_not(position, "move token hagen-iron") == ("same_place",)
    assert why_not(position, "move token olpe-iron") == ("no_token", "olpe-iron")
    assert why_not(position, "carriage hagen-olpe") == ("token_first",)
    play(position, "move token wesel-salt")
    assert position.tokens[0].count("hagen-iron") == 2
    assert moves(position) == [f"move wesel-essen {road}" for road in ROADS_AT["hagen"]] + ["forgo"]
    assert why_not(position, "carriage hagen-olpe") == ("no_supply", "carriage")
    assert why_not(position, "move hagen-olpe essen-hagen") == ("no_carriage", "hagen-olpe")
    assert why_not(position, "move wesel-essen olpe-corbach") == ("not_at", "olpe-corbach", "hagen")


def test_r34_forgoing_one_kind_does_not_touch_the_other():
    position = play(table("12*wesel-salt", ""), "buy hagen", "forgo")
    assert position.tokens[0] == ("wesel-salt",) * 12
    assert moves(position, "carriage") != []
    assert [event.args for event in told(position, "forgo")] == [(0, "token", 2)]
    carriages = play(table("", "", carriages=["8*wesel-essen"]), "buy hagen", "forgo")
    assert carriages.tokens[0] == ("hagen-iron",) * 2
    assert carriages.carriages[0] == ("wesel-essen",) * 8


def test_r34_while_the_supply_has_one_it_is_used():
    position = play(table("hagen-iron", "", carriages=["7*wesel-essen"]), "buy hagen")
    assert why_not(position, "move wesel-essen hagen-olpe") == ("supply_first",)
    assert why_not(table("hagen-iron wesel-salt", ""), "stock token hagen-iron from wesel-salt") == (
        "supply_first",
    )
