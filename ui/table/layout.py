"""What lies over the table and around it: sheets, drawers, what was put away."""

from ..model import Effect, Model
from . import advice, clock
from .clock import coming
from .drawing.table import LATER, SHEETS
from .drawing.tabs import DRAWERS
from .rewind import now
from .saving import as_file, save
from .sitting import Sitting
from .view import scene_of


def open_(model: Model, sitting: Sitting, name: str) -> list[Effect]:
    """Lay a sheet over the table."""
    if name == "advice":
        return advice.open_(model, sitting) if sitting.advised else []
    if sitting.covered or sitting.ended or (name == "learned" and not sitting.learned):
        return []
    known = name in SHEETS or name in LATER
    sitting.layout.sheet, sitting.rewind.playing = name if known else "", False
    return [("focus", "panel")] if sitting.layout.sheet else []


def about(model: Model, sitting: Sitting, thing: str) -> list[Effect]:
    """What is this? Things without a name stay silent."""
    if sitting.covered or sitting.ended or not sitting.face.help.about(thing, scene_of(sitting)):
        return []
    sitting.layout.about = thing
    return open_(model, sitting, "about")


def export(model: Model, sitting: Sitting, sure: str = "") -> list[Effect]:
    """As a file. A game that goes on is given once somebody has read what that tells."""
    if not (sitting.match.over or sure):
        return open_(model, sitting, "keeping")
    return [*as_file(sitting), *(cancel(model, sitting) if sitting.layout.sheet else [])]


def cancel(model: Model, sitting: Sitting) -> list[Effect]:
    """The sheet over the table goes first, then the look back, the adviser, and what was tapped."""
    if sitting.layout.sheet:
        sitting.layout.sheet = ""
        return coming(model, sitting)
    if sitting.looking_back:
        return now(model, sitting)
    if sitting.counsel:
        return advice.close(sitting)
    if sitting.clock.holds:
        return clock.stay(model, sitting)
    sitting.layout.planned = ""
    sitting.let_go()
    return []


def drawer(model: Model, sitting: Sitting, name: str) -> list[Effect]:
    sitting.layout.drawer = name if name in DRAWERS else sitting.layout.drawer
    return []


def peek(model: Model, sitting: Sitting) -> list[Effect]:
    """Look at the board for a while, or back."""
    sitting.layout.peeking = not sitting.layout.peeking
    return [("focus", "peek")]


def put(model: Model, sitting: Sitting) -> list[Effect]:
    """The private look at what a seat received is over; the next seat that received something may look."""
    if not sitting.private:
        return []
    sitting.seating.pass_on()
    return [*save(sitting), ("focus", "turn"), *coming(model, sitting)]


def recapped(model: Model, sitting: Sitting) -> list[Effect]:
    """The person has read what the others did: the summary goes."""
    sitting.layout.recapped = len(sitting.match.moves)
    return [("focus", "turn")]


def unroll(model: Model, sitting: Sitting, moment: str) -> list[Effect]:
    """The log goes on beyond its end, around a moment; the line of that stays in sight."""
    sitting.layout.log = max(0, min(int(moment), len(sitting.match.moves)))
    return [("reveal", f"log-{sitting.layout.log}-0")]
