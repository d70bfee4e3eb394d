"""What can be typed after the name of the command."""

import argparse
import sys
from pathlib import Path
from typing import Any, NoReturn

from engine import GAMES
from engine.code import read_seed
from engine.edition import version
from ui.words import LANGUAGES

from . import commands
from .commands import escaped


def program() -> str:
    """What the person typed to start this."""
    python, *words = sys.orig_argv
    return (
        f"{Path(python).name} -m {words[words.index('-m') + 1]}" if "-m" in words else Path(sys.argv[0]).stem
    )


class _Parser(argparse.ArgumentParser):
    """One clear line on stderr."""

    def error(self, message: str) -> NoReturn:
        sys.exit(fail(message))


class _Version(argparse.Action):
    """Worked out only when somebody asks: it depends on all the code."""

    def __call__(self, *_given: Any) -> NoReturn:
        print(f"peddlers {version()}")
        sys.exit(0)


def fail(message: str) -> int:
    print(f"{program()}: {escaped(message)}", file=sys.stderr)
    return 2


def parser() -> argparse.ArgumentParser:
    parser = _Parser(prog=program(), description="Peddler's Table without a browser")
    parser.add_argument(
        "--version", action=_Version, nargs=0, help="the release, and the edition of the rules"
    )
    choices = parser.add_subparsers(dest="command", required=True, parser_class=_Parser)
    command = choices.add_parser("list", help="the games, their options and bots")
    command.set_defaults(run=commands.list_)
    command.add_argument("game", nargs="?", choices=list(GAMES))
    command.add_argument("--json", action="store_true", help="with all tables: cards, numbers, options")

    command = choices.add_parser("play", help="play in the terminal by typing moves")
    _common(command)
    command.add_argument("--seats", type=_words, help="you, bots, module:bot, or name: and one of them")
    command.add_argument("--file", help="go on with a record")
    command.add_argument("--language", choices=LANGUAGES, default="en")
    command.set_defaults(run=commands.play_)

    command = choices.add_parser("simulate", help="games between bots, summed up")
    _common(command)
    command.add_argument("--players", type=_counts)
    command.add_argument("--games", type=_positive, default=100)
    command.add_argument("--bots", type=_words, help="your own as module:function")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=commands.simulate_)

    command = choices.add_parser("tournament", help="bots against each other: win rates, Elo, time")
    _many(command, games=400)
    command.add_argument("--pairs", choices=["all", "next"], default="all", help="next: neighbours of --bots")
    command.add_argument(
        "--bots", type=_words, required=True, help="the best first; your own as module:function"
    )
    command.set_defaults(run=commands.laboratory)

    command = choices.add_parser("balance", help="seats, starts, rounds, how games end")
    _many(command, games=200)
    command.add_argument("--bots", type=_words, help="of about the same strength")
    command.set_defaults(run=commands.laboratory)

    command = choices.add_parser("tune", help="weights for a game's bots, learned from games, as JSON")
    _played(command, games=1500)
    command.add_argument("--bots", type=_words, default=["easy", "normal"])
    command.set_defaults(run=commands.laboratory)

    command = choices.add_parser("replay", help="check a record")
    command.add_argument("file")
    command.add_argument(
        "--json",
        action="store_true",
        help="a line a move: number, seat, move, events, legal (how many to choose from), state; then scores",
    )
    command.set_defaults(run=commands.replay)

    command = choices.add_parser("perft", help="count sequences of legal moves, a line a depth")
    _common(command)
    command.add_argument("--players", type=_one)
    command.add_argument("--depth", type=_positive, default=3)
    command.set_defaults(run=commands.perft_)
    return parser


def _common(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", choices=list(GAMES))
    command.add_argument("--seed", type=_seed, default=1)
    command.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")


def _many(command: argparse.ArgumentParser, games: int) -> None:
    _played(command, games)
    command.add_argument("--cluster", metavar="ADDRESS", help="of a Dask scheduler, instead of --jobs")
    command.add_argument("--ledger", metavar="FILE", help="keeps each result; go on with those that it has")
    command.add_argument("--json", action="store_true")


def _played(command: argparse.ArgumentParser, games: int) -> None:
    _common(command)
    command.add_argument("--players", type=_counts)
    command.add_argument("--games", type=_positive, default=games, help="of each table, in full rotations")
    command.add_argument("--jobs", type=_positive, default=1, help="processes of this machine")


def _words(text: str) -> list[str]:
    return text.split(",")


def _one(text: str) -> list[int]:
    return [_positive(text)]


def _counts(text: str) -> list[int]:
    return [_positive(word) for word in text.split(",")]


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to 999999999")
    return int(text)


def _seed(text: str) -> int:
    seed = read_seed(text)
    if seed is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number below 2^64")
    return seed
