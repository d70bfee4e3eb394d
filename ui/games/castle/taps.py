"""Which things on the table a move names: a room `roof-b1`, squares, a slot `row2-left`, the reserve."""

from collections.abc import Sequence

from engine import Move
from engine.games.castle.preview import preview
from engine.games.castle.state import Table
from engine.games.castle.steps import END, Tower, Turn
from engine.games.castle.tables import PLACE, ROOMS, SLOTS

from ...defaults import all_that_glows, never, none
from ...table.taps import Naming

joins = keeps = plans = never
leads = all_that_glows
run = none
RESERVE = "reserve"


def names(view: Table) -> Naming:
    def things(move: Move) -> tuple[tuple[str, ...], ...]:
        match tuple(move):
            case ("tower" | "uncover" | "push", thing):
                return ((thing,),)
            case ("enter", square):
                return (RESERVE,), (square,)
            case ("run", start, square):
                return (start,), (square,)
        return ()

    return things


def declines(view: Table, move: Move) -> bool:
    """The end of the turn, while actions are left."""
    step = view.todo[-1]
    return isinstance(step, Turn) and move == END and step.left > 0


def hides(view: Table, move: Move) -> bool:
    """The end of a turn in which roofs close."""
    return move == END and bool(view.closing())


def asks(move: Move) -> bool:
    """A roof is lifted by one tap, which can mean nothing else: a question would stop children."""
    return move.kind != "uncover"


def spends(view: Table, move: Move, tapped: Sequence[str]) -> bool:
    """A push that drops a mouse, or may drop one, is asked about also where nothing else is."""
    if move.kind != "push":
        return False
    seen = preview(view, move.args[0])
    return bool(seen.falls or seen.perhaps)


def meant(view: Table, tapped: Sequence[str]) -> Move | None:
    """For a refusal in words: what somebody who tapped these things wanted to do."""
    *before, thing = tapped
    if thing in SLOTS:
        return Move("push", thing)
    if thing in ROOMS[view.plan]:
        return Move("uncover", thing)
    if view.todo and isinstance(view.todo[-1], Tower):
        return Move("tower", thing)
    if thing in PLACE and before:
        return Move("enter", thing) if before[-1] == RESERVE else Move("run", before[-1], thing)
    return Move("run", thing, thing) if thing in PLACE else None
