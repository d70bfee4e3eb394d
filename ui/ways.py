"""The ways from screen to screen, and from tab to tab."""

import json
from collections.abc import Mapping

from engine import GAMES, Match

from . import keep
from .model import Effect, Model
from .pace import coming
from .shown import Trouble
from .sitting import Sitting


def go(model: Model, place: str) -> list[Effect]:
    """To the lobby, the set-up of a game (`new:` and its key) or the running game."""
    what, _colon, key = place.partition(":")
    if model.sitting:
        model.sitting.rewind.playing = False  # its clock rings only for who is at the table
    if what == "new" and key in GAMES:
        model.screen, model.setup = "setup", model.setup.ready(key)
        return [("hash", "setup"), ("focus", "start")]
    if what in ("resume", "table") and model.sitting:
        model.screen, model.sitting.said, model.sitting.layout.sheet = "table", None, ""
        return [("hash", "table"), ("claim", False), *coming(model, model.sitting)]
    if what in ("resume", "table") and model.trouble.words:
        model.screen = "trouble"
        return [("hash", "table")]
    model.screen = "home"
    return [("hash", ""), ("release",), ("resume",)]


def hash_(model: Model, name: str) -> list[Effect]:
    """Back and Forward of the browser; other names are places in the lobby."""
    if name not in ("", "table"):
        return []
    here = {"home": "", "trouble": "table", "elsewhere": "table"}.get(model.screen, model.screen)
    return [] if name == here else go(model, name)


def start(model: Model, *sure: str) -> list[Effect]:
    """The game that was set up; a running one is given up only by who is sure."""
    chosen = model.setup
    if chosen.problem:
        return []
    if model.running and not sure:
        chosen.asked = True
        return [("focus", "go-on")]
    seed = int(chosen.seed) if chosen.seed else model.draw_seed()
    match = Match(GAMES[chosen.game], chosen.seats(), chosen.rules(), seed)
    return [("keep", "setup", chosen.remember()), *_sit_down(model, match, chosen.across)]


def again(model: Model, sitting: Sitting) -> list[Effect]:
    """The same table once more, with new luck."""
    return _sit_down(model, sitting.match.rematch(model.draw_seed()), sitting.across)


def _sit_down(model: Model, match: Match, across: list[int]) -> list[Effect]:
    model.sitting = Sitting(match, across)
    kept = [*keep.save(model.sitting), ("keep", "across", json.dumps(across))]
    return [*kept, ("claim", True), *go(model, "table")]


def load(model: Model, kept: Mapping[str, str]) -> list[Effect]:
    """What the browser kept, at boot or because another tab went on."""
    effects = keep.load(model, **kept)
    at_table = model.screen == "table" and model.sitting
    return [*effects, *coming(model, at_table)] if at_table else effects


def away(model: Model) -> list[Effect]:
    """Nobody looks at the page: with several persons, who looks next has to say so."""
    sitting = model.sitting
    if not sitting or len(sitting.people) < 2:
        return []
    held_up = sitting.looking_back  # a bot may have waited for that
    sitting.hand_over()
    return coming(model, sitting) if held_up and model.screen == "table" else []


def elsewhere(model: Model) -> list[Effect]:
    """Another tab has the game; this one shows nothing of it."""
    if model.screen != "table":
        return []
    away(model)
    model.screen = "elsewhere"
    return [("focus", "take-over")]


def take_over(model: Model) -> list[Effect]:
    """From here on this tab has it, as it stands now."""
    if model.screen != "elsewhere":
        return []
    return [("claim", True), *go(model, "table"), ("follow",)]


def let_be(model: Model) -> list[Effect]:
    """The person has read it; a text that cannot be read need not be kept any more."""
    model.trouble = Trouble()
    back = go(model, "home") if model.screen == "trouble" else []
    return [("forget", "broken"), *back]
