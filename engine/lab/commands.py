"""`tournament`, `balance` and `tune` of the command line."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .. import GAMES, Game
from . import Trouble, pairing, report
from .balance import balance
from .balance import tables as balance_tables
from .bout import Result, play
from .edition import edition
from .ledger import Ledger
from .pairing import Bout
from .processes import play_here
from .progress import Bar
from .tuning import fit, moments

MAX_JOBS = 256
MAX_GAMES = 100_000  # in all: their plan and their results lie in the memory of one machine


def tournament(args: Namespace, options: Mapping[str, str]) -> None:
    game = _game(args, options, len(pairing.pairs(args.bots, args.pairs == "next")))
    if len(args.bots) < 2:
        raise Trouble("a tournament needs two bots")
    pairs = pairing.tournament(
        game, args.bots, args.players, args.games, args.seed, options, args.pairs == "next"
    )
    results = _play([bout for pair in pairs for bout in pair.bouts], args)
    told = report.tournament(pairs, results)
    head = _head(args, options) | {"pairing": args.pairs}
    _tell(args, head | told, report.tables(told), told["faults"])


def balanced(args: Namespace, options: Mapping[str, str]) -> None:
    game = _game(args, options)
    plan = {
        players: pairing.mixed(game, args.bots, players, args.games, args.seed, options)
        for players in args.players
    }
    results = _play([bout for bouts in plan.values() for bout in bouts], args)
    told = [balance(players, [results[bout.key] for bout in bouts]) for players, bouts in plan.items()]
    text = "\n\n".join(balance_tables(each) for each in told)
    failed = [fault for each in told for fault in each["faults"]]
    _tell(args, _head(args, options) | {"tables": told}, text, failed)


def tuned(args: Namespace, options: Mapping[str, str]) -> None:
    """A table of weights for each number of seats, as JSON."""
    game = _game(args, options)
    if not game.mind().study:
        raise Trouble(f"{game.key} has nothing to tune")
    tables = {}
    for players in args.players:
        bouts = pairing.mixed(game, args.bots, players, args.games, args.seed, options)
        seen = []
        with Bar(len(bouts)) as bar:
            for done, found in enumerate(play_here(moments, bouts, args.jobs), 1):
                seen += found
                bar.show(done)
        seen.sort(key=repr)  # independent of the order in which they came
        tables[players] = fit(seen) if seen else {}
    print(json.dumps(tables, indent=1))


COMMANDS = {"tournament": tournament, "balance": balanced, "tune": tuned}


def _game(args: Namespace, options: Mapping[str, str], pairs: int = 1) -> Game:
    for what in ("bots", "players"):
        if len(set(getattr(args, what))) < len(getattr(args, what)):
            raise Trouble(f"--{what} names one twice")
    game = GAMES[args.game]
    if args.jobs > MAX_JOBS:
        raise Trouble(f"--jobs {args.jobs} is more than {MAX_JOBS}")
    if (games := pairs * len(args.players) * args.games) > MAX_GAMES:
        raise Trouble(f"--games {args.games} makes {games} in all, more than {MAX_GAMES}")
    for players in args.players:
        game.settle(players, options)
    return game


def _head(args: Namespace, options: Mapping[str, str]) -> dict[str, Any]:
    """Everything needed to run it again."""
    return {
        "game": args.game,
        "rules": GAMES[args.game].rules,
        "edition": edition(),
        "bots": args.bots,
        "players": args.players,
        "games": args.games,
        "seed": args.seed,
        "options": dict(options),
    }


def _play(bouts: Sequence[Bout], args: Namespace) -> Mapping[str, Result]:
    """The bouts that the ledger does not have yet."""
    with Ledger(args.ledger) as ledger:
        left = [bout for bout in bouts if bout.key not in ledger.results]
        done = len(bouts) - len(left)
        try:
            with Bar(len(bouts), done) as bar:
                for result in _results(left, args):
                    done += ledger.add(result)
                    bar.show(done)
        except BaseException:
            if done:
                kept = f"kept in {args.ledger}" if args.ledger else "lost: --ledger FILE keeps them"
                print(f"broken off: {done} of {len(bouts)} games are {kept}", file=sys.stderr)
            raise
        return ledger.results


def _results(bouts: Sequence[Bout], args: Namespace) -> Iterator[Result]:
    if args.cluster is None:
        return play_here(play, bouts, args.jobs)
    from .cluster import play_there

    return play_there(bouts, args.cluster)


def _tell(args: Namespace, told: dict[str, Any], text: str, failed: Sequence[Mapping[str, Any]]) -> None:
    made = f"{told['game']}, rules {told['rules']}, edition {told['edition']}, seed {told['seed']}"
    print(json.dumps(told, indent=1, ensure_ascii=False) if args.json else f"{text}\n\n{made}")
    if failed:
        first = failed[0]
        for fault in first["faults"][:1]:
            print(f"{fault['bot']} failed at move {fault['number']}: {fault['wrong']}", file=sys.stderr)
        print(f"{len(failed)} games with faults or without an end; the first of them:", file=sys.stderr)
        print(first["record"], end="", file=sys.stderr)
