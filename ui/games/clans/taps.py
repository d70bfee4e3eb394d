"""Which things on the table a move names: `act/castle`, `pay/red-drawn`, `clan/2`, `hand/3`, and so on."""

from collections.abc import Sequence

from engine import Move
from engine.games.clans.state import Table
from engine.games.clans.steps.actions import COSTS, DONE, Actions
from engine.games.clans.steps.bard import ENOUGH, Bard
from engine.games.clans.steps.lose import Lose
from engine.games.clans.steps.raid import LEAVE, Fight
from engine.games.clans.steps.turn import END, RaidOrExchange
from engine.parts.seats import seat_of, seat_word

from ...defaults import all_that_glows, never, none
from ...table.taps import Naming, within

keeps = plans = spends = never
leads = all_that_glows
run = none
RUNS = {  # what goes on with which moves
    "redraw": ("putback",),
    "putback": ("putback",),
    "done": (*{move.kind for move in COSTS}, "enough", "remove", "steal", "lose"),
    "away": ("away",),
    "draw": ("away", "take", "leave"),
    "lose": ("lose",),
    "end": ("done", "draw", "lose"),
}
BAG, COURT = "to/bag", "to/court"  # where a cube goes that the bard moves
PLAIN, PIPED = "lay/plain", "lay/piper"  # how a card is laid


def names(view: Table) -> Naming:
    def things(move: Move) -> tuple[tuple[str, ...], ...]:
        match tuple(move):
            case ("cattle" | "castle" | "monastery" | "warrior" | "piper",):
                return ((f"act/{move.kind}",),)
            case ("monks" | "estate", *paid):
                return (f"act/{move.kind}",), (f"pay/{'-'.join(paid)}",)
            case ("bard", _seat):
                return ("act/bard",), (f"clan/{seat_of(move)}",)
            case ("raid", _seat):
                return ((f"clan/{seat_of(move)}",),)
            case ("putback", colour):
                return ((f"drawn/{colour}",),)
            case ("remove" | "steal", colour):
                return (f"theirs/{colour}",), (COURT if move.kind == "steal" else BAG,)
            case ("lose" | "away", card):
                return ((f"hand/{card}",),)
            case ("fight", card, *piper):
                return (f"hand/{card}",), (PIPED if piper else PLAIN,)
            case ("take", building):
                return ((f"booty/{building}",),)
        return ()

    return things


def joins(before: Move, move: Move) -> bool:
    return before.kind in RUNS.get(move.kind, ())


def declines(view: Table, move: Move) -> bool:
    """More could be done, or taken."""
    step = view.todo[-1]
    if isinstance(step, Actions):
        return move == DONE and step.left(view) > 0 and len(step.moves(view)) > 1
    return move in (ENOUGH, LEAVE) or (isinstance(step, RaidOrExchange) and move == END)


def asks(move: Move) -> bool:
    """What hands the tablet on, and what was laid."""
    return move.kind in ("fight", "lose")


def meant(view: Table, tapped: Sequence[str]) -> Move | None:
    """For a refusal in words: what somebody who tapped these things wanted to do."""
    thing = tapped[-1]
    kind, _slash, name = thing.partition("/")
    step = view.todo[-1] if view.todo else None
    match kind:
        case "act":
            return example(view, name)
        case "pay":
            paid = name.split("-")
            return Move("monks" if len(paid) == 1 else "estate", *paid)
        case "clan":
            return Move("bard" if "act/bard" in tapped else "raid", seat_word(int(name)))
        case "drawn":
            return Move("putback", name)
        case "theirs":
            return Move("remove", name)
        case "to":
            colours = within("theirs", tapped) or ["yellow"]
            taken = isinstance(step, Bard) and thing == COURT
            return Move("steal" if taken else "remove", colours[-1])
        case "booty":
            return Move("take", name)
        case "hand":
            lays, loses = isinstance(step, Fight), isinstance(step, Lose)
            return Move("fight" if lays else "lose" if loses else "away", name)
        case "lay":
            cards = within("hand", tapped)
            return Move("fight", cards[-1], *(["piper"] if thing == PIPED else [])) if cards else None
    return None


def example(view: Table, name: str) -> Move:
    """One way to do it, by which a refusal can be found."""
    match name:
        case "monks":
            return Move("monks", "1")
        case "estate":
            return Move("estate", "red", "drawn")
        case "bard":
            return Move("bard", seat_word(view.after(view.turn)))
    return Move(name)
