"""R1–R9: the set-up and the months."""

import pytest

from engine import Chance, view
from engine.games.hellweg import GAME
from engine.games.hellweg.tables import CARDS, HOUSES, MERCHANDISE

from ..position import moves, play, told, why_not
from .table import match, pass_month, set_up, started, table


def test_r1_the_cards_lie_shuffled_and_closed():
    position = started(2)
    assert sorted(position.deck) == sorted(CARDS)
    assert position.deck != tuple(CARDS)
    assert position.deck != started(2, seed=8).deck


def test_r1_in_the_short_game_the_top_two_are_away():
    long, short = started(2), started(2, months="10")
    assert short.removed == long.deck[-2:]
    assert short.deck == long.deck[:10]


@pytest.mark.parametrize(("seats", "cards", "tobacco"), [(2, 6, 1), (3, 8, 1), (4, 9, 2)])
def test_r2_the_merchandise_cards_by_seats(seats, cards, tobacco):
    stock = started(seats).stock
    assert len(stock) == cards
    assert sum(MERCHANDISE[card].kind == "tobacco" for card in stock) == tobacco
    rich = table(*["wesel-salt"] * seats, money=[30])
    assert moves(rich, "card") == [f"card {card}" for card in stock]


def test_r3_who_begins_is_drawn_or_named_and_all_have_the_same():
    assert {started(4, seed=seed).first for seed in range(20)} == {0, 1, 2, 3}
    position = started(3, first="3")
    assert position.seat == position.first == 2
    assert position.money == [10, 10, 10]
    assert [position.tokens_left(seat) for seat in position.seats] == [12, 12, 12]
    assert [position.carriages_left(seat) for seat in position.seats] == [8, 8, 8]


def test_r4_three_rounds_of_a_token_and_a_carriage_beside_it():
    game = match(seats=3, first="2")
    order = []
    while game.state.card == "":
        order.append(game.seat)
        game.play(game.legal()[0])
    assert order == [1, 1, 2, 2, 0, 0] * 3
    assert [len(tokens) for tokens in game.state.tokens] == [3, 3, 3]
    assert [len(carriages) for carriages in game.state.carriages] == [3, 3, 3]


def test_r4_only_the_token_is_barred_from_dortmund():
    position = started(2)
    assert moves(position) == [f"token {house}" for house in HOUSES if "dortmund" not in house]
    assert why_not(position, "token dortmund-beer") == ("closed", "dortmund-beer")
    assert why_not(position, "carriage wesel-essen") == ("setup_first",)
    play(position, "token essen-beer")
    assert moves(position) == [
        "carriage wesel-essen",
        "carriage duisburg-essen",
        "carriage essen-dortmund",
        "carriage essen-hagen",
    ]
    assert why_not(position, "carriage olpe-corbach") == ("not_at", "olpe-corbach", "essen")
    assert why_not(position, "token essen-beer") == ("setup_first",)


def test_r5_a_village_pays_at_once_also_in_the_set_up():
    position = play(started(2, first="1"), "token soest-beer", "carriage dortmund-soest")
    assert position.money == [11, 10]
    play(position, "token soest-beer", "carriage dortmund-soest")  # R5: pieces of everybody
    assert position.tokens == [("soest-beer",), ("soest-beer",)]
    assert position.money == [11, 11]


def test_r6_each_phase_is_finished_by_all_before_the_next():
    game = set_up(seats=3)
    assert [event.args for news in game.events for event in news if event.kind == "round"] == [(1, 0)]
    order = []
    while game.state.round == 1:
        step = type(game.state.todo[-1]).__name__
        if (game.seat, step) not in order[-1:]:
            order.append((game.seat, step))
        kinds = ("keep", "none", "end", "thaler")
        game.play(next(move for move in game.legal() if move.kind in kinds))
    acting = [(seat, step) for seat in range(3) for step in ("Turn", "Closing")]
    assert order[-12:] == acting * 2
    assert {step for _, step in order[:-12]} <= {"Offer", "Dump", "Sold"}
    assert [seat for seat, step in order if step == "Sold"] == [0, 1, 2]


@pytest.mark.parametrize("months", ["12", "10"])
def test_r6_so_many_months(months):
    position = set_up(months=months).state
    while position.todo:
        pass_month(position)
    assert position.round == int(months)


def test_r7_the_top_card_is_turned_up():
    position = pass_month(table("wesel-salt", "wesel-salt", deck="t03 t05 t06"))
    assert position.card == "t03"
    assert position.deck == ("t06", "t05")
    assert [event.args for event in told(position, "turn")] == [("t03",)]


def test_r8_merchants_come_home_and_the_card_stays_closed():
    position = table("wesel-salt", "wesel-salt", market=[1], visited="hagen=1")
    past = position.past
    pass_month(position)
    assert position.visited == {}
    assert position.market == [0, 0]
    assert position.past == (*past, "t09")
    shown = GAME.start(2, GAME.settle(2, {}), Chance(1))
    shown.past = ("t09",)
    assert view(shown, 0).past == ("?",)


def test_r9_the_starting_player_card_goes_to_the_left():
    position = pass_month(table("wesel-salt", "wesel-salt", "wesel-salt", first=2))
    assert position.first == 0
    assert position.seat == 0


def test_the_options_of_a_rematch_pass_the_card_on():
    position = set_up(seats=3, first="2").state
    while position.todo:
        pass_month(position)
    assert GAME.again(position, {"first": "2", "months": "12"}) == {"first": "3", "months": "12"}
