"""R1–R6: the set-up."""

from collections import Counter

import pytest

from engine import HIDDEN, Match, Seat, view
from engine.games.merchants.cards import OF_SET, ROWS
from engine.games.merchants.tables import JUNK
from engine.simulate import play_out

from .table import MERCHANTS, started

SEATS = (2, 3, 4)
ONES = {2: 6, 3: 4, 4: 0}  # value-1 cards that leave the game
PILE = {2: 6, 3: 2, 4: 0}  # junk
STOCK = {2: 33, 3: 44, 4: 55}


def owned(position, seat):
    return Counter([*position.hands[seat], *position.decks[seat]])


@pytest.mark.parametrize("seats", SEATS)
def test_r1_one_set_more_than_players_is_in_the_game(seats):
    position = started(seats)
    assert len(position.sets) == seats + 1
    there = [*position.market, *position.market_deck, *position.decks[0], *position.hands[0]]
    assert {ROWS[card].set for card in there if card != JUNK} == set(position.sets)


@pytest.mark.parametrize("seats", SEATS)
def test_r2_a_deck_is_a_one_of_every_set_and_junk_up_to_ten(seats):
    position = started(seats, sets="chaos")
    ones = {OF_SET[name][0].name: 1 for name in position.sets}
    for seat in position.seats:
        assert owned(position, seat) == Counter({**ones, JUNK: 10 - len(ones)})
    assert position.junk_pile == PILE[seats]
    assert len({started(seats, seed).decks[0] for seed in range(8)}) > 1


@pytest.mark.parametrize("seats", SEATS)
def test_r3_other_ones_leave_the_game_and_the_rest_is_the_market_deck(seats):
    position = started(seats)
    stock = Counter([*position.market, *position.market_deck])
    assert stock.total() == STOCK[seats]
    rows = [row for name in position.sets for row in OF_SET[name] if row.value > 1]
    assert stock == Counter({row.name: row.copies for row in rows})
    assert 4 * (seats + 1) - seats * (seats + 1) == ONES[seats]
    assert len({started(seats, seed).market_deck for seed in range(8)}) == 8


def test_r4_five_market_cards_are_turned_up():
    position = started(3)
    assert len([card for card in position.market if card]) == 5
    assert len(position.market_deck) == 39
    assert view(position, 1).market == position.market
    assert [event.args[0] for event in position.news if event.kind == "offer"] == [1, 2, 3, 4, 5]


def test_r5_a_hand_of_five_is_drawn_from_the_own_deck():
    position = started(3)
    assert [len(hand) for hand in position.hands] == [len(deck) for deck in position.decks] == [5, 5, 5]
    assert view(position, 1).hands == [(HIDDEN,) * 5, position.hands[1], (HIDDEN,) * 5]


def test_r6_turns_go_clockwise_from_the_first_seat():
    position = started(3, first="2")
    order = []
    for _ in range(4):
        order.append(position.seat)
        position.play(position.moves()[-1])
    assert order == [1, 2, 0, 1]
    assert position.round == 2


def test_r6_in_a_rematch_a_loser_begins():
    winners = set()
    for seed in range(6):
        match = Match(MERCHANTS, [Seat("Freya", "greedy"), Seat("Jack", "greedy")], {"first": "1"}, seed)
        play_out(match)
        (winner,) = MERCHANTS.scores(match.state).winners
        assert match.rematch(2).state.seat == 1 - winner
        winners.add(winner)
    assert winners == {0, 1}
