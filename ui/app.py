"""The loop: a model, `update` for what happened, `view` for what is shown. No browser in it."""

import json
from collections.abc import Callable
from typing import Any

from engine import GAMES, Match

from . import end, keep, look, play, sound
from .model import PACE, Effect, Model
from .node import Node
from .screens import cover, elsewhere, setup, table, trouble
from .screens.trouble import Trouble
from .sitting import Sitting
from .widgets.tabs import DRAWERS


def update(model: Model, kind: str, *details: Any) -> list[Effect]:
    """Change the model by what happened, and say what is to be done outside."""
    before = sound.moment(model)
    return [*_happen(model, kind, *details), *sound.heard(model, before)]


def _happen(model: Model, kind: str, *details: Any) -> list[Effect]:
    if kind in SCREEN:
        return SCREEN[kind](model, *details)
    if kind in GAME and model.sitting:
        return GAME[kind](model, model.sitting, *details)
    if kind in TABLE and model.sitting and model.screen == "table":
        under = model.sitting.open and kind not in OVER
        return [] if under else TABLE[kind](model, model.sitting, *details)
    return []


def view(model: Model) -> Node | None:
    """The page for the model; None: the lobby, which stands in the page itself."""
    sitting = model.sitting
    if model.screen == "setup":
        return setup.draw(model)
    if model.screen == "trouble":
        return trouble.page(model.trouble)
    if model.screen == "elsewhere" and sitting:
        return elsewhere.draw(sitting)
    if model.screen == "table" and sitting:
        return cover.draw(sitting) if sitting.covered else table.draw(model, sitting)
    return None


def title(model: Model) -> str:
    at_table = model.screen == "table" and model.sitting
    return f"{at_table.face.title()} · Peddler’s Table" if at_table else "Peddler’s Table"


def turned(model: Model) -> bool:
    """The person whose turn it is sits across, and the tablet shows itself to them."""
    sitting = model.sitting
    if not sitting or model.screen != "table" or not model.settings.across or sitting.dealing is not None:
        return False
    seat = sitting.match.seat if sitting.looking is None else sitting.looking
    return len(sitting.people) > 1 and seat in sitting.across


# ---- going from screen to screen


def _go(model: Model, place: str) -> list[Effect]:
    """To the lobby, the set-up of a game (`new:` and its key) or the running game."""
    what, _colon, key = place.partition(":")
    if what == "new" and key in GAMES:
        model.screen, model.setup = "setup", model.setup.ready(key)
        return [("hash", "setup"), ("focus", "start")]
    if what in ("resume", "table") and model.sitting:
        model.screen, model.sitting.said, model.sitting.open = "table", None, ""
        return [("hash", "table"), ("claim", False), *play.coming(model, model.sitting)]
    if what in ("resume", "table") and model.trouble.words:
        model.screen = "trouble"
        return [("hash", "table")]
    model.screen = "home"
    return [("hash", ""), ("release",), ("resume",)]


def _hash(model: Model, name: str) -> list[Effect]:
    """Back and Forward of the browser; other names are places in the lobby."""
    if name not in ("", "table"):
        return []
    here = {"home": "", "trouble": "table", "elsewhere": "table"}.get(model.screen, model.screen)
    return [] if name == here else _go(model, name)


def _set(model: Model, name: str, value: Any) -> list[Effect]:
    model.setup.set(name, value)
    return []


def _shift(model: Model, seat: str, step: str) -> list[Effect]:
    """A seat changes places with its neighbour; the finger or the focus goes with it."""
    there = model.setup.shift(int(seat), int(step))
    return [("focus", f"{'up' if int(step) < 0 else 'down'}-{there}")]


def _mix(model: Model) -> list[Effect]:
    model.setup.mix(model.draw_seed())
    return []


def _setting(model: Model, name: str, value: str) -> list[Effect]:
    if name == "speed" and value in PACE:
        model.settings.speed = value
    elif name == "still":
        model.settings.still = value == "yes"
    elif name == "confirm":
        model.settings.confirm = value != "no"
    elif name == "sides":
        model.settings.across = value == "across"
    elif name == "sound":
        model.settings.sound = value == "yes"
    elif name == "theme":
        model.settings.theme = value
    return []


def _start(model: Model) -> list[Effect]:
    chosen = model.setup
    if chosen.problem:
        return []
    seed = int(chosen.seed) if chosen.seed else model.draw_seed()
    match = Match(GAMES[chosen.game], chosen.seats(), chosen.rules(), seed)
    return [("keep", "setup", chosen.remember()), *_sit_down(model, match, chosen.across)]


def _sit_down(model: Model, match: Match, across: list[int]) -> list[Effect]:
    model.sitting = Sitting(match, across=across)
    kept = [*keep.save(model.sitting), ("keep", "across", json.dumps(across))]
    return [*kept, ("claim", True), *_go(model, "table")]


def _again(model: Model, sitting: Sitting) -> list[Effect]:
    """The same table once more, with new luck."""
    return _sit_down(model, sitting.match.rematch(model.draw_seed()), sitting.across)


def _open(model: Model, sitting: Sitting, name: str) -> list[Effect]:
    """Lay a sheet over the table."""
    if sitting.covered or sitting.ended:
        return []
    sitting.open, sitting.playing = name if name in table.PANELS else "", False
    return [("focus", "panel")] if sitting.open else []


def _away(model: Model) -> list[Effect]:
    """Nobody looks at the page: with several persons, who looks next has to say so."""
    sitting = model.sitting
    if not sitting or len(sitting.people) < 2:
        return []
    looked = sitting.look is not None or sitting.at is not None  # a bot may have waited for that
    sitting.said, sitting.open = None, ""
    sitting.return_to_now()
    sitting.let_go()
    return play.coming(model, sitting) if looked and model.screen == "table" else []


def _elsewhere(model: Model) -> list[Effect]:
    """Another tab has the game; this one shows nothing of it."""
    if model.screen != "table":
        return []
    _away(model)
    model.screen = "elsewhere"
    return [("focus", "take-over")]


def _take_over(model: Model) -> list[Effect]:
    """From here on this tab has it, as it stands now."""
    if model.screen != "elsewhere":
        return []
    return [("claim", True), *_go(model, "table"), ("follow",)]


def _about(model: Model, sitting: Sitting, thing: str) -> list[Effect]:
    """What is this? Things without a name stay silent."""
    if sitting.covered or sitting.ended or not sitting.face.about(thing, sitting.scene()):
        return []
    sitting.about = thing
    return _open(model, sitting, "about")


def _drawer(model: Model, sitting: Sitting, name: str) -> list[Effect]:
    sitting.drawer = name if name in DRAWERS else sitting.drawer
    return []


def _let_be(model: Model) -> list[Effect]:
    """The person has read it; a text that cannot be read need not be kept any more."""
    model.trouble = Trouble()
    back = _go(model, "home") if model.screen == "trouble" else []
    return [("forget", "broken"), *back]


def _load(model: Model, *kept: str) -> list[Effect]:
    """What the browser kept, at boot or because another tab went on."""
    effects = keep.load(model, *kept)
    at_table = model.screen == "table" and model.sitting
    return [*effects, *play.coming(model, at_table)] if at_table else effects


SCREEN: dict[str, Callable[..., list[Effect]]] = {
    "go": _go,
    "hash": _hash,
    "set": _set,
    "setting": _setting,
    "shift": _shift,
    "mix": _mix,
    "recall": keep.recall,
    "start": _start,
    "load": _load,
    "away": _away,
    "elsewhere": _elsewhere,
    "take_over": _take_over,
    "stored": keep.stored,
    "export_broken": keep.export_broken,
    "let_be": _let_be,
}
GAME: dict[str, Callable[..., list[Effect]]] = {  # wherever one is
    "export": keep.export,
    "summary": keep.summary,
}
OVER = ("open", "about", "cancel", "i_am")  # what a sheet lets through: cards and bots wait below it
TABLE: dict[str, Callable[..., list[Effect]]] = {  # only at the table
    "tap": play.tap,
    "move": play.move,
    "yes": play.yes,
    "undo": play.undo,
    "restart": play.restart,
    "cancel": play.cancel,
    "i_am": play.i_am,
    "bot": play.bot,
    "card": play.card,
    "on": play.on,
    "skip": play.skip,
    "pause": play.pause,
    "speed": play.speed,
    "put": play.put,
    "peek": play.peek,
    "again": _again,
    "stage": end.stage,
    "reveal": end.reveal,
    "open": _open,
    "drawer": _drawer,
    "about": _about,
    "aside": play.aside,
    "look": look.look,
    "now": look.now,
    "step": look.step,
    "replay": look.replay,
    "tick": look.tick,
    "earlier": look.earlier,
    "recapped": look.recapped,
    "key": look.key,
}
