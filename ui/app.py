"""The loop: a model, `update` for what happened, `view` for what is shown. No browser in it."""

from collections.abc import Callable
from typing import Any

from . import places, waiting
from .games import FACES
from .model import STALE, Effect, Model
from .node import Node
from .saves import notice
from .table import advice, announcements, clock, ending, layout, play, rewind, saving, sound
from .table.drawing import cover, elsewhere, table


def update(model: Model, kind: str, *details: Any) -> list[Effect]:
    """Change the model by what happened, and say what is to be done outside."""
    before, here = sound.before(model), places.here(model)
    effects = [*_happen(model, kind, *details), *sound.since(model, before)]
    if places.here(model) != here:
        effects = places.arrive(model, effects)
    return [*effects, *model.host.answers["saved"](model.host, effects)] if model.host else effects


def _happen(model: Model, kind: str, *details: Any) -> list[Effect]:
    if model.screen == "page" and model.page and kind in model.page.answers:
        return model.page.answers[kind](model.page, model, *details)
    if kind in ANYWHERE:
        return ANYWHERE[kind](model, *details)
    if kind in GAME and model.sitting:
        return GAME[kind](model, model.sitting, *details)
    if kind in TABLE and model.sitting and model.screen == "table":
        under = model.sitting.layout.sheet and kind not in OVER
        return [STALE] if under else TABLE[kind](model, model.sitting, *details)
    return []


def view(model: Model) -> Node | None:
    """The page for the model; None: the lobby, which stands in the page itself."""
    page = _page(model)
    return page and page[*page.children, [face.drawing.symbols() for face in FACES.so_far()]]


def _page(model: Model) -> Node | None:
    sitting = model.sitting
    if model.screen == "trouble":
        return notice.page(model.trouble)
    if model.screen == "page" and model.page:
        return model.page.draw(model)
    if model.screen == "elsewhere" and sitting:
        return elsewhere.draw(sitting)
    if model.screen == "table" and sitting:
        return cover.draw(sitting) if sitting.covered else table.draw(model, sitting)
    return None


def title(model: Model) -> str:
    place = ""
    if model.screen == "table" and model.sitting:
        place = model.sitting.face.title()
    elif model.screen == "page" and model.page:
        place = model.page.title()
    return f"{place} · Peddler’s Table" if place else "Peddler’s Table"


def turned(model: Model) -> bool:
    """The person whose turn it is sits across, and the tablet shows itself to them."""
    sitting = model.sitting
    if not sitting or model.screen != "table" or not model.settings.across or sitting.everybody_looks:
        return False
    seat = sitting.seating.next if sitting.looking is None else sitting.looking
    return len(sitting.seating.people) > 1 and seat in sitting.seating.across


# What each message does
Answer = Callable[..., list[Effect]]
ANYWHERE: dict[str, Answer] = {
    "go": places.go,
    "hash": places.hash_,
    "resume": places.resume,
    "command": places.command,
    "unsaved": places.unsaved,
    "no_code": places.no_code,
    "minds": places.minds,
    "files": places.files,
    "load": places.load,
    "away": places.away,
    "elsewhere": places.elsewhere,
    "take_over": places.take_over,
    "let_be": places.let_be,
    "waiting": waiting.waiting,
    "came": waiting.came,
    "ask_again": waiting.ask_again,
    "setting": clock.setting,
    "stored": saving.stored,
    "export_originals": saving.export_originals,
}
GAME: dict[str, Answer] = {  # wherever one is
    "report": saving.report,
    "language": announcements.hush,
    "thought": clock.thought,
    "advised": advice.advised,
}
OVER = (
    "open",
    "export",
    "about",
    "cancel",
    "i_am",
    "first_game",
    "play_on",
    "give_up",
    "stand_in",
)  # what a sheet lets through: cards and bots wait below it
TABLE: dict[str, Answer] = {  # only at the table
    "tap": play.tap,
    "move": play.move,
    "run": play.run,
    "yes": play.yes,
    "undo": play.undo,
    "restart": play.restart,
    "i_am": play.i_am,
    "bot": clock.bot,
    "slow": clock.slow,
    "card": clock.card,
    "next": clock.next_,
    "skip": clock.skip,
    "lingered": clock.lingered,
    "held": clock.held,
    "pause": clock.pause,
    "open": layout.open_,
    "export": layout.export,
    "about": layout.about,
    "advice": advice.draw_plan,
    "follow": advice.follow,
    "cancel": layout.cancel,
    "drawer": layout.drawer,
    "peek": layout.peek,
    "put": layout.put,
    "recapped": layout.recapped,
    "unroll": layout.unroll,
    "rewind": rewind.rewind,
    "now": rewind.now,
    "step": rewind.step,
    "replay": rewind.replay,
    "once": rewind.once,
    "tick": rewind.tick,
    "beat": ending.beat,
    "reveal": ending.reveal,
    "aside": ending.aside,
    "lay_open": ending.lay_open,
    "picture": ending.picture,
    "again": places.again,
    "play_on": places.play_on,
    "give_up": places.give_up,
    "stand_in": places.stand_in,
    "first_game": places.first_game,
}
