"""S1–S45. The card is t09: Dortmund beer 5, Hagen iron 5, Hamm salt 3, Mönster iron 4."""

from itertools import permutations

import pytest

from engine import NoUndo, view
from engine.games.hellweg.network import paths
from engine.games.hellweg.sale import Offer
from engine.games.hellweg.scores import best_pairs, scores
from engine.games.hellweg.start import options
from engine.games.hellweg.tables import (
    CARDS,
    GOOD_OF,
    HOUSES,
    MERCHANDISE,
    ROADS,
    STORED,
    TOWN_OF,
    WAITING,
)

from ..position import moves, play, told, why_not
from .table import match, pass_month, selling, set_up, started, table


def test_s1_one_number_is_what_a_town_costs_and_pays():
    assert play(selling("moenster-iron", ""), "sell moenster-iron").money[0] == 10 + 4
    assert play(table("", ""), "buy moenster").money[0] == 10 - 4


def test_s2_no_town_twice():
    everything = frozenset(ROADS)
    for path in paths("olpe", "hagen", everything):
        towns = ["olpe"]
        for road in path:
            towns.append(next(end for end in ROADS[road].ends if end != towns[-1]))
        assert towns[-1] == "hagen"
        assert len(set(towns)) == len(towns)


def test_s2_no_way_contains_another():
    ways = [frozenset(path) for path in paths("wesel", "siegen", frozenset(list(ROADS)[:18]))]
    assert len(ways) > 5
    assert not any(one < other for one in ways for other in ways)


def test_s3_a_transport_although_one_stands_there():
    position = selling("hagen-iron olpe-iron", "", carriages=["hagen-olpe"])
    assert moves(position, "sell") == ["sell hagen-iron", "sell olpe-iron hagen-olpe"]


def test_s4_power_and_last_card_count_when_selling_for_two():
    position = selling("olpe-iron", "", deck="", owned=["coal3"])
    assert play(position, "dump olpe-iron").money[0] == 10 + 2 + 2 + 1


def test_s5_selling_for_two_after_selling_nothing_by_choice():
    position = play(selling("hagen-iron", ""), "keep")
    assert moves(position) == ["dump hagen-iron", "none"]


def test_s6_connections_shrink_from_town_to_town():
    """The card asks for iron in Dortmund, then in Siegen."""
    on = "hagen-olpe olpe-siegen"
    position = selling(
        "2*moenster-iron", "", carriages=[f"dortmund-moenster dortmund-hagen {on}"], card="t02"
    )
    kept = play(position.copy(), "keep")
    assert moves(kept, "sell") == [
        "sell moenster-iron dortmund-moenster dortmund-hagen hagen-olpe olpe-siegen"
    ]
    play(position, "sell moenster-iron dortmund-moenster")
    assert moves(position) == ["end"]


def test_s7_any_own_pair_of_the_kinds_and_the_best_pairing():
    assert best_pairs(("coal1", "herring1", "herring2")) == (("coal1", "herring1", 44),)
    assert best_pairs(("coal1", "herring1")) == ()
    pairs = best_pairs(("coal1", "coal2", "coal3", "herring1", "herring2", "wine1", "wine2"))
    assert sorted(value for *_, value in pairs) == [44, 44, 50]
    assert {card for *two, _ in pairs for card in two} == {
        *("coal1", "coal2", "coal3"),
        *("herring1", "herring2", "wine2"),
    }


def test_s8_the_price_is_due_though_pieces_are_short():
    position = play(table("12*wesel-salt", ""), "buy hagen", "forgo")
    assert position.money[0] == 5


def test_s9_a_carriage_that_is_moved_onto_a_village_earns():
    position = table("soest-salt", "", carriages=["8*wesel-essen"], owned=["herring1"])
    play(position, "stock carriage soest-corbach from wesel-essen")
    assert position.money[0] == 10 - 1 + 1


def test_s10_a_piece_never_returns_to_where_it_lay():
    position = play(table("", "", carriages=["7*wesel-essen hagen-olpe"]), "buy hagen")
    assert why_not(position, "move hagen-olpe hagen-olpe") == ("same_place",)
    assert "move hagen-olpe essen-hagen" in moves(position)


def test_s10_the_target_is_legal_before_the_lifting():
    position = table("11*hagen-iron olpe-iron", "")
    assert moves(position, "stock")[:2] == [
        "stock token hagen-iron from olpe-iron",
        "stock token olpe-iron from hagen-iron",
    ]
    play(position, "stock token hagen-iron from olpe-iron")
    assert position.tokens[0] == ("hagen-iron",) * 12


def test_s11_taking_a_thaler_is_always_possible_and_the_only_pass():
    position = table("", "", money=[0], visited="dortmund=1 hagen=1 hamm=1 moenster=1")
    assert moves(position) == ["thaler"]


def test_s12_a_bonus_carriage_without_a_road_lapses():
    position = play(table("", "", money=[15]), "card coal1")
    assert moves(position) == ["end"]
    assert [event.args for event in told(position, "no_bonus")] == [(0,)]


def test_s13_a_price_of_three_with_discount_is_one():
    assert play(table("", "", market=[1]), "buy hamm").money[0] == 9


def test_s14_the_bonus_carriage_stays_with_the_warehouse():
    position = play(table("hagen-iron", "", money=[15], warehouse=True), "card coal1")
    assert "carriage hagen-olpe" in moves(position)


def test_s15_the_printed_price_counts_also_with_discount():
    position = play(table("", "", money=[18], market=[1], warehouse=True), "card herring1")
    assert moves(position, "privilege") != []
    coal = play(table("", "", money=[15], warehouse=True), "card coal1")
    assert moves(coal, "privilege") == []


def test_s16_a_privilege_is_kept_though_the_route_breaks():
    roads = "paderborn-builefeld paderborn-corbach"
    position = selling("corbach-beer", "", carriages=[roads], card="t10", warehouse=True, ready=["storage"])
    play(position, "sell corbach-beer paderborn-corbach paderborn-builefeld")
    assert position.carriages[0] == ("paderborn-builefeld",)
    assert position.ready[0] == ("storage",)


def test_s17_black_carriages_are_own_carriages():
    position = selling(
        "siegen-iron",
        "",
        carriages=["olpe-siegen hagen-olpe"],
        warehouse=True,
        blacks=0,
        black="olpe-siegen hagen-olpe",
        owned=["herring1"],
    )
    play(position, "sell siegen-iron olpe-siegen hagen-olpe")
    assert position.carriages_left(0) == 8 + 2 - 1
    assert position.black == ("hagen-olpe", "supply")
    assert position.money[0] == 16
    assert scores(position).rows[0]["carriages"] == 1


def test_s17_a_black_carriage_is_used_when_there_is_none_else():
    position = table(
        "hagen-iron", "", carriages=["8*hagen-olpe"], warehouse=True, blacks=0, black="supply supply"
    )
    play(position, "buy hagen", "carriage hagen-olpe")
    assert position.black == ("hagen-olpe", "supply")
    assert position.carriages_left(0) == 1


def test_s18_the_last_card_of_the_short_game():
    position = set_up(months="10").state
    while position.round < 10:
        assert not position.last
        pass_month(position)
    assert position.last
    assert play_dump(position) == 2 + 2


def play_dump(position):
    """What the first seat gets for a token that it could not sell."""
    seat = position.seat
    while moves(position, "keep"):
        play(position, "keep")
    before = position.money[seat]
    play(position, moves(position, "dump")[0])
    return position.money[seat] - before


def test_s20_only_trading_cards_are_hidden():
    game = set_up(months="10", warehouse="yes")
    seen = view(game.state, 1)
    assert set(seen.deck) == set(seen.removed) == {"?"}
    assert (len(seen.deck), len(seen.removed)) == (9, 2)
    for name in ("money", "tokens", "carriages", "card", "stock", "owned", "ready"):
        assert getattr(seen, name) == getattr(game.state, name)
    pass_month(game.state)
    assert view(game.state, 0).past == ("?",)


def test_s21_stored_pieces_count_for_no_tie_and_no_way():
    position = table("hagen-iron stored", "", carriages=["stored"], warehouse=True)
    assert scores(position).rows[0]["tokens"] == 1
    assert scores(position).rows[0]["carriages"] == 0
    assert moves(selling("stored", "2*stored", warehouse=True), "sell", "dump") == []


def test_s22_who_takes_no_privilege_gives_it_up():
    position = play(table("", "", money=[20], warehouse=True, turns="0 0"), "card herring1", "none", "end")
    assert position.privileges(0) == ()
    assert moves(position, "privilege") == []


def test_s23_stock_up_needs_something_stored_and_a_token_out():
    nothing = table("hagen-iron", "", warehouse=True, ready=["stockup"])
    assert moves(nothing, "stockup", "use") == []
    assert why_not(nothing, "stockup") == why_not(nothing, "use stockup") == ("nothing_stored",)
    no_token = table("2*stored", "", warehouse=True, ready=["stockup"])
    assert moves(no_token, "stockup", "use") == []
    assert why_not(no_token, "stockup") == why_not(no_token, "use stockup") == ("no_token_out",)
    assert moves(table("hagen-iron stored", "", warehouse=True), "stockup") == ["stockup"]


def test_s24_a_privilege_gained_in_this_turn_is_ready_at_once():
    position = table("", "", money=[20], warehouse=True)
    play(position, "card herring1", "privilege storage")
    assert moves(position) == ["use storage token", "use storage carriage", "end"]


def test_s25_the_action_turns_up_the_thaler_privilege_too():
    position = play(table("", "", warehouse=True, ready=["thaler"]), "use thaler", "thaler")
    assert position.money[0] == 12
    assert position.turned[0] == ("thaler",)
    assert moves(position) == ["end"]
    play(position, "end")
    assert position.ready[0] == ("thaler",)


def test_s26_with_an_empty_supply_a_piece_of_the_board_is_stored():
    position = table(
        "10*hagen-iron olpe-iron stored", "", carriages=["6*hagen-olpe 2*stored"], warehouse=True
    )
    assert moves(position, "storage") == [
        "storage token from hagen-iron",
        "storage token from olpe-iron",
        "storage carriage from hagen-olpe",
    ]
    assert why_not(position, "storage token") == ("no_supply", "token")
    assert why_not(position, "storage token from stored") == ("not_now", "storage")
    assert why_not(position, "storage token from essen-beer") == ("no_token", "essen-beer")
    play(position, "storage token from olpe-iron")
    assert position.tokens[0].count(STORED) == 2
    full = table("hagen-iron", "", warehouse=True)
    assert why_not(full, "storage token from hagen-iron") == ("supply_first",)


def test_s26_stock_up_of_the_family_game_moves_a_piece_and_never_forgoes():
    position = table("11*hagen-iron olpe-iron", "", carriages=["8*wesel-essen"])
    assert why_not(position, "stock token hagen-iron") == ("no_supply", "token")
    assert why_not(position, "stock token hagen-iron from hagen-iron") == ("same_place",)
    assert why_not(position, "stock token hagen-iron from essen-beer") == ("no_token", "essen-beer")
    assert why_not(position, "stock carriage hagen-olpe from olpe-siegen") == ("no_carriage", "olpe-siegen")
    play(position, "stock carriage hagen-olpe from wesel-essen")
    assert position.money[0] == 9
    assert moves(position) == ["end"]
    assert moves(table("12*hagen-iron", ""), "stock")[0] == "stock carriage duisburg-hagen"


def test_s27_a_route_is_gained_without_being_asked_after_the_privilege_of_the_card():
    position = table(
        "corbach-beer", "", carriages=["paderborn-builefeld"], money=[20], warehouse=True, card="t01"
    )
    play(position, "card herring1")
    assert moves(position, "privilege") == ["privilege storage", "privilege stockup", "privilege thaler"]
    play(position, "privilege thaler", "carriage paderborn-corbach")
    assert position.ready[0] == ("thaler", "storage")


def test_s28_black_carriages_are_nobodys_then_wait_then_are_placed():
    before = table("hagen-iron", "", warehouse=True)
    assert before.carriages_left(0) == 8
    assert before.black == ()
    won = table("hagen-iron", "", warehouse=True, blacks=0)
    assert won.carriages[0] == (WAITING, WAITING)
    assert scores(won).rows[0]["carriages"] == 0
    play(won, "stockup", "carriage hagen-olpe", "carriage hagen-olpe")
    assert scores(won).rows[0]["carriages"] == 2
    assert moves(won) == ["end"]


def test_s29_each_seat_may_own_each_type():
    position = table("", "", "", "", warehouse=True, ready=["storage"] * 3, money=[0, 0, 0, 20], first=3)
    play(position, "card herring1", "privilege storage")
    assert position.ready == [("storage",)] * 4


def test_s30_passengers_pay_nothing_when_selling_for_two():
    position = selling("soest-beer", "", carriages=["dortmund-soest"], passengers=True)
    play(position, "keep", "dump soest-beer")
    assert position.money[0] == 12


def test_s31_the_cards_are_the_same_in_both_games():
    assert started(4).stock == started(4, warehouse="yes").stock == tuple(MERCHANDISE)


@pytest.mark.parametrize("warehouse", ["no", "yes"])
@pytest.mark.parametrize("passengers", ["no", "yes"])
def test_s32_the_modules_are_independent(warehouse, passengers):
    position = started(3, warehouse=warehouse, passengers=passengers)
    assert (position.warehouse, position.passengers) == (warehouse == "yes", passengers == "yes")


def test_s33_a_privilege_places_no_merchant():
    position = play(table("hagen-iron", "", warehouse=True, ready=["thaler"]), "use thaler")
    assert position.market == [0, 0]
    play(position, "buy hagen")
    assert position.money[0] == 10 + 1 - 5


@pytest.mark.parametrize("seats", [2, 4])
def test_s34_nothing_is_undone_over_a_new_card(seats):
    game = set_up(seats=seats)
    with pytest.raises(NoUndo):
        game.undo()
    while game.state.round == 1:
        kinds = ("keep", "none", "end", "thaler")
        before = game.state.reveals
        game.play(next(move for move in game.legal() if move.kind in kinds))
    assert game.state.reveals == before + 1
    # with 2 seats the one that ends the month also opens the next sale
    assert game.no_undo() == ("seen" if seats == 2 else "seat")


def test_s34_within_a_turn_undo_is_free():
    game = match("token essen-beer")
    game.undo()
    assert game.moves == []


def test_s35_what_is_won_meanwhile_waits_for_the_next_stock_up():
    nearly = "duisburg-essen essen-dortmund dortmund-soest"
    position = table("soest-salt", "", carriages=[f"{nearly} stored"], warehouse=True, ready=["stockup"])
    play(position, "use stockup", "carriage soest-paderborn")
    assert position.blacks == 0
    assert position.carriages[0].count(WAITING) == 2
    assert "stockup" in moves(position)
    play(position, "stockup", "carriage soest-hamm", "carriage soest-hamm")
    assert moves(position) == ["end"]


def test_s35_what_waits_cannot_be_fetched():
    position = table("", "", carriages=["8*wesel-essen"], warehouse=True, blacks=0)
    play(position, "buy hagen")
    assert {move.split()[1] for move in moves(position, "move")} == {"wesel-essen"}
    assert moves(table("hagen-iron", "", warehouse=True, blacks=0), "stockup") == ["stockup"]


def test_s36_storage_is_a_place():
    position = table("12*stored", "", carriages=["8*stored"], warehouse=True)
    play(position, "buy hagen", "move token stored", "move token stored", "move stored hagen-olpe")
    assert position.tokens[0].count(STORED) == 10
    assert position.carriages[0].count(STORED) == 7
    bonus = table("hagen-iron", "", carriages=["8*stored"], warehouse=True, money=[15])
    play(bonus, "card coal1")
    assert "move stored hagen-olpe" in moves(bonus)
    assert moves(table("12*stored", "", warehouse=True), "storage") == ["storage carriage"]


def test_s37_names_of_roads_and_houses():
    assert all(road == "-".join(facts.ends) for road, facts in ROADS.items())
    assert all(house == f"{TOWN_OF[house]}-{GOOD_OF[house]}" for house in HOUSES)
    assert len({frozenset(facts.ends) for facts in ROADS.values()}) == len(ROADS)
    assert {"dortmund-soest", "soest-hamm"} <= ROADS.keys()
    assert not set(ROADS) & set(HOUSES)


def test_s38_the_moves_of_a_sale():
    position = selling("hagen-iron siegen-iron", "", carriages=["olpe-siegen hagen-olpe"])
    assert moves(position) == ["sell hagen-iron", "sell siegen-iron olpe-siegen hagen-olpe", "keep"]


def test_s39_what_leaves_no_choice_happens_with_an_event():
    position = selling("moenster-iron", "")
    unmet = [event.args for event in told(position, "unmet")]
    assert unmet == [(0, "dortmund-beer"), (0, "hagen-iron"), (0, "hamm-salt")]
    assert isinstance(position.todo[-1], Offer)
    bought = play(table("12*hagen-iron", ""), "buy hagen")
    assert [event.args for event in told(bought, "forgo")] == [(0, "token", 2)]
    assert moves(bought, "carriage") != []


def test_s39_passed_over_only_without_a_token():
    position = selling("", "wesel-salt")
    assert [event.args for event in told(position, "passed")] == [(0,)]
    assert position.seat == 1
    assert moves(position) == ["dump wesel-salt", "none"]


def test_s40_the_set_up_has_no_end():
    game = match("token essen-beer", "carriage wesel-essen")
    assert game.seat == 1
    assert game.no_undo() == "seat"
    assert {move.kind for move in game.legal()} == {"token"}


def test_s41_the_removed_cards_are_shown_at_the_end():
    position = set_up(months="10").state
    while position.todo:
        position.news = []
        pass_month(position)
    assert [event.args for event in told(position, "open")] == [position.removed]
    assert view(position, 0).removed == position.removed
    assert len(view(position, None).past) == 9
    assert set(view(position, None).past) <= set(CARDS)


def test_s41_the_memory_aid_shows_what_has_come():
    position = set_up(memory="on").state
    pass_month(position)
    assert view(position, 1).past == position.past != ("?",)


def test_s42_seats_have_no_secrets_from_each_other():
    position = set_up(seats=3, warehouse="yes", months="10").state
    pass_month(position)
    assert view(position, 0) == view(position, 1) == view(position, None)


def test_s43_the_options():
    assert options(2) == {
        "months": ("12", "10"),
        "warehouse": ("no", "yes"),
        "passengers": ("no", "yes"),
        "memory": ("off", "on"),
        "first": ("drawn", "1", "2"),
    }


def test_s44_pay_privilege_bonus_carriage_village_route():
    position = table(
        "siegen-iron", "", carriages=["moenster-hamm soest-hamm soest-corbach"], money=[20], warehouse=True
    )
    play(position, "card herring1", "privilege storage", "carriage siegen-corbach")
    kinds = ["card", "privilege", "carriage", "village", "privilege"]
    assert [event.kind for event in told(position)] == kinds
    assert position.ready[0] == ("storage", "stockup")


def test_s45_the_order_within_a_stock_up_changes_nothing():
    results = set()
    for order in permutations(["token soest-beer", "token hagen-iron", "carriage soest-corbach"]):
        position = table("soest-beer hagen-iron 2*stored", "", carriages=["stored"], warehouse=True)
        play(position, "stockup", *order)
        results.add((position.tokens[0], position.carriages[0], position.money[0]))
    assert len(results) == 1
