"""Which games make a tournament."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engine import GAMES
from engine.lab.pairing import mixed, pairs, tournament

GAME = GAMES["dealers"]
BOTS = some.lists(some.sampled_from("abcde"), min_size=2, max_size=5, unique=True)
SEED = some.integers(0, 2**64 - 1)


def test_pairs_are_in_the_given_order():
    assert pairs("abc", neighbours=False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairs("abc", neighbours=True) == [("a", "b"), ("b", "c")]


@given(BOTS, some.sampled_from([2, 3, 4]), some.integers(1, 30), SEED, some.booleans())
def test_every_seed_is_played_from_every_seat(bots, players, games, seed, neighbours):
    plan = tournament(GAME, bots, [players], games, seed, {}, neighbours)
    assert [(pair.bot, pair.against) for pair in plan] == pairs(bots, neighbours)
    luck = set()
    for pair in plan:
        assert games <= len(pair.bouts) < games + players
        seats = Counter((bout.seed, bout.players.index(pair.bot)) for bout in pair.bouts)
        seeds = {bout.seed for bout in pair.bouts}
        assert seats == Counter((each, seat) for each in seeds for seat in range(players))
        for bout in pair.bouts:
            assert Counter(bout.players) == Counter({pair.bot: 1, pair.against: players - 1})
        assert len({(bout.seed, bout.options) for bout in pair.bouts}) == len(seeds)
        luck.add(frozenset(seeds))
    assert len(luck) == 1
    keys = [bout.key for pair in plan for bout in pair.bouts]
    assert len(set(keys)) == len(keys)


@given(BOTS, SEED, some.integers(1, 20), some.integers(1, 20))
def test_more_games_go_on_where_fewer_ended(bots, seed, fewer, more):
    plans = [tournament(GAME, bots, [3], games, seed, {}) for games in (fewer, fewer + more)]
    for small, big in zip(*plans, strict=True):
        assert big.bouts[: len(small.bouts)] == small.bouts


@pytest.mark.parametrize("players", GAME.seats)
def test_what_is_drawn_by_lot_is_drawn_fairly_unless_it_is_chosen(players):
    colours = Counter(dict(bout.options)["colours"] for bout in mixed(GAME, ["a"], players, 480, 1, {}))
    assert set(colours) == set(GAME.options(players)["colours"])
    assert max(colours.values()) < 45  # of 20 each
    chosen = mixed(GAME, ["a"], players, 9, 1, {"colours": "yellow-red-blue-green"})
    assert {dict(bout.options)["colours"] for bout in chosen} == {"yellow-red-blue-green"}
    assert {dict(bout.options)["open_piles"] for bout in chosen} == {"no"}


def test_bots_move_on_by_a_seat_each_game():
    seated = [bout.players for bout in mixed(GAME, ["a", "b"], 3, 3, 1, {})]
    assert seated == [("a", "b", "a"), ("b", "a", "b"), ("a", "b", "a")]
