"""What each command does."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from engine import GAMES, BadOption, Event, Match, Record, RecordError, Seat, plain
from engine.game import Game
from engine.guests import GUESTS
from engine.lab import Trouble
from engine.lab.guests import invite
from engine.match import HUMAN, seat_name
from engine.record import MAX_TEXT
from engine.simulate import perft, simulate

YOU = "you"
PEOPLE = ("Freya", "Jack", "Ivy", "Scott", "Morag")


def list_(args: argparse.Namespace) -> None:
    games = [GAMES[args.game]] if args.game else list(GAMES.values())
    if args.json:
        print(json.dumps([_described(game) for game in games], indent=1))
        return
    for game in games:
        seats = ", ".join(str(count) for count in game.seats)
        print(f"{game.key}  rules {game.rules}  players {seats}  bots {', '.join(game.bots)}")
        for name, choices in game.options(max(game.seats)).items():
            print(f"  --option {name}={'|'.join(choices[:6])}{'|…' if len(choices) > 6 else ''}")


def _described(game: Game) -> dict[str, Any]:
    """All facts of a game, for people who make their own tables."""
    tables = vars(import_module(f"{game.start.__module__.rpartition('.')[0]}.tables"))
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


def play_(args: argparse.Namespace) -> None:
    from . import play, speech  # all that draws and speaks: other commands do without

    if not speech.speak(args.language):
        raise Trouble(f"the words of {args.language} are not here: python3 build.py build makes them")
    if args.file:
        match = Record.read(_text(args.file)).replay()
    else:
        match = Match(GAMES[args.game], _seats(args), _options(args), args.seed)
    play.play(match)


def simulate_(args: argparse.Namespace) -> None:
    from engine.lab.report import table

    bots = _bots(args)
    for players in args.players:
        GAMES[args.game].settle(players, _options(args))
    results = [
        simulate(GAMES[args.game], players, args.games, args.seed, bots, _options(args), time.perf_counter)
        for players in args.players
    ]
    if args.json:
        print(json.dumps(results, indent=1))
        return
    names = [name for name in results[0] if name != "players"]
    rows = [[name.replace("_", " "), *(_cell(result[name]) for result in results)] for name in names]
    print(table(["", *(f"{players} seats" for players in args.players)], rows))


def _cell(value: Any) -> str:
    """A figure, or several; of a digest only the beginning."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {each}" for name, each in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)[:12]


def laboratory(args: argparse.Namespace) -> None:
    from .laboratory import COMMANDS

    _find_own(args.bots)
    COMMANDS[args.command](args, _options(args))


def replay(args: argparse.Namespace) -> None:
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
        return
    print(f"{escaped(args.file)}: {len(match.moves)} moves, {'over' if match.over else 'not over'}")
    if match.over:
        from .play import show_scores

        show_scores(match)


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


def perft_(args: argparse.Namespace) -> None:
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
    """`you`, a bot, `module:bot`, each with a name and `:` before it or without."""
    people = 0
    seats = []
    for number, word in enumerate(args.seats or [YOU, *[GAMES[args.game].simplest] * (fewest(args) - 1)], 1):
        name, _, player = word.rpartition(":")
        if player in (YOU, HUMAN):
            seats.append(Seat(seat_name(name) or PEOPLE[people % len(PEOPLE)]))
            people += 1
            continue
        if name and player not in GAMES[args.game].bots:
            name, _, module = name.rpartition(":")
            player = f"{module}:{player}"
        (bot,) = _known(args, [player])
        seats.append(Seat(seat_name(name) or f"{bot}-{number}", bot))
    return seats


def escaped(text: str) -> str:
    """What comes from a file of somebody else may not steer the terminal."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def fewest(args: argparse.Namespace) -> int:
    """Players, where nobody says how many."""
    return min(GAMES[args.game].seats)


def _bots(args: argparse.Namespace) -> list[str]:
    return _known(args, args.bots)


def _known(args: argparse.Namespace, bots: Sequence[str]) -> list[str]:
    """Their names; those of a person's own are found first."""
    game = GAMES[args.game]
    _find_own(bots)
    names = [invite(bot, game) for bot in bots]
    for name in names:
        if name not in game.bots and name not in GUESTS:
            raise BadOption("no_bot", name, *game.bots)
    return names


def _find_own(bots: Sequence[str]) -> None:
    """A module of the folder in which the command is given is found as with `python -m`."""
    if any(":" in bot for bot in bots) and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)


def _options(args: argparse.Namespace) -> dict[str, str]:
    pairs = [option.partition("=") for option in args.option]
    return {name: choice for name, _, choice in pairs}
