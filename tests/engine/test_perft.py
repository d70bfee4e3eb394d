"""How many sequences of legal moves there are: a rule that slips changes a count."""

import pytest

from engine import GAMES, Match, Seat
from engine.simulate import perft

from .test_whole_games import replay

# game, seats -> from the start with seed 1: counts for depth 1, 2, 3 …
START = {
    ("dealers", 2): [1, 3, 6, 38, 170, 1196],
    ("dealers", 3): [1, 4, 12, 24, 150, 648],
    ("dealers", 4): [1, 5, 20, 60, 120, 744],
    ("merchants", 2): [10, 31, 92, 236, 552, 1879],
    ("merchants", 3): [14, 63, 222, 664, 1749, 4976],
    ("merchants", 4): [13, 69, 299, 1148, 3990],
}
# record, moves played -> counts from there
MID_TURN = {
    ("dealers-two-tie-for-fewer-goods", 79): [60, 210, 661, 1518],
    ("dealers-two-gap-of-three", 5): [13, 87, 544, 3520],
    ("dealers-partial-pile", 27): [12, 79, 472, 2623],
    ("dealers-shared-victory", 6): [13, 85, 426, 2134],
    ("dealers-leader-out", 43): [10, 48, 436, 2158],
    ("dealers-highest-damage-shared", 56): [21, 106, 421, 1827],
    ("dealers-tie-for-fewer-goods", 90): [17, 96, 463, 2367],
    ("dealers-score-of-four", 126): [12, 61, 387, 2017],
    ("merchants-two-squirrels-ocelots-chameleons", 155): [17, 94, 465, 2241],
    ("merchants-two-macaws-pandas-raccoons", 183): [15, 101, 445, 1680],
    ("merchants-three-without-pandas-and-squirrels", 214): [19, 116, 609, 3117],
    ("merchants-three-without-ocelots-and-chameleons", 231): [15, 77, 357, 1345, 4992],
    ("merchants-three-without-macaws-and-raccoons", 149): [23, 212, 1328, 8196],
    ("merchants-four-without-chameleons", 213): [19, 125, 591, 2417],
    ("merchants-four-without-pandas", 172): [18, 141, 820, 4392],
}


@pytest.mark.parametrize(("key", "seats"), START)
def test_counts_from_the_start(key, seats):
    state = Match(GAMES[key], [Seat(f"Seat {seat}") for seat in range(seats)], {}, 1).state
    counts = START[key, seats]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("name", "moves"), MID_TURN)
def test_counts_from_the_middle_of_a_turn(name, moves):
    state = replay(f"{name}.rec").past[moves]
    before, counts = state.copy(), MID_TURN[name, moves]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert state == before


def test_every_game_is_counted_for_every_number_of_seats():
    assert set(START) == {(game.key, seats) for game in GAMES.values() for seats in game.seats}


def test_a_game_that_is_over_counts_once():
    over = replay(next(iter(MID_TURN))[0] + ".rec")
    assert perft(over.state, 3) == 1
    assert perft(over.past[-1], 3) == len(over.past[-1].moves())
