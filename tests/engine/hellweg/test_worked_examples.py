"""The worked examples of the sheet, section 4."""

from engine.games.hellweg.scores import best_pairs, worth

from ..position import moves, play
from .table import match, selling, started, table


def test_tv1_dortmund_for_five():
    position = play(table("", ""), "buy dortmund")
    assert len(moves(position, "carriage")) == 6
    play(position, "carriage dortmund-soest")
    assert position.money[0] == 10 - 4
    assert position.tokens[0] == ("dortmund-beer", "dortmund-beer")
    assert position.carriages[0] == ("dortmund-soest",)


def test_tv2_two_rounds_of_actions():
    """Alex, Bert, Claus."""
    position = table("wesel-salt", "wesel-salt", "", money=[50, 50, 50], turns="0 1 2 0 1 2")
    play(position, "thaler", "end", "card coal1", "carriage wesel-essen", "end")
    play(position, "buy moenster", "carriage dortmund-moenster", "end")
    assert position.money == [51, 35, 46]
    play(position, "buy hagen", "carriage hagen-olpe", "end")
    play(position, "card wine1", "carriage wesel-essen", "end", "stock token moenster-iron")
    assert position.money == [48, 35 - 23, 45]
    assert position.tokens[0] == ("wesel-salt", "hagen-iron", "hagen-iron")
    assert position.tokens[2] == ("moenster-iron", "moenster-iron")


def claus():
    roads = "olpe-corbach dortmund-corbach hagen-olpe dortmund-hagen 2*dortmund-moenster"
    position = selling(
        "2*dortmund-iron", "moenster-iron olpe-iron", carriages=["", roads], card="t02", seat=1
    )
    assert position.seat == 1
    return position


def test_tv3_alex_sells_one_of_two_where_it_stands():
    position = play(selling("2*dortmund-iron", "", card="t02"), "sell dortmund-iron")
    assert position.money[0] == 15
    assert position.tokens[0] == ("dortmund-iron",)


def test_tv3_claus_has_three_ways_and_may_use_one():
    assert moves(claus()) == [
        "sell moenster-iron dortmund-moenster",
        "sell olpe-iron hagen-olpe dortmund-hagen",
        "sell olpe-iron olpe-corbach dortmund-corbach",
        "keep",
    ]
    dirt = play(claus(), "sell olpe-iron olpe-corbach dortmund-corbach")
    assert dirt.carriages_left(1) == 8 - 6 + 2
    cobbles = play(claus(), "sell olpe-iron hagen-olpe dortmund-hagen")
    permanent = play(claus(), "sell moenster-iron dortmund-moenster")
    assert cobbles.carriages_left(1) == permanent.carriages_left(1) == 2
    assert moves(permanent) == ["end"]


def test_tv6_cards_money_and_pieces_of_the_set_up():
    assert [len(started(seats).stock) for seats in (2, 3, 4)] == [6, 8, 9]
    for warehouse, carriages in (("no", 3), ("yes", 1)):
        game = match(seats=3, warehouse=warehouse)
        assert game.state.money == [10, 10, 10]
        while game.state.card == "":
            game.play(game.legal()[0])
        assert {len(tokens) for tokens in game.state.tokens} == {3}
        assert {len(own) for own in game.state.carriages} == {carriages}


def test_tv8_the_best_pairing_is_found():
    both = ("herring2", "wine2", "coal1", "coal2")
    assert sum(worth(both)) == 44 + 50 == 94
    assert worth(both)[0] == 81
    assert len(best_pairs(both)) == 2
    assert sum(worth(("herring2", "wine2", "coal3"))) == 50 + 23 == 73


def test_tv9_a_sale_on_the_last_card_with_a_power():
    position = play(selling("moenster-iron", "", deck="", owned=["coal3"]), "sell moenster-iron")
    assert position.money[0] == 10 + 4 + 2 + 1
