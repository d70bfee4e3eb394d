"""Looking back: moments that are over, one by one or by themselves. Nothing is played meanwhile."""

from engine import ROUND

from .model import PACE, Effect, Model
from .play import coming
from .sitting import Sitting

ROUNDS = {"[": "round_back", "]": "round_on"}
MOVES = {"ArrowLeft": "back", "ArrowRight": "on", "Home": "first"}
HASTE = 350  # milliseconds for a moment of the replay, where bots take no time


def look(model: Model, sitting: Sitting, number: str) -> list[Effect]:
    """At the moment after so many moves; the last one is now."""
    if sitting.covered or sitting.dealing is not None:
        return []
    moment = max(0, int(number))
    if moment >= len(sitting.match.moves):
        return now(model, sitting)
    sitting.at = moment
    return [("reveal", f"log-{moment}-0")]


def now(model: Model, sitting: Sitting) -> list[Effect]:
    if sitting.at is None:
        return []
    sitting.return_to_now()
    return coming(model, sitting)


def step(model: Model, sitting: Sitting, way: str) -> list[Effect]:
    """By moves or rounds: back, on, round_back, round_on, first."""
    sitting.playing = False
    here = len(sitting.match.moves) if sitting.at is None else sitting.at
    rounds = [n for n, events in enumerate(sitting.match.events) if any(e.kind == ROUND for e in events)]
    there = {
        "back": here - 1,
        "on": here + 1,
        "round_back": max((n for n in rounds if n < here), default=0),
        "round_on": min((n for n in rounds if n > here), default=len(sitting.match.moves)),
        "first": 0,
    }[way]
    return look(model, sitting, str(there))


def replay(model: Model, sitting: Sitting) -> list[Effect]:
    """The moments follow each other from here on, or stop."""
    if sitting.at is None:
        look(model, sitting, "0")
    sitting.playing = sitting.at is not None and not sitting.playing
    return _next(model, sitting)


def tick(model: Model, sitting: Sitting, number: int) -> list[Effect]:
    """The next moment, unless somebody stepped since this was called."""
    if not sitting.playing or sitting.at != number or model.screen != "table":
        return []
    return [*look(model, sitting, str(number + 1)), *_next(model, sitting)]


def _next(model: Model, sitting: Sitting) -> list[Effect]:
    pace, _card = PACE[model.settings.speed]
    return [("later", pace or HASTE, "tick", sitting.at)] if sitting.playing else []


def key(model: Model, sitting: Sitting, name: str) -> list[Effect]:
    """By rounds at any time; by moves while one looks back."""
    if name in ROUNDS:
        return step(model, sitting, ROUNDS[name])
    if sitting.at is None:
        return []
    return now(model, sitting) if name == "End" else step(model, sitting, MOVES[name])


def recapped(model: Model, sitting: Sitting) -> list[Effect]:
    """What the others did was read."""
    sitting.recapped = len(sitting.match.moves)
    return [("focus", "prompt")]


def earlier(model: Model, sitting: Sitting) -> list[Effect]:
    """The log goes further back."""
    sitting.rounds *= 4
    return []
