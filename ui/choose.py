"""What a person chooses: the seats and options of a new game, and the settings."""

from typing import Any

from .model import Effect, Model
from .pace import due


def field(model: Model, name: str, value: Any) -> list[Effect]:
    """In the form of the set-up."""
    model.setup.set(name, value)
    return []


def shift(model: Model, seat: str, step: str) -> list[Effect]:
    """A seat changes places with its neighbour; the finger or the focus goes with it."""
    there = model.setup.shift(int(seat), int(step))
    return [("focus", f"{'up' if int(step) < 0 else 'down'}-{there}")]


def mix(model: Model) -> list[Effect]:
    model.setup.mix(model.draw_seed())
    return []


def setting(model: Model, name: str, value: str) -> list[Effect]:
    """In the lobby, the menu or the strip; with a new speed the clock is set anew."""
    before = model.settings.bot, model.settings.card
    model.settings.set(name, value)
    at_table = model.screen == "table" and model.sitting
    if not at_table or at_table.layout.sheet or (model.settings.bot, model.settings.card) == before:
        return []  # below a sheet nothing goes on until it is put away
    return due(model, at_table)
