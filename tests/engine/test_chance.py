"""The generator: published numbers, no bias, every order."""

from collections import Counter
from itertools import permutations

import pytest

from engine import Chance

# splitmix64 by Sebastiano Vigna: the numbers that implementations test themselves with
PUBLISHED = {
    0: [16294208416658607535],
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
}


class Scripted(Chance):
    """Draws what it is told, to reach the rare draws."""

    __slots__ = ("draws",)

    def __init__(self, *draws):
        super().__init__(0)
        self.draws = list(draws)

    def next(self):
        return self.draws.pop(0)


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_published_numbers(seed):
    chance = Chance(seed)
    assert [chance.next() for _ in PUBLISHED[seed]] == PUBLISHED[seed]


def test_a_seed_counts_to_its_64_bits_only():
    assert Chance(1 << 64) == Chance(0)
    assert Chance((1 << 64) + 7).next() == Chance(7).next()


@pytest.mark.parametrize("n", [1, 2, 3, 7, 48, 110])
def test_below_gives_each_number_about_as_often(n):
    chance = Chance(5)
    counts = Counter(chance.below(n) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    # chi square: mean n-1, deviation sqrt(2(n-1)); six deviations
    chi = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi <= (n - 1) + 6 * (2 * n) ** 0.5


def test_below_throws_away_draws_beyond_the_last_whole_multiple():
    top = (1 << 64) - 1
    assert Scripted(top, 8).below(3) == 2  # 2^64 = 3 * k + 1, so the last draw is one too many
    assert Scripted(top - 1, 8).below(3) == (top - 1) % 3
    assert Scripted(top).below(1 << 32) == (1 << 32) - 1  # 2^32 divides 2^64, so no draw is thrown away
    half = (1 << 63) + 1
    assert Scripted(half, top, 5).below(half) == 5


@pytest.mark.parametrize("n", [0, -1, 1 << 64])
def test_below_refuses_what_it_cannot_draw(n):
    with pytest.raises(ValueError, match="below"):
        Chance(1).below(n)


def test_shuffle_reaches_every_order_about_as_often():
    chance, orders = Chance(3), Counter()
    for _ in range(24 * 100):
        things = list("abcd")
        chance.shuffle(things)
        orders["".join(things)] += 1
    assert set(orders) == {"".join(order) for order in permutations("abcd")}
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 23 + 6 * 46**0.5


def test_shuffle_of_a_seed_is_for_ever():
    things = list(range(10))
    Chance(1).shuffle(things)
    assert things == [4, 2, 8, 1, 9, 3, 0, 6, 7, 5]


def test_nothing_is_drawn_to_shuffle_one_thing_or_none():
    chance = Chance(1)
    chance.shuffle([])
    chance.shuffle(["alone"])
    assert chance == Chance(1)


def test_a_fork_is_fixed_by_state_and_numbers_and_leaves_its_parent_alone():
    chance = Chance(9)
    child = chance.fork(1, 2)
    assert chance == Chance(9)
    assert child == chance.fork(1, 2)
    others = [chance.fork(), chance.fork(1), chance.fork(2, 1), chance.fork(2), Chance(10).fork(1, 2)]
    assert len({each.state for each in [child, chance, *others]}) == 7
    chance.next()
    assert chance.fork(1, 2) != child


def test_a_copy_goes_its_own_way():
    chance = Chance(4)
    twin = chance.copy()
    assert twin == chance
    drawn = twin.next()
    assert twin != chance
    assert chance.next() == drawn
    assert chance != 4
