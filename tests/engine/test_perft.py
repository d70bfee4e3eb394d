"""How many sequences of legal moves there are: a rule that slips changes a count."""

import pytest

from engine import GAMES, Match, Seat
from engine.simulate import perft

from ..toy.game import TOY
from .facts import facts
from .records import replay

KEYS = [*GAMES, TOY.key]
START = [(key, seats) for key in KEYS for seats in facts(key).perft]
MID_TURN = [(key, name, moves) for key in KEYS for name, moves in facts(key).perft_in_a_turn]
pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize(("key", "seats"), START)
def test_counts_from_the_start(key, seats):
    state = Match(GAMES[key], [Seat(f"Seat {seat}") for seat in range(seats)], {}, 1).state
    counts = facts(key).perft[seats]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("key", "name", "moves"), MID_TURN)
def test_counts_from_the_middle_of_a_turn(key, name, moves):
    state = replay(key, name).past[moves]
    before, counts = state.copy(), facts(key).perft_in_a_turn[name, moves]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert state == before


def test_every_game_is_counted_for_every_number_of_seats():
    assert set(START) == {(game.key, seats) for game in GAMES.values() for seats in game.seats}


def test_a_game_that_is_over_counts_once():
    key, name, _moves = MID_TURN[0]
    over = replay(key, name)
    assert perft(over.state, 3) == 1
    assert perft(over.past[-1], 3) == len(over.past[-1].moves())
