"""A table of the toy."""

from engine import HUMAN
from ui.app import update
from ui.model import Model

from ..table import bots, match, sitting


def at_toy(
    seats: int = 3, people: int = 1, speed: str = "off", confirm: str = "no", rounds: str = "2"
) -> Model:
    """A short game; the persons sit in the first seats, and the first one begins."""
    model = Model(draw_seed=lambda: 7)
    update(model, "setting", "speed", speed)
    update(model, "setting", "motion", speed)
    update(model, "setting", "confirm", confirm)
    update(model, "go", "new:toy")
    update(model, "set", "count", str(seats))
    for seat in range(seats):
        update(model, "set", f"player-{seat}", HUMAN if seat < people else "greedy")
    update(model, "set", "option-first", "1")
    update(model, "set", "option-rounds", rounds)
    update(model, "start")
    return model


def to_round(model: Model, number: int = 2) -> None:
    """The persons end their turns until it begins, and the bots have played; the first seat decides."""
    while (match(model).state.round, match(model).seat) != (number, 0):
        if sitting(model).covered:
            update(model, "i_am")
        if match(model).seat in sitting(model).seating.people:
            update(model, "move", "end")
        bots(model)
