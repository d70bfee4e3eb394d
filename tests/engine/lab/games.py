"""What the tests of the laboratory play."""

from dataclasses import replace

from engine import GAMES
from engine.lab.pairing import tournament
from engine.search.mind import Mind


def some_bouts(games=6, players=2, seed=1, bots=("greedy", "random")):
    """Of two quick bots."""
    (pair,) = tournament(GAMES["dealers"], [*bots], [players], games, seed, {})
    return pair.bouts


def timeless(results):
    """Their order and the time that it took differ from run to run, nothing else."""
    return sorted((replace(result, seconds=[]) for result in results), key=lambda result: result.key)


def with_bots(monkeypatch, **bots):
    game = GAMES["dealers"]
    mind = Mind(bots={**game.mind().bots, **bots})
    monkeypatch.setitem(GAMES, "dealers", replace(game, bots=(*game.bots, *bots), mind=lambda: mind))
