"""A table of the Dealers, and what persons and bots do there."""

import json
from dataclasses import replace
from itertools import chain
from typing import Any

from engine import Match, Move
from engine.record import write
from ui.app import update
from ui.minds.analyst import Analyst
from ui.model import Effect, Model
from ui.pages.sheets.read import chapters
from ui.saves.format import Save
from ui.settings import CARDS
from ui.table import saving as keep
from ui.table.bots import waiting
from ui.table.sitting import Sitting
from ui.table.view import scene_of

ANALYST = Analyst()


def kinds(effects: list[Effect]) -> list[str]:
    return [effect[0] for effect in effects]


def saved(effects: list[Effect]) -> Save:
    """What was saved last."""
    save: Save = [effect[2] for effect in effects if effect[0] == "save"][-1]
    return save


def sealed(model: Model, **told: Any) -> str:
    """A slot of the game as it stands, with another label."""
    label = replace(keep.label(sitting(model)), **told)
    return Save(1, label, write(match(model))).sealed()


def opened(*slots: str) -> Model:
    """A new page, with the game of these slots."""
    model = Model(draw_seed=lambda: 1)
    update(model, "resume", "5", *slots)
    return model


def at_table(
    people: int = 1, seats: int = 3, speed: str = "off", confirm: str = "no", **options: str
) -> Model:
    """A new game; the persons sit in the first seats, and the first one deals. Cards fall and things move as
    fast as bots play, or by hand and not at all where those take no time."""
    model = Model(draw_seed=lambda: 7)
    update(model, "setting", "speed", speed)
    update(model, "setting", "deal", speed if speed in CARDS else "hand")
    update(model, "setting", "motion", speed)
    update(model, "setting", "confirm", confirm)
    update(model, "go", "new:dealers")
    update(model, "set", "count", str(seats))
    for seat in range(seats):
        update(model, "set", f"player-{seat}", "human" if seat < people else "easy")
    for name, choice in {"dealer": "1", **options}.items():
        update(model, "set", f"option-{name}", choice)
    update(model, "start")
    return model


def sitting(model: Model) -> Sitting:
    assert model.sitting
    return model.sitting


def in_words(here: Sitting) -> dict[str, list[str]]:
    """The table as it is read aloud: chapters with their lines."""
    return dict(chapters(here, scene_of(here)))


def match(model: Model) -> Match:
    return sitting(model).match


def bots(model: Model) -> None:
    """Let the bots play until a person is asked, and look at no card."""
    look_away(model)
    while waiting(sitting(model)):
        call(model)
        look_away(model)


def call(model: Model) -> list[Effect]:
    """The clock rings for the bot that decides."""
    return thought(model, update(model, "bot", match(model).seed, len(match(model).moves)))


def thought(model: Model, effects: list[Effect]) -> list[Effect]:
    """What a bot is asked is thought at once."""
    for question, *back in [effect[1:] for effect in effects if effect[0] == "think"]:
        ANALYST.ask(json.dumps(question))
        while not (answer := ANALYST.step()):
            pass
        effects = [*effects, *update(model, *back, *json.loads(answer))]
    return effects


def look_away(model: Model) -> None:
    """Neither at the cards that are dealt nor at what becomes of the piles nor at those of a taken one."""
    if sitting(model).everybody_looks:
        update(model, "skip")
    update(model, "put")


def one_chose(seats: int) -> Model:
    """Two persons; the first of them to choose took the first pile, or with two seats put it away (R18)."""
    model = at_table(people=2, seats=seats)
    update(model, "i_am")
    deal(model)
    update(model, "i_am")
    update(model, "tap", "pile/1")
    return model


def tap_a_move(model: Model, move: Move) -> list[Effect]:
    """As a person would: things in turn, or a button."""
    names = sitting(model).face.taps.names(match(model).view(sitting(model).looking))
    effects: list[Effect] = []
    before = len(match(model).moves)
    for thing in chain.from_iterable(names(move)):
        if len(match(model).moves) == before and not sitting(model).choice.asked:
            effects = update(model, "tap", thing)
    if not any(names(move)):
        effects = update(model, "move", *move)
    return update(model, "yes") if sitting(model).choice.asked else effects


def deal(model: Model) -> list[Effect]:
    """And look at no card."""
    return [*update(model, "move", "deal"), *(update(model, "skip") if match(model).moves else [])]


def to_turn(model: Model) -> None:
    """Through the deal and the piles, up to the first turn of the first seat."""
    deal(model)
    while type(match(model).state.todo[-1]).__name__ != "Turn":
        bots(model)
        if (
            match(model).seat in sitting(model).seating.people
            and type(match(model).state.todo[-1]).__name__ == "Pick"
        ):
            update(model, "i_am")
            update(model, "tap", match(model).legal()[0].args[0].join(("pile/", "")))
            look_away(model)
