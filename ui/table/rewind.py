"""Looking back: moments that are over, one by one or by themselves. Nothing is played meanwhile."""

from engine import Match

from ..model import STALE, Effect, Model
from .clock import coming
from .display import Rewind
from .saving import save
from .sitting import Sitting

HASTE = 350  # milliseconds for a moment of the replay, where bots take no time


def rewind(model: Model, sitting: Sitting, number: str) -> list[Effect]:
    """To the moment after so many moves; the last one is now."""
    sitting.rewind.once = False
    return _to(model, sitting, number)


def _to(model: Model, sitting: Sitting, number: str) -> list[Effect]:
    if sitting.covered or sitting.dealing:
        return []
    moment = max(0, int(number))
    if moment >= len(sitting.match.moves):
        return now(model, sitting)
    sitting.rewind.at, sitting.layout.log = moment, None
    return [("reveal", f"log-{moment}-0")]


def now(model: Model, sitting: Sitting) -> list[Effect]:
    if not sitting.looking_back:
        return []
    sitting.return_to_now()
    return coming(model, sitting)


def step(model: Model, sitting: Sitting, way: str) -> list[Effect]:
    """By rounds (round_back, round_on); while one looks back, also by moves (back, on, first)."""
    if not sitting.looking_back and way not in ("round_back", "round_on"):
        return []
    sitting.rewind.playing = False
    match, at = sitting.match, sitting.rewind.at
    return rewind(model, sitting, str(moment(match, len(match.moves) if at is None else at, way)))


def moment(match: Match, here: int, way: str) -> int:
    """Where a step leads; it may be beyond the ends."""
    begun = match.rounds
    return {
        "back": here - 1,
        "on": here + 1,
        "round_back": max((n for n in begun if n < here), default=0),
        "round_on": min((n for n in begun if n > here), default=len(match.moves)),
        "first": 0,
    }[way]


def replay(model: Model, sitting: Sitting) -> list[Effect]:
    """The moments follow each other from here on, or stop."""
    if not sitting.looking_back:
        rewind(model, sitting, "0")
    sitting.rewind.playing = sitting.looking_back and not sitting.rewind.playing
    sitting.rewind.once = False
    return _next(model, sitting)


def once(model: Model, sitting: Sitting) -> list[Effect]:
    """Replay once what the others did, as it was seen then. Who pauses it looks back, as at any moment."""
    if not rewatchable(sitting):
        return []
    last = sitting.match.last_of(sitting.looking)
    sitting.layout.rewatched = last
    sitting.rewind = Rewind(last, playing=True, once=True)
    return [*save(sitting), *_next(model, sitting)]


def rewatchable(sitting: Sitting) -> bool:
    """In a game of memory: only when one decides, and once."""
    if not (sitting.face.recall and sitting.acting):
        return False
    last = sitting.match.last_of(sitting.looking)
    return last < len(sitting.match.moves) and sitting.layout.rewatched != last


def tick(model: Model, sitting: Sitting, number: int) -> list[Effect]:
    """The next moment, unless somebody stepped since this was called."""
    if not sitting.rewind.playing or sitting.rewind.at != number:
        return [STALE]
    return [*_to(model, sitting, str(number + 1)), *_next(model, sitting)]


def _next(model: Model, sitting: Sitting) -> list[Effect]:
    wait = model.settings.bot or HASTE
    return [("later", wait, "tick", sitting.rewind.at)] if sitting.rewind.playing else []
