"""What a person has tapped so far, and the move that this makes."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import IllegalMove, Move

from ..saves.words import because
from ..words import _
from . import taps

if TYPE_CHECKING:
    from .sitting import Sitting


@dataclass
class Choice:
    """The things tapped, and what came of them. It is cleared when a move is played or another seat looks."""

    tapped: tuple[str, ...] = ()
    asked: Move | None = None  # the move that waits for a yes
    refusal: str = ""  # why the last tap did nothing


def tap(sitting: "Sitting", thing: str, double: bool = False) -> Move | None:
    """One more thing is tapped. Returns the move, once only one is left."""
    match, face = sitting.match, sitting.face.taps
    seen = match.view(sitting.looking)
    names, legal = face.names(seen), match.legal()
    before, after = (
        sitting.choice.tapped,
        taps.tap(sitting.offered, sitting.choice.tapped, thing, names, double),
    )
    if after == (thing,) and face.keeps(before, thing):
        after = None
    if after is not None:
        sitting.choice = Choice(after)
        return taps.decided(taps.narrow(legal, after, names))
    if face.plans(thing):
        plan(sitting, thing)
        return None
    other = sitting.wanted and taps.tap(legal, before, thing, names, double) is not None
    meant = face.meant(seen, (*before, thing))
    why = not_in_lesson() if other else meant and refused(sitting, meant)
    sitting.choice = Choice(
        before, refusal=why or _("That does not go together. Choose something that glows.")
    )
    return None


def plan(sitting: "Sitting", thing: str) -> None:
    """A thing that cannot be played yet shows what it needs, until it is tapped again."""
    sitting.choice.refusal = ""
    if sitting.looking is not None and sitting.face.taps.plans(thing):
        sitting.layout.planned = "" if sitting.layout.planned == thing else thing


def refused(sitting: "Sitting", move: Move) -> str:
    """Why a move is illegal; nothing: it is legal."""
    if sitting.match.full:
        return because("too_long")
    try:
        sitting.match.check(move)
    except IllegalMove as error:
        return sitting.face.refusal(error.args)
    return ""


def not_in_lesson() -> str:
    """A move that is legal, but not the one that the lesson is about."""
    return _("You could do that, but the lesson shows something else now. Choose what glows.")


def final(sitting: "Sitting", move: Move) -> bool:
    """The move is worth a question: there are others, and it cannot be undone."""
    match = sitting.match
    return sitting.face.taps.asks(move) and len(match.legal()) > 1 and bool(match.no_undo_after(move))


def spends(sitting: "Sitting", move: Move) -> bool:
    """The move costs something that the person did not tap, so it is asked about first."""
    return sitting.face.taps.spends(sitting.match.view(sitting.looking), move, sitting.choice.tapped)
