"""A table of the toy."""

from engine import HUMAN
from ui.app import update
from ui.model import Model


def at_toy(seats: int = 3, people: int = 1, confirm: str = "no") -> Model:
    """A short game; the persons sit in the first seats, and the first one begins."""
    model = Model(draw_seed=lambda: 7)
    update(model, "setting", "speed", "off")
    update(model, "setting", "motion", "off")
    update(model, "setting", "confirm", confirm)
    update(model, "go", "new:toy")
    update(model, "set", "count", str(seats))
    for seat in range(seats):
        update(model, "set", f"player-{seat}", HUMAN if seat < people else "greedy")
    update(model, "set", "option-first", "1")
    update(model, "set", "option-rounds", "2")
    update(model, "start")
    return model
