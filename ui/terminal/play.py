"""A game in a terminal, in words: a sentence for each move, and beside it what to type."""

from collections.abc import Sequence

from engine import HUMAN, Event, IllegalMove, Match, Move, NoUndo, Planning, known, write
from engine.search.thinking import bot_move
from ui.games import FACES
from ui.table.reckoning import outcome
from ui.words import _

from . import speech
from .commands import escaped

COMMANDS = ("moves", "table", "undo", "save FILE", "quit")


def play(match: Match) -> None:
    """Until the game is over or the person leaves."""
    print(speech.title(match))
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
                print(
                    _(
                        "Type a move as it stands on the right, or its number; or {commands}.",
                        commands=", ".join(COMMANDS),
                    )
                )
                looking = seat
            _show_moves(match, seat)
            while len(match.moves) == count:
                if not _ask(match, seat):
                    return
        if len(match.moves) > count:  # and no move was undone
            _tell(match, match.events[-1])
    show_scores(match)


def show_scores(match: Match) -> None:
    face = FACES[match.game.key]
    *_parts, last = face.ending.reckoning(match.view(None), speech.names(match))
    for line in last.lines:
        note = f" ({line.note})" if line.note and line.mark != "out" else ""
        print(_("{name}: {words}", name=match.seats[line.seat].name, words=f"{line.words}{note}"))
    print(outcome(match))


def _ask(match: Match, seat: int) -> bool:
    """One line from the person whose turn it is; False: no more."""
    try:
        line = input(f"{match.seats[seat].name}> ").strip()
    except (EOFError, RuntimeError):  # the end of the input, or none at all
        print()
        return False
    command, _space, rest = line.partition(" ")
    try:
        if command == "quit":
            return False
        if command == "table":
            _show_table(match, seat)
        elif command in ("", "help", "moves"):
            _show_moves(match, seat)
        elif command == "undo":
            print(_("taken back: {move}", move=_undo(match, seat)))
            _show_moves(match, seat)
        elif command == "save" and rest and rest.isprintable():
            with open(rest, "w", encoding="utf-8") as file:
                file.write(write(match))
            print(_("saved: {file}", file=rest))
        else:
            match.play(_meant(match, line))
    except IllegalMove as error:
        vague = error.args[0] == "not_now"  # perhaps no move at all
        print(_("That is not possible now: {text}", text=escaped(line)) if vague else speech.sentence(error))
    except NoUndo as error:
        print(speech.sentence(error))
    except OSError as error:
        print(_("not saved: {why}", why=error.strerror))
    return True


def _meant(match: Match, line: str) -> Move:
    """A move by its text, or by its number in the list."""
    if line.isascii() and line.isdigit() and 0 < int(line[:9]) <= len(legal := match.legal()):
        return legal[int(line[:9]) - 1]
    return Move.parse(line)


def _undo(match: Match, seat: int) -> str:
    if reason := match.no_undo():
        raise NoUndo(reason)
    move, before = match.moves[-1], match.view(seat, len(match.moves) - 1)
    match.undo()
    return FACES[match.game.key].wording.move(move, speech.names(match), before)


def _show_table(match: Match, seat: int) -> None:
    print()
    for chapter, lines in speech.read(match, seat):
        print(chapter, *(f"  {line}" for line in lines), sep="\n")
    print()


def _show_moves(match: Match, seat: int) -> None:
    face = FACES[match.game.key]
    prompt = face.prompt(speech.scene(match, seat))
    print("\n" + _("{name}: {words}", name=match.seats[seat].name, words=prompt))
    choices = speech.moves(match, seat)
    wide = max(map(len, choices))
    for number, (words, move) in enumerate(zip(choices, match.legal(), strict=True), 1):
        print(f"{number:4}  {words.ljust(wide)}   {move}")


def _tell(match: Match, events: Sequence[Event]) -> None:
    """What happened, as far as the persons at this terminal may all know it."""
    people = [seat for seat, (_name, player) in enumerate(match.seats) if player == HUMAN]
    for line in speech.happened(match, known(events, people[0] if len(people) == 1 else None)):
        print(f"· {line}")
