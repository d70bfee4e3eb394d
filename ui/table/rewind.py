"""Looking back: moments that are over, one by one or by themselves. Nothing is played meanwhile."""

from engine import ROUND, Match

from ..model import STALE, Effect, Model
from .clock import coming
from .sitting import Sitting

HASTE = 350  # milliseconds for a moment of the replay, where bots take no time


def rewind(model: Model, sitting: Sitting, number: str) -> list[Effect]:
    """To the moment after so many moves; the last one is now."""
    if sitting.covered or sitting.dealing:
        return []
    moment = max(0, int(number))
    if moment >= len(sitting.match.moves):
        return now(model, sitting)
    sitting.rewind.at = moment
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
    begun = rounds(match)
    return {
        "back": here - 1,
        "on": here + 1,
        "round_back": max((n for n in begun if n < here), default=0),
        "round_on": min((n for n in begun if n > here), default=len(match.moves)),
        "first": 0,
    }[way]


def rounds(match: Match) -> list[int]:
    """The moments at which they begin."""
    return [n for n, events in enumerate(match.events) if any(e.kind == ROUND for e in events)]


def replay(model: Model, sitting: Sitting) -> list[Effect]:
    """The moments follow each other from here on, or stop."""
    if not sitting.looking_back:
        rewind(model, sitting, "0")
    sitting.rewind.playing = sitting.looking_back and not sitting.rewind.playing
    return _next(model, sitting)


def tick(model: Model, sitting: Sitting, number: int) -> list[Effect]:
    """The next moment, unless somebody stepped since this was called."""
    if not sitting.rewind.playing or sitting.rewind.at != number:
        return [STALE]
    return [*rewind(model, sitting, str(number + 1)), *_next(model, sitting)]


def _next(model: Model, sitting: Sitting) -> list[Effect]:
    wait = model.settings.bot or HASTE
    return [("later", wait, "tick", sitting.rewind.at)] if sitting.rewind.playing else []
