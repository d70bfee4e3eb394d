"""Which games make a tournament."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from ..chance import Chance
from ..game import Game
from ..simulate import seating
from .guests import sources


class Bout(NamedTuple):
    """One game to be played: all that decides how it goes."""

    game: str
    players: tuple[str, ...]  # the bot in each seat
    seed: int
    options: tuple[tuple[str, str], ...]
    own: tuple[str, ...] = ()  # where the bots are found that are not the game's

    @property
    def key(self) -> str:
        """Its identity: the same key is the same game."""
        options = "".join(f" {name}={choice}" for name, choice in self.options)
        return f"{self.game} {','.join(self.players)} {self.seed}{options}"


class Pair(NamedTuple):
    """One bot against another, which has all the other seats."""

    bot: str
    against: str
    players: int
    bouts: tuple[Bout, ...]


def pairs(bots: Sequence[str], neighbours: bool) -> list[tuple[str, str]]:
    """In the given order: each against all that come later, or the next one only."""
    return list(pairwise(bots) if neighbours else combinations(bots, 2))


def tournament(
    game: Game,
    bots: Sequence[str],
    players: Sequence[int],
    games: int,
    seed: int,
    options: Mapping[str, str],
    neighbours: bool = False,
) -> list[Pair]:
    """Each pair at each number of seats. Every seed is played once with the one bot in each seat, the same
    seeds by all pairs: the number of games is `games` or the next whole multiple of the seats."""
    return [
        Pair(bot, against, count, tuple(_bouts(game, bot, against, count, games, seed, options)))
        for count in players
        for bot, against in pairs(bots, neighbours)
    ]


def _bouts(
    game: Game, bot: str, against: str, players: int, games: int, seed: int, options: Mapping[str, str]
) -> Iterator[Bout]:
    for number in range(-(-games // players)):
        luck, settled = lots(game, players, seed, number, options)
        for seat in range(players):
            seated = tuple(bot if each == seat else against for each in range(players))
            yield Bout(game.key, seated, luck, settled, sources(seated))


def mixed(
    game: Game, bots: Sequence[str], players: int, games: int, seed: int, options: Mapping[str, str]
) -> list[Bout]:
    """So many games, each with a seed of its own; the bots in turn, moved on by one seat each game."""
    bouts = []
    for number in range(games):
        luck, settled = lots(game, players, seed, number, options)
        seated = tuple(seat.player for seat in seating(bots, players, number))
        bouts.append(Bout(game.key, seated, luck, settled, sources(seated)))
    return bouts


def lots(
    game: Game, players: int, seed: int, number: int, options: Mapping[str, str]
) -> tuple[int, tuple[tuple[str, str], ...]]:
    """The seed of a game, and its options: what is drawn by lot and was not chosen goes with the seed."""
    chance = Chance(seed).fork(players, number)
    luck, offered = chance.next(), game.options(players)
    drawn = {name: offered[name][chance.below(len(offered[name]))] for name in game.lots}
    return luck, tuple(game.settle(players, {**drawn, **options}).items())
