"""R10–R19: the sale. The card is t09: Dortmund beer 5, Hagen iron 5, Hamm salt 3, Mönster iron 4."""

from itertools import permutations

from engine.games.hellweg.sale import begin_sale
from engine.games.hellweg.takings import takings

from ..position import moves, play, told, why_not
from .table import selling


def offers(position):
    return [event.args[1] for event in told(position, "keep", "unmet")]


def test_r10_a_seat_does_its_whole_sale_before_the_next():
    position = selling("hagen-iron moenster-iron", "dortmund-beer")
    seats = []
    for move in ("keep", "keep", "none", "end", "keep", "none", "end"):
        seats.append(position.seat)
        play(position, move)
    assert seats == [0, 0, 0, 0, 1, 1, 1]
    assert position.seat == 0
    assert "thaler" in moves(position)


def test_r10_the_towns_come_in_the_order_of_the_card():
    position = selling("dortmund-beer hagen-iron hamm-salt moenster-iron", "")
    sold = []
    while moves(position, "sell"):
        sold += moves(position, "sell")
        play(position, "keep")
    assert sold == ["sell dortmund-beer", "sell hagen-iron", "sell hamm-salt", "sell moenster-iron"]


def test_r11_at_most_one_of_the_good_pictured_and_it_is_optional():
    position = selling("2*dortmund-beer dortmund-iron", "")
    assert moves(position) == ["sell dortmund-beer", "keep"]
    play(position, "sell dortmund-beer")
    assert moves(position) == ["end"]
    assert position.tokens[0] == ("dortmund-beer", "dortmund-iron")


def test_r12_a_local_sale_takes_from_the_house_pictured_and_moves_no_carriage():
    position = play(selling("hagen-iron", "", carriages=["hagen-olpe olpe-corbach"]), "sell hagen-iron")
    assert position.tokens[0] == ()
    assert position.carriages[0] == ("hagen-olpe", "olpe-corbach")
    assert position.money[0] == 15


def test_r13_a_transport_needs_an_own_carriage_on_each_road():
    whole = selling("olpe-iron", "", carriages=["hagen-olpe"])
    assert moves(whole) == ["sell olpe-iron hagen-olpe", "keep"]
    broken = selling("siegen-iron", "", carriages=["hagen-olpe"])
    assert moves(broken) == ["dump siegen-iron", "none"]
    other_good = selling("corbach-beer hagen-iron", "", carriages=["olpe-corbach hagen-olpe"])
    assert moves(other_good) == ["sell hagen-iron", "keep"]
    assert why_not(other_good, "sell corbach-beer olpe-corbach hagen-olpe") == (
        "other_good",
        "corbach-beer",
        "hagen-iron",
    )


def test_r14_each_dirt_road_gives_up_its_only_carriage():
    position = selling("siegen-iron", "", carriages=["olpe-siegen hagen-olpe"])
    play(position, "sell siegen-iron olpe-siegen hagen-olpe")
    assert position.carriages[0] == ("hagen-olpe",)
    assert position.carriages_left(0) == 7
    assert [event.args for event in told(position, "return")] == [(0, "olpe-siegen", 0)]


def test_r14_two_carriages_are_a_permanent_connection():
    position = selling("siegen-iron", "", carriages=["2*olpe-siegen hagen-olpe"])
    play(position, "sell siegen-iron olpe-siegen hagen-olpe")
    assert position.carriages[0] == ("hagen-olpe", "olpe-siegen", "olpe-siegen")


def test_r15_any_connection_however_long():
    around = "olpe-corbach dortmund-corbach dortmund-hagen"
    position = selling("olpe-iron", "", carriages=[f"hagen-olpe {around}"])
    assert moves(position, "sell") == ["sell olpe-iron hagen-olpe", f"sell olpe-iron {around}"]


def test_r15_a_connection_serves_the_whole_town():
    position = selling("essen-beer", "", carriages=["essen-hagen dortmund-hagen"])
    assert moves(position, "sell") == ["sell essen-beer essen-hagen dortmund-hagen"]


def test_r15_carriages_of_others_neither_help_nor_hinder():
    alone = selling("olpe-iron", "", carriages=["", "hagen-olpe"])
    assert moves(alone, "sell") == []
    both = selling("olpe-iron", "", carriages=["hagen-olpe", "hagen-olpe"])
    assert moves(both, "sell") == ["sell olpe-iron hagen-olpe"]


def test_r16_the_bank_pays_and_the_token_goes_back():
    position = play(selling("hamm-salt", ""), "sell hamm-salt")
    assert position.money == [13, 10]
    assert position.tokens_left(0) == 12
    assert [event.args for event in told(position, "sell")] == [(0, "hamm-salt", "hamm-salt", 3, 0, 0, 0)]


def test_r17_who_sold_nothing_may_sell_one_token_for_two():
    position = selling("hagen-iron warburg-salt", "")
    play(position, "keep")
    assert moves(position) == ["dump hagen-iron", "dump warburg-salt", "none"]
    play(position, "dump warburg-salt")
    assert position.money[0] == 12
    assert moves(position) == ["end"]


def test_r17_not_who_sold_something():
    assert moves(play(selling("hagen-iron warburg-salt", ""), "sell hagen-iron")) == ["end"]


def test_r18_on_the_last_card_every_sale_brings_two_more():
    position = play(selling("hagen-iron", "", deck=""), "sell hagen-iron")
    assert position.money[0] == 10 + 5 + 2


def test_r19_the_order_of_the_seats_changes_no_result():
    plans = (
        ("sell dortmund-beer", "sell olpe-iron hagen-olpe"),
        ("keep", "sell siegen-iron olpe-siegen hagen-olpe"),
        ("keep", "none"),
    )
    results = []
    for order in permutations(range(3)):
        position = selling(
            "dortmund-beer olpe-iron hagen-iron",
            "dortmund-beer siegen-iron",
            "moenster-iron",
            carriages=["hagen-olpe", "hagen-olpe olpe-siegen", "hagen-olpe"],
        )
        for seat in order:
            position.todo.clear()
            begin_sale(position, seat)
            play(position, *plans[seat])
        results.append((position.money, position.tokens, position.carriages))
    assert all(result == results[0] for result in results)
    assert results[0][0] == [10 + 5 + 5, 10 + 5, 10]


def test_what_a_sale_would_bring_is_itemised():
    position = selling(
        "siegen-iron", "", carriages=["olpe-siegen hagen-olpe"], owned=["herring1"], passengers=True, deck=""
    )
    brings = takings(position, 0, "siegen-iron", 5, ("olpe-siegen", "hagen-olpe"))
    assert brings == (5, 0, 2, 1, ("olpe-siegen",), 1)
    play(position, "sell siegen-iron olpe-siegen hagen-olpe")
    assert position.money[0] == 10 + brings.sum == 19


def test_why_a_sale_is_refused():
    position = selling("olpe-iron", "", carriages=["hagen-olpe olpe-siegen", "olpe-corbach"])
    assert why_not(position, "sell hagen-iron") == ("no_token", "hagen-iron")
    assert why_not(position, "sell olpe-iron olpe-corbach") == ("no_carriage", "olpe-corbach")
    assert why_not(position, "sell olpe-iron olpe-siegen") == ("no_way", "olpe-iron", "hagen-iron")
    assert why_not(position, "sell olpe-iron") == ("no_way", "olpe-iron", "hagen-iron")
    assert why_not(position, "dump olpe-iron") == ("offers_first",)
    assert why_not(position, "thaler") == ("not_now", "thaler")
    play(position, "keep")
    assert why_not(position, "dump hagen-iron") == ("no_token", "hagen-iron")
    assert why_not(position, "thaler") == ("not_now", "thaler")
