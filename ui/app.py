"""The loop: a model, `update` for what happened, `view` for what is shown. No browser in it."""

from collections.abc import Callable
from typing import Any

from . import choose
from . import places as ways
from .games import FACES
from .model import STALE, Effect, Model
from .node import Node
from .saves import notice as trouble
from .saves import slots as keep
from .table import advice, ending, layout, play, rewind, sound
from .table import announcements as news
from .table import clock as pace
from .table.drawing import cover, elsewhere, table


def update(model: Model, kind: str, *details: Any) -> list[Effect]:
    """Change the model by what happened, and say what is to be done outside."""
    before = sound.before(model)
    effects = [*_happen(model, kind, *details), *sound.since(model, before)]
    return [*effects, *model.host.answers["saved"](model.host, effects)] if model.host else effects


def _happen(model: Model, kind: str, *details: Any) -> list[Effect]:
    if model.screen == "room" and model.room and kind in model.room.answers:
        return model.room.answers[kind](model.room, model, *details)
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
        return trouble.page(model.trouble)
    if model.screen == "room" and model.room:
        return model.room.draw(model)
    if model.screen == "elsewhere" and sitting:
        return elsewhere.draw(sitting)
    if model.screen == "table" and sitting:
        return cover.draw(sitting) if sitting.covered else table.draw(model, sitting)
    return None


def title(model: Model) -> str:
    place = ""
    if model.screen == "table" and model.sitting:
        place = model.sitting.face.title()
    elif model.screen == "room" and model.room:
        place = model.room.title()
    return f"{place} · Peddler’s Table" if place else "Peddler’s Table"


def turned(model: Model) -> bool:
    """The person whose turn it is sits across, and the tablet shows itself to them."""
    sitting = model.sitting
    if not sitting or model.screen != "table" or not model.settings.across or sitting.dealing:
        return False
    seat = sitting.next if sitting.looking is None else sitting.looking
    return len(sitting.people) > 1 and seat in sitting.across


# What each message does
Answer = Callable[..., list[Effect]]
ANYWHERE: dict[str, Answer] = {
    "go": ways.go,
    "hash": ways.hash_,
    "resume": ways.resume,
    "enter": ways.enter,
    "command": ways.command,
    "no_code": ways.no_code,
    "minds": ways.minds,
    "files": ways.files,
    "load": ways.load,
    "away": ways.away,
    "elsewhere": ways.elsewhere,
    "take_over": ways.take_over,
    "let_be": ways.let_be,
    "setting": choose.setting,
    "stored": keep.stored,
    "export_originals": keep.export_originals,
}
GAME: dict[str, Answer] = {  # wherever one is
    "export": keep.export,
    "report": keep.report,
    "language": news.hush,
    "thought": pace.thought,
    "advised": advice.advised,
}
OVER = (
    "open",
    "about",
    "cancel",
    "i_am",
    "advice",
)  # what a sheet lets through: cards and bots wait below it
TABLE: dict[str, Answer] = {  # only at the table
    "tap": play.tap,
    "move": play.move,
    "yes": play.yes,
    "undo": play.undo,
    "restart": play.restart,
    "i_am": play.i_am,
    "bot": pace.bot,
    "slow": pace.slow,
    "card": pace.card,
    "next": pace.next_,
    "skip": pace.skip,
    "pause": pace.pause,
    "open": layout.open_,
    "about": layout.about,
    "advice": advice.advice,
    "cancel": layout.cancel,
    "drawer": layout.drawer,
    "peek": layout.peek,
    "put": layout.put,
    "recapped": layout.recapped,
    "earlier": layout.earlier,
    "rewind": rewind.rewind,
    "now": rewind.now,
    "step": rewind.step,
    "replay": rewind.replay,
    "tick": rewind.tick,
    "beat": ending.beat,
    "reveal": ending.reveal,
    "aside": ending.aside,
    "again": ways.again,
    "play_on": ways.play_on,
}
