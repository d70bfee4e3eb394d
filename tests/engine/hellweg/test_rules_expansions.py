"""R38–R49: warehouse and privileges, passengers. The card is t09."""

from engine.games.hellweg.tables import ROADS_AT, STORED, WAITING

from ..position import moves, play, told, why_not
from .table import match, selling, started, table

ALL = "storage stockup thaler"


def test_r38_the_warehouse_is_an_option():
    assert not started(2).warehouse
    assert started(2, warehouse="yes").warehouse
    assert {move.kind for move in table("hagen-iron", "").moves()} == {"buy", "stock", "thaler"}
    kinds = {move.kind for move in table("hagen-iron stored", "", warehouse=True).moves()}
    assert kinds == {"buy", "stockup", "thaler", "storage"}


def test_r39_a_carriage_in_the_first_round_only():
    game = match(warehouse="yes")
    kinds = []
    while game.state.card == "":
        kinds.append(game.legal()[0].kind)
        game.play(game.legal()[0])
    assert kinds == ["token", "carriage"] * 2 + ["token"] * 4
    assert [len(tokens) for tokens in game.state.tokens] == [3, 3]
    assert [len(carriages) for carriages in game.state.carriages] == [1, 1]


def test_r40_one_piece_into_storage_for_free():
    position = table("hagen-iron", "", warehouse=True, turns="0 0")
    assert moves(position, "storage") == ["storage token", "storage carriage"]
    play(position, "storage token", "end", "storage carriage")
    assert position.tokens[0] == ("hagen-iron", STORED)
    assert position.carriages[0] == (STORED,)
    assert position.money[0] == 10
    assert position.market[0] == 2


def test_r41_stock_up_places_all_that_is_stored():
    position = table("soest-salt 2*stored", "", carriages=["stored"], warehouse=True)
    play(position, "stockup")
    assert moves(position) == ["token soest-salt", *(f"carriage {road}" for road in ROADS_AT["soest"])]
    assert why_not(position, "end") == ("stockup_first",)
    assert why_not(position, "token soest-beer") == ("no_token", "soest-beer")
    assert why_not(position, "carriage olpe-corbach") == ("no_own_token", "olpe-corbach")
    play(position, "token soest-salt", "carriage soest-corbach")
    assert why_not(position, "carriage soest-corbach") == ("none_stored", "carriage")
    play(position, "token soest-salt")
    assert moves(position) == ["end"]
    assert position.tokens[0] == ("soest-salt",) * 3
    assert position.carriages[0] == ("soest-corbach",)
    assert position.money[0] == 11


def test_r41_nothing_comes_from_the_supply():
    position = table("hagen-iron", "", warehouse=True)
    assert moves(position, "stock", "stockup") == []
    assert why_not(position, "stockup") == ("nothing_stored",)


def test_r42_a_card_of_twenty_or_more_brings_a_privilege():
    position = table("hagen-iron", "", money=[60], warehouse=True, ready=["storage"], turns="0 0")
    play(position, "card coal1")
    assert moves(position, "privilege") == []
    play(position, "none", "end", "card herring1")
    assert moves(position) == ["privilege stockup", "privilege thaler", "none"]
    assert why_not(position, "privilege storage") == ("privilege_owned", "storage")
    assert why_not(position, "carriage hagen-olpe") == ("privilege_first",)
    play(position, "privilege thaler")
    assert position.ready[0] == ("storage", "thaler")
    assert "carriage hagen-olpe" in moves(position)


def test_r43_the_thaler_turns_all_used_privileges_up():
    position = table("", "", warehouse=True, spent=["storage stockup", "storage"])
    play(position, "thaler")
    assert position.money[0] == 11
    assert position.spent == [(), ("storage",)]
    assert position.turned[0] == ("storage", "stockup")
    assert [event.args for event in told(position, "reveal")] == [(0, "storage", "stockup")]


def test_r44_a_route_gives_its_privilege():
    position = table(
        "corbach-beer", "", carriages=["paderborn-builefeld"], card="t01", warehouse=True, turns="0 0"
    )
    play(position, "buy paderborn", "carriage paderborn-corbach")
    assert position.ready[0] == ("storage",)
    assert [event.args for event in told(position, "privilege")] == [(0, "storage", "route")]


def test_r44_not_if_the_type_is_owned():
    position = table(
        "", "", carriages=["paderborn-builefeld"], card="t01", warehouse=True, spent=["storage"], money=[10]
    )
    play(position, "buy paderborn", "carriage paderborn-corbach")
    assert position.privileges(0) == ("storage",)
    assert position.spent[0] == ("storage",)


def test_r44_the_carriages_of_others_do_not_help():
    position = table("", "", carriages=["", "paderborn-builefeld"], card="t01", warehouse=True)
    play(position, "buy paderborn", "carriage paderborn-corbach")
    assert position.privileges(0) == ()


NEARLY = "duisburg-essen essen-dortmund dortmund-soest"


def test_r44_the_first_from_duisburg_to_paderborn_gets_the_black_carriages():
    position = table("", "", carriages=[NEARLY, NEARLY], card="t01", warehouse=True)
    play(position, "buy paderborn", "carriage soest-paderborn")
    assert position.blacks == 0
    assert position.carriages[0].count(WAITING) == 2
    assert [event.args for event in told(position, "blacks")] == [(0,)]
    play(position, "end", "buy soest", "carriage soest-paderborn")
    assert position.blacks == 0
    assert len(position.carriages[1]) == 4


def test_r44_black_carriages_enter_with_a_stock_up():
    position = table("hagen-iron", "", warehouse=True, blacks=0)
    play(position, "stockup", "carriage hagen-olpe", "carriage dortmund-hagen")
    assert position.carriages[0] == ("dortmund-hagen", "hagen-olpe")
    assert sorted(position.black) == ["dortmund-hagen", "hagen-olpe"]
    assert position.carriages_left(0) == 8


def test_r45_at_most_one_of_each_type():
    position = table("", "", money=[99], warehouse=True, ready=[ALL])
    play(position, "card wine1")
    assert moves(position, "privilege") == []
    assert position.ready[0] == ("storage", "stockup", "thaler")


def test_r46_any_number_before_or_after_the_action():
    position = table("hagen-iron", "", warehouse=True, ready=[ALL])
    play(
        position, "use storage carriage", "use stockup", "carriage hagen-olpe", "thaler", "use thaler", "end"
    )
    assert position.money[0] == 12
    assert position.carriages[0] == ("hagen-olpe",)
    assert position.seat == 1


def test_r46_a_used_one_lies_face_down():
    position = play(table("hagen-iron", "", warehouse=True, ready=[ALL]), "use storage token")
    assert position.spent[0] == ("storage",)
    assert why_not(position, "use storage token") == ("privilege_spent", "storage")
    play(position, "thaler")
    assert why_not(position, "use storage token") == ("privilege_turned", "storage")
    other = table("hagen-iron", "", warehouse=True)
    assert why_not(other, "use thaler") == ("no_privilege", "thaler")
    assert why_not(play(other, "thaler"), "use thaler") == ("no_privilege", "thaler")


def test_r47_what_is_turned_up_again_waits_for_the_next_own_turn():
    position = table("", "", "", warehouse=True, spent=["storage"], turns="0 1 2 0")
    play(position, "thaler")
    assert moves(position) == ["end"]
    assert position.turned[0] == ("storage",)
    play(position, "end")
    assert position.ready[0] == ("storage",)
    play(position, "thaler", "end", "thaler", "end")
    assert "use storage token" in moves(position)


def test_r47_the_thaler_privilege_does_not_turn_up_itself():
    position = table("", "", warehouse=True, ready=["thaler"], spent=["stockup"])
    play(position, "use thaler")
    assert position.spent[0] == ("thaler",)
    assert position.turned[0] == ("stockup",)


def test_r48_with_an_empty_supply_pieces_come_from_storage_too():
    position = table("11*wesel-salt stored", "", carriages=["7*wesel-essen stored"], warehouse=True)
    play(position, "buy moenster")
    assert moves(position) == ["move token wesel-salt", "move token stored", "forgo"]
    play(position, "move token stored")
    assert position.tokens[0] == (*["wesel-salt"] * 11, "moenster-iron")
    assert "move stored moenster-hamm" in moves(position)
    assert "move wesel-essen moenster-hamm" in moves(position)
    play(position, "move stored moenster-hamm")
    assert STORED not in position.carriages[0]


def test_r49_a_transport_over_a_village_pays_one_more_once():
    village = selling("siegen-iron", "", carriages=["olpe-siegen hagen-olpe"], passengers=True)
    play(village, "sell siegen-iron olpe-siegen hagen-olpe")
    assert village.money[0] == 10 + 5 + 1
    both = selling(
        "siegen-iron",
        "",
        carriages=["siegen-corbach soest-corbach dortmund-soest"],
        card="t02",
        passengers=True,
    )
    play(both, "sell siegen-iron siegen-corbach soest-corbach dortmund-soest")
    assert both.money[0] == 10 + 5 + 1
    without = selling("siegen-iron", "", carriages=["olpe-siegen hagen-olpe"])
    play(without, "sell siegen-iron olpe-siegen hagen-olpe")
    assert without.money[0] == 15
