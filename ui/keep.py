"""Saving, loading, exporting: nothing that was played is lost."""

import json
from typing import Any

from engine import Match, Record, RecordError, write

from .model import Effect, Model
from .shown import Trouble
from .sitting import Sitting
from .words import _

KEPT = ("game", "dealing", "broken", "across")  # what `load` asks for
MAX_NOTE = 1_000  # characters of a small thing that the browser kept for us


def save(sitting: Sitting) -> list[Effect]:
    return [("save", write(sitting.match), _resume(sitting)), seen(sitting)]


def _resume(sitting: Sitting) -> dict[str, Any]:
    """What the lobby says of a game that is not over."""
    match = sitting.match
    if match.seat is None:
        return {}
    view = match.view(None)
    return {
        "game": match.game.key,
        "round": view.round,
        "seats": [list(pair) for pair in zip(sitting.names, sitting.face.colours(view), strict=True)],
        "turn": sitting.names[match.seat],
    }


def summary(model: Model, sitting: Sitting) -> list[Effect]:
    """The lobby's words of the game were lost."""
    return [("summary", _resume(sitting))]


def seen(sitting: Sitting) -> Effect:
    """How many cards of the running deal were seen, and who still looks at what it got, so that a reload
    shows neither more nor less."""
    return ("keep", "dealing", json.dumps([len(sitting.match.moves), sitting.pace.dealt, sitting.got]))


def load(
    model: Model, *, game: str = "", dealing: str = "", broken: str = "", across: str = ""
) -> list[Effect]:
    """The saved game, as far as it can be read. What cannot be read is kept and offered as a file."""
    match: Match | None = None
    effects: list[Effect] = []
    if broken:
        model.trouble = Trouble(_("An earlier save could not be read. Keep it as a file."), broken)
    try:
        match = Record.read(game).replay() if game else None
    except RecordError as error:
        match = error.match
        said = _("The saved game could not be read beyond line {n}.", n=error.line)
        model.trouble = Trouble(said, game)
        effects = [("keep", "broken", game)]
    if match:
        model.sitting = Sitting(match)
        model.sitting.pace.dealt, model.sitting.got = _seen(dealing, model.sitting)
        model.sitting.across = _across(across, model.sitting)
    return effects


def _seen(kept: str, sitting: Sitting) -> tuple[int | None, int | None]:
    """Where the showing of the last move broke off."""
    try:
        moves, number, got = json.loads(kept[:MAX_NOTE])
    except (ValueError, TypeError, RecursionError):
        return None, None
    if moves != len(sitting.match.moves):
        return None, None
    lies = isinstance(number, int) and 0 < number <= len(sitting.deal)
    looks = type(got) is int and got in sitting.people and sitting.face.gained(sitting.match.events[-1], got)
    return number if lies else None, got if looks else None


def _across(kept: str, sitting: Sitting) -> list[int]:
    """Who sits on the other side: every other person, if that was not kept."""
    try:
        seats = json.loads(kept[:MAX_NOTE])
        return [seat for seat in sitting.people if seat in seats]
    except (ValueError, TypeError, RecursionError):
        return sitting.people[1::2]


def recall(model: Model, kept: str) -> list[Effect]:
    """The people and the options of the last time; whatever else stands there is forgotten."""
    return [] if not kept or model.setup.recall(kept) else [("forget", "setup")]


def stored(model: Model, problem: str) -> list[Effect]:
    """How saving went: nothing wrong, or full, denied or lost."""
    words = {
        "full": _("The browser’s storage is full: the game is not saved any more. Keep it as a file."),
        "denied": _("The browser denies its storage: the game is not saved. Keep it as a file."),
        "lost": _("The browser did not keep the game: it is not saved. Keep it as a file."),
        "": "",
    }
    if problem or not model.trouble.broken:
        model.trouble = Trouble(words[problem], model.trouble.broken)
    return []


def export(model: Model, sitting: Sitting) -> list[Effect]:
    return [("download", "peddlers-table.txt", write(sitting.match))]


def export_broken(model: Model) -> list[Effect]:
    broken = model.trouble.broken
    return [("download", "peddlers-table-original.txt", broken)] if broken else []
