"""What a person chooses for all games: the settings."""

from .model import Effect, Model
from .table.clock import due


def setting(model: Model, name: str, value: str) -> list[Effect]:
    """In the lobby, the menu or the strip; with a new speed the clock is set anew."""
    before = model.settings.bot, model.settings.card
    model.settings.set(name, value)
    at_table = model.screen == "table" and model.sitting
    if not at_table or at_table.layout.sheet or (model.settings.bot, model.settings.card) == before:
        return []  # below a sheet nothing goes on until it is put away
    return due(model, at_table)
