"""`python -m engine`: the games without a browser."""

import argparse
import io
import json
import signal
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from . import GAMES, BadOption, Event, Match, Record, RecordError, Seat, plain, terminal
from .code import read_seed
from .game import Game
from .lab import Trouble
from .match import HUMAN, seat_name
from .record import MAX_TEXT
from .simulate import perft, simulate

YOU = "you"
BAD_OPTIONS = {
    "seats": "this game is not for {} players",
    "no_option": "this game has no option {}",
    "no_choice": "option {} has no choice {}",
    "no_bot": "no bot is called {}",
    "bad_name": "no seat can be called {!r}",
}


def main(words: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # for any input, and names in any script
    args = _parser().parse_args(words)
    if "players" in args:
        args.players = args.players or [_fewest(args)]
    try:
        run: int = args.run(args) or 0
        return run
    except BadOption as error:
        kind, *names = error.args
        return _fail(BAD_OPTIONS[kind].format(*names))
    except RecordError as error:
        return _fail(f"{args.file}: {error}")
    except Trouble as error:
        return _fail(str(error))
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror))


def _list(args: argparse.Namespace) -> None:
    games = [GAMES[args.game]] if args.game else list(GAMES.values())
    if args.json:
        print(json.dumps([_told(game) for game in games], indent=1))
        return
    for game in games:
        seats = ", ".join(str(count) for count in game.seats)
        print(f"{game.key}  rules {game.rules}  players {seats}  bots {', '.join(game.bots)}")
        for name, choices in game.options(max(game.seats)).items():
            print(f"  --option {name}={'|'.join(choices[:6])}{'|…' if len(choices) > 6 else ''}")


def _told(game: Game) -> dict[str, Any]:
    """All facts of a game, for people who make their own tables."""
    tables = vars(import_module(f"{__package__}.games.{game.key}.tables"))
    return {
        "game": game.key,
        "rules": game.rules,
        "players": {count: game.options(count) for count in game.seats},
        "bots": game.bots,
        "tables": {name.lower(): _facts(table) for name, table in tables.items() if name.isupper()},
    }


def _facts(table: Any) -> Any:
    """Rows by the names of their columns."""
    if hasattr(table, "_asdict"):
        return table._asdict()
    if isinstance(table, dict):
        return {str(name): _facts(each) for name, each in table.items()}
    return [_facts(each) for each in table] if isinstance(table, tuple) else table


def _play(args: argparse.Namespace) -> None:
    if args.file:
        match = Record.read(_text(args.file)).replay()
    else:
        match = Match(GAMES[args.game], _seats(args), _options(args), args.seed)
    terminal.play(match)


def _simulate(args: argparse.Namespace) -> None:
    _check_bots(args, args.bots)
    for players in args.players:
        GAMES[args.game].settle(players, _options(args))
    results = [
        simulate(
            GAMES[args.game], players, args.games, args.seed, args.bots, _options(args), time.perf_counter
        )
        for players in args.players
    ]
    if args.json:
        print(json.dumps(results, indent=1))
        return
    for result in results:
        print("  ".join(f"{key} {value}" for key, value in result.items()))


def _laboratory(args: argparse.Namespace) -> None:
    from .lab.commands import COMMANDS

    _check_bots(args, args.bots)
    COMMANDS[args.command](args, _options(args))


def _replay(args: argparse.Namespace) -> int:
    record = Record.read(_text(args.file))
    error = None
    try:
        match = record.replay()
    except RecordError as failed:
        if failed.match is None or not args.json:
            raise
        match, error = failed.match, failed
    if args.json:
        _replay_json(match)
        if error:
            raise error
        return 0
    print(f"{args.file}: {len(match.moves)} moves, {'over' if match.over else 'not over'}")
    if match.over:
        terminal.show_scores(match)
    return 0


def _replay_json(match: Match) -> None:
    """A line a move, and the scores (as they stand) last."""
    states = [*match.past, match.state][1:]
    for number, (move, before, after) in enumerate(zip(match.moves, match.past, states, strict=False), 1):
        line = {
            "number": number,
            "seat": before.seat,
            "move": str(move),
            "events": [_plain_event(event) for event in match.events[number]],
            "legal": len(before.moves()),
            "state": plain(after),
        }
        print(json.dumps(line))
    print(json.dumps({"over": match.over, "scores": plain(match.game.scores(match.state))[1]}))


def _plain_event(event: Event) -> dict[str, Any]:
    return {"kind": event.kind, "args": event.args, "only": event.only}


def _perft(args: argparse.Namespace) -> None:
    game, (players,) = GAMES[args.game], args.players
    game.settle(players, _options(args))
    seats = [Seat(f"seat-{number + 1}") for number in range(players)]
    state = Match(game, seats, _options(args), args.seed).state
    for depth in range(1, args.depth + 1):
        print(f"{depth} {perft(state, depth)}")


def _text(file: str) -> str:
    with open(file, encoding="utf-8", errors="strict", newline="") as opened:
        try:
            return opened.read(MAX_TEXT + 1)
        except UnicodeDecodeError:
            raise RecordError(1, "no_text") from None


def _seats(args: argparse.Namespace) -> list[Seat]:
    people = 0
    seats = []
    for number, word in enumerate(args.seats or [YOU, *["greedy"] * (_fewest(args) - 1)], 1):
        name, _, player = word.rpartition(":")
        if player in (YOU, HUMAN):
            people += 1
            seats.append(Seat(seat_name(name) or (YOU if people == 1 else f"{YOU}-{people}")))
        else:
            _check_bots(args, [player])
            seats.append(Seat(seat_name(name) or f"{player}-{number}", player))
    return seats


def _fewest(args: argparse.Namespace) -> int:
    """Players, where nobody says how many."""
    return min(GAMES[args.game].seats)


def _check_bots(args: argparse.Namespace, bots: Sequence[str]) -> None:
    for bot in bots:
        if bot not in GAMES[args.game].bots:
            raise BadOption("no_bot", bot)


def _options(args: argparse.Namespace) -> dict[str, str]:
    pairs = [option.partition("=") for option in args.option]
    return {name: choice for name, _, choice in pairs}


def _fail(message: str) -> int:
    print(f"python -m engine: {message}", file=sys.stderr)
    return 2


class _Parser(argparse.ArgumentParser):
    """One clear line on stderr."""

    def error(self, message: str) -> NoReturn:
        sys.exit(_fail(message))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description="Peddler's Table without a browser")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=_Parser)
    command = commands.add_parser("list", help="the games, their options and bots")
    command.set_defaults(run=_list)
    command.add_argument("game", nargs="?", choices=list(GAMES))
    command.add_argument("--json", action="store_true", help="with all tables: cards, numbers, options")

    command = commands.add_parser("play", help="play in the terminal by typing moves")
    _common(command)
    command.add_argument("--seats", type=_words, help="you, bots, or name:player")
    command.add_argument("--file", help="go on with a record")
    command.set_defaults(run=_play)

    command = commands.add_parser("simulate", help="games between bots, summed up")
    _common(command)
    command.add_argument("--players", type=_counts)
    command.add_argument("--games", type=_positive, default=100)
    command.add_argument("--bots", type=_words, default=["greedy", "random"])
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_simulate)

    command = commands.add_parser("tournament", help="bots against each other: win rates, Elo, time")
    _many(command, games=400)
    command.add_argument("--pairs", choices=["all", "next"], default="all", help="next: neighbours of --bots")
    command.add_argument("--bots", type=_words, required=True, help="the best first")
    command.set_defaults(run=_laboratory)

    command = commands.add_parser("balance", help="seats, starts, rounds, how games end")
    _many(command, games=200)
    command.add_argument("--bots", type=_words, default=["greedy"])
    command.set_defaults(run=_laboratory)

    command = commands.add_parser("tune", help="weights for a game's bots, learned from games, as JSON")
    _played(command, games=1500)
    command.add_argument("--bots", type=_words, default=["easy", "normal"])
    command.set_defaults(run=_laboratory)

    command = commands.add_parser("replay", help="check a record")
    command.add_argument("file")
    command.add_argument(
        "--json",
        action="store_true",
        help="a line a move: number, seat, move, events, legal (how many to choose from), state; then scores",
    )
    command.set_defaults(run=_replay)

    command = commands.add_parser("perft", help="count sequences of legal moves, a line a depth")
    _common(command)
    command.add_argument("--players", type=_one)
    command.add_argument("--depth", type=_positive, default=3)
    command.set_defaults(run=_perft)
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


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the same as Ctrl+C
    sys.exit(main())
