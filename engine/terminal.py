"""A game played in a terminal: moves and events are typed and printed as the engine writes them."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from .event import Event, known
from .match import HUMAN, Match, NoUndo
from .move import IllegalMove, Move
from .planning import Planning
from .record import write
from .search.thinking import bot_move
from .state import plain
from .view import HIDDEN

HELP = "Type a move as listed, or: moves, table, undo, save FILE, quit."
UNTOLD = ("todo", "chance", "reveals")


def play(match: Match) -> None:
    """Until the game is over or the person leaves."""
    _tell(match, match.events[0])
    planning = Planning(match)
    looking = None  # the seat that was shown the table last
    while not match.over:
        seat, count = match.seat, len(match.moves)
        assert seat is not None
        if match.seats[seat].player != HUMAN:
            match.play(bot_move(planning))
        else:
            if looking != seat:
                _show_table(match, seat)
                print(HELP)
                looking = seat
            _show_moves(match)
            while len(match.moves) == count:
                if not _ask(match, seat):
                    return
        if len(match.moves) > count:  # and no move was undone
            _tell(match, match.events[-1])
    show_scores(match)


def show_scores(match: Match) -> None:
    scores = match.game.scores(match.state)
    for seat, row in enumerate(scores.rows):
        out = f"  out: {scores.out[seat]}" if seat in scores.out else ""
        print(f"{match.seats[seat].name}: " + "  ".join(f"{key} {value}" for key, value in row.items()) + out)
    names = " and ".join(match.seats[seat].name for seat in scores.winners)
    print(f"winner: {names} ({scores.why})")


def _ask(match: Match, seat: int) -> bool:
    """One line from the person whose turn it is; False: no more."""
    try:
        line = input(f"{match.seats[seat].name}> ").strip()
    except (EOFError, RuntimeError):  # the end of the input, or none at all
        print()
        return False
    command, _, rest = line.partition(" ")
    try:
        if command == "quit":
            return False
        if command == "table":
            _show_table(match, seat)
        elif command in ("", "help", "moves"):
            _show_moves(match)
        elif command == "undo":
            print(f"taken back: {match.undo()}")
            _show_moves(match)
        elif command == "save" and rest and rest.isprintable():
            with open(rest, "w", encoding="utf-8") as file:
                file.write(write(match))
            print(f"saved: {rest}")
        else:
            match.play(Move.parse(line))
    except IllegalMove as error:
        print(f"not possible: {error}")
    except NoUndo as error:
        print(f"cannot be taken back: {error}")
    except OSError as error:
        print(f"not saved: {error.strerror}")
    return True


def _show_table(match: Match, seat: int) -> None:
    """The table as the seat sees it, one field a line."""
    for name, value in plain(match.view(seat)).items():
        if name not in UNTOLD and value not in ([], ""):
            print(f"  {name}: {_compact(value)}")


def _show_moves(match: Match) -> None:
    print("moves: " + " | ".join(str(move) for move in match.legal()))


def _compact(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{key} {_compact(item)}" for key, item in value.items())
    if not isinstance(value, list):
        return str(value)
    if any(isinstance(item, list) for item in value):
        return " / ".join(_compact(item) for item in value)
    runs = [(thing, len(list(run))) for thing, run in groupby(value)]
    words = [
        f"{count}x{HIDDEN}" if thing == HIDDEN else " ".join([str(thing)] * count) for thing, count in runs
    ]
    return " ".join(words) or "-"


def _tell(match: Match, events: Sequence[Event]) -> None:
    """What happened, as far as the persons at this terminal may all know it."""
    people = [seat for seat, (_, player) in enumerate(match.seats) if player == HUMAN]
    for event in known(events, people[0] if len(people) == 1 else None):
        print("· " + " ".join(str(arg) for arg in (event.kind, *event.args)))
