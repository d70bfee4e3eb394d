"""The laboratory as functions, for notebooks and programs: each plays its games and returns the figures.

```python
from peddlers.engine.lab.experiments import tournament

found = tournament("<key>", ["hard", "greedy"], games=100, jobs=2)
print(found)                          # Markdown tables
found["pairs"][0]["rate"]             # figures, as --json prints them
found.ladder().save("ladder.svg")     # pictures
```
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..game import BadOption, Game
from ..games import GAMES
from . import Trouble, pairing, pictures, report
from .balance import balance as balanced
from .balance import tables as balance_tables
from .bout import Result, play
from .guests import INVITED, edition_of, invite
from .ledger import Ledger
from .pairing import Bout
from .processes import play_here
from .progress import Bar
from .source import Bot
from .tuning import fit, moments

MAX_JOBS = 256
MAX_GAMES = 100_000  # in all: their plan and their results lie in the memory of one machine

Bots = Sequence[str | Bot]  # names of the game's bots, `module:function`, or functions


class Found(dict[str, Any]):
    """Figures, which are printed as Markdown tables; a notebook shows them so, too."""

    text = ""

    def __str__(self) -> str:
        made = f"{self['game']}, rules {self['rules']}, edition {self['edition']}, seed {self['seed']}"
        return f"{self.text}\n\n{made}"

    def _repr_markdown_(self) -> str:
        return str(self)


class Tournament(Found):
    """What a tournament found."""

    def ladder(self, players: int | None = None) -> pictures.Picture:
        """The bots by their Elo, with their intervals; of the first number of players, unless it is named."""
        return pictures.ladder(self._at(self["elo"], players))

    def matrix(self, players: int | None = None) -> pictures.Picture:
        """What each bot wins against each other."""
        return pictures.matrix(self._at(self["pairs"], players))

    def _at(self, rows: Sequence[Mapping[str, Any]], players: int | None) -> list[Mapping[str, Any]]:
        count = self["players"][0] if players is None else players
        return [row for row in rows if row["players"] == count]


def tournament(
    game: str,
    bots: Bots,
    players: Sequence[int] | None = None,
    games: int = 400,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    pairs: str = "all",
    jobs: int = 1,
    cluster: str | None = None,
    ledger: str | None = None,
) -> Tournament:
    """Bots against each other, the best first: win rates, Elo, time. The arguments are the command's."""
    experiment = _Experiment(game, bots, players, games, seed, options, jobs, cluster, ledger)
    next_only = pairs == "next"
    experiment.check(len(pairing.pairs(experiment.bots, next_only)))
    if len(experiment.bots) < 2:
        raise Trouble("a tournament needs two bots")
    plan = pairing.tournament(
        experiment.game, experiment.bots, experiment.players, games, seed, experiment.options, next_only
    )
    results = experiment.play([bout for pair in plan for bout in pair.bouts])
    figures = report.tournament(plan, results)
    found = Tournament(experiment.head() | {"pairing": pairs} | figures)
    found.text = report.tables(figures)
    return found


def balance(
    game: str,
    bots: Bots = (),
    players: Sequence[int] | None = None,
    games: int = 200,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    ledger: str | None = None,
) -> Found:
    """How fair a game is: seats, starts, rounds, how games end. The arguments are those of the command."""
    experiment = _Experiment(game, bots, players, games, seed, options, jobs, cluster, ledger)
    experiment.check()
    plan = {count: experiment.mixed(count) for count in experiment.players}
    results = experiment.play([bout for bouts in plan.values() for bout in bouts])
    figures = [balanced(count, [results[bout.key] for bout in bouts]) for count, bouts in plan.items()]
    found = Found(experiment.head() | {"tables": figures})
    found.text = "\n\n".join(balance_tables(each) for each in figures)
    return found


def tune(
    game: str,
    bots: Bots = ("easy", "normal"),
    players: Sequence[int] | None = None,
    games: int = 1500,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
) -> dict[int, dict[str, tuple[float, float]]]:
    """A table of weights for each number of seats, learned from games."""
    experiment = _Experiment(game, bots, players, games, seed, options, jobs)
    experiment.check()
    if not experiment.game.mind().sample:
        raise Trouble(f"{experiment.game.key} has nothing to tune")
    tables = {}
    for count in experiment.players:
        bouts, seen = experiment.mixed(count), []
        with Bar(len(bouts)) as bar:
            for done, found in enumerate(play_here(moments, bouts, jobs), 1):
                seen += found
                bar.show(done)
        seen.sort(key=repr)  # independent of the order in which they came
        tables[count] = fit(seen) if seen else {}
    return tables


class _Experiment:
    """What is to be played, and where."""

    def __init__(
        self,
        game: str,
        bots: Bots,
        players: Sequence[int] | None,
        games: int,
        seed: int,
        options: Mapping[str, str] | None,
        jobs: int,
        cluster: str | None = None,
        ledger: str | None = None,
    ) -> None:
        if game not in GAMES:
            raise Trouble(f"no game is called {game}: there are {', '.join(GAMES)}")
        self.game: Game = GAMES[game]
        self.bots = [invite(bot, self.game) for bot in bots or [self.game.simplest]]
        self.players = list(players or [min(self.game.seats)])
        self.games, self.seed, self.options = games, seed, dict(options or {})
        self.jobs, self.cluster, self.ledger = jobs, cluster, ledger

    def check(self, pairs: int = 1) -> None:
        for what, each in (("bots", self.bots), ("players", self.players)):
            if len(set(each)) < len(each):
                raise Trouble(f"--{what} names one twice")
        for bot in self.bots:
            if bot not in self.game.bots and bot not in INVITED:
                raise BadOption("no_bot", bot, *self.game.bots)
            if bot in INVITED and not INVITED[bot].source and (self.jobs > 1 or self.cluster is not None):
                raise Trouble(f"{bot} is only known to this process: write it into a module")
        if not 1 <= self.jobs <= MAX_JOBS:
            raise Trouble(f"--jobs {self.jobs} is not from 1 to {MAX_JOBS}")
        if (games := pairs * len(self.players) * self.games) > MAX_GAMES:
            raise Trouble(f"--games {self.games} makes {games} in all, more than {MAX_GAMES}")
        for players in self.players:
            self.game.settle(players, self.options)

    def mixed(self, players: int) -> list[Bout]:
        return pairing.mixed(self.game, self.bots, players, self.games, self.seed, self.options)

    def head(self) -> dict[str, Any]:
        """Everything needed to run it again."""
        return {
            "game": self.game.key,
            "rules": self.game.rules,
            "edition": edition_of(self.bots),
            "bots": [INVITED[bot].source or bot if bot in INVITED else bot for bot in self.bots],
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "options": self.options,
        }

    def play(self, bouts: Sequence[Bout]) -> Mapping[str, Result]:
        """The bouts that the ledger does not have yet."""
        with Ledger(self.ledger) as ledger:
            left = [bout for bout in bouts if bout.key not in ledger.results]
            done = len(bouts) - len(left)
            try:
                with Bar(len(bouts), done) as bar:
                    for result in self._results(left):
                        done += ledger.add(result)
                        bar.show(done)
            except BaseException:
                if done:
                    kept = f"kept in {self.ledger}" if self.ledger else "lost: --ledger FILE keeps them"
                    print(f"broken off: {done} of {len(bouts)} games are {kept}", file=sys.stderr)
                raise
            return ledger.results

    def _results(self, bouts: Sequence[Bout]) -> Iterator[Result]:
        if self.cluster is None:
            return play_here(play, bouts, self.jobs)
        from .cluster import play_there

        return play_there(bouts, self.cluster)
