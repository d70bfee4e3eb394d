"""The form of a new game, and what tests do there."""

from engine import Match
from ui.app import update
from ui.model import Effect, Model
from ui.pages.new.page import Page
from ui.pages.new.setup import Setup

from .table import match


def form(game: str) -> Model:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", f"new:{game}")
    return model


def chosen(model: Model) -> Setup:
    assert isinstance(model.page, Page)
    return model.page.chosen


def started(model: Model) -> Match:
    update(model, "start")
    return match(model)


def kept(effects: list[Effect], key: str) -> str:
    (text,) = [effect[2] for effect in effects if effect[:2] == ("keep", key)]
    return str(text)


def next_time(text: str, game: str) -> Model:
    """A page that remembers this."""
    later = Model(draw_seed=lambda: 9, remembered=text)
    assert ("forget", "setup") not in update(later, "go", f"new:{game}")
    return later
