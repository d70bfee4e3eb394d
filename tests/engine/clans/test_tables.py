"""The facts of the clans, by the counts of the sheet."""

from collections import Counter

from engine.games.clans.tables import ALL_CARDS, CLANS, CUBES, NUMBERS, SETUP, STRENGTH, TILES


def test_86_cubes_67_cards_25_tiles_five_clans():
    assert CUBES == {"yellow": 29, "blue": 27, "green": 20, "red": 10}
    assert sum(CUBES.values()) == 86
    assert Counter(ALL_CARDS) == {"1": 15, "2": 22, "3": 18, "4": 12}
    assert (len(ALL_CARDS), len(TILES), len(CLANS)) == (67, 25, 5)


def test_a_card_is_as_strong_as_its_name():
    assert STRENGTH == {"1": 1, "2": 2, "3": 3, "4": 4}


def test_the_tiles_are_30_to_41_twice_and_42_once():
    numbers = Counter(NUMBERS[tile] for tile in TILES)
    assert numbers == {**dict.fromkeys(range(30, 42), 2), 42: 1}


def test_the_cubes_that_stay_out_are_the_stock_of_a_seat_each():
    assert {seats: setup.removed for seats, setup in SETUP.items()} == {
        3: {"yellow": 8, "blue": 4},
        4: {"yellow": 4, "blue": 2},
        5: {},
    }
