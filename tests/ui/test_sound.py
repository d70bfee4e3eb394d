"""What can be heard: only what the seat that looks can see, and nothing until it is switched on."""

import re

import pytest

from assets.packing.work import ROOT
from engine import Event, Record
from ui.app import update
from ui.games import FACES
from ui.model import Effect, Model
from ui.table.bots import waiting

from .table import at_table, bots, call, deal, match, sitting, to_turn

RECORDS = ROOT / "tests" / "records"


def sounds(effects: list[Effect]) -> list[str]:
    return [name for effect in effects if effect[0] == "sound" for name in effect[1:]]


def loud(people: int = 1, seats: int = 3, speed: str = "off") -> Model:
    model = at_table(people=people, seats=seats, speed=speed)
    update(model, "setting", "sound", "yes")
    return model


def test_nothing_sounds_until_it_is_switched_on() -> None:
    model = at_table()
    assert sounds(update(model, "move", "deal")) == []
    update(model, "setting", "sound", "rubbish")
    assert sounds(update(model, "card", 1)) == []


def test_every_card_that_falls_sounds() -> None:
    model = loud(speed="brisk")
    assert sounds(update(model, "move", "deal")) == ["card"]
    assert sounds(update(model, "card", 1)) == ["card"]
    assert sounds(update(model, "card", 1)) == []  # an old timer


def test_a_journey_and_a_refusal_sound() -> None:
    model = loud()
    to_turn(model)
    assert sounds(update(model, "tap", "nowhere")) == ["no"]
    routes = [move for move in match(model).legal() if move.kind in ("route", "feedroute")]
    assert sounds(update(model, "move", *routes[0]))[0] == "cart"
    assert sounds(update(model, "undo")) == []


def test_the_turn_of_a_person_sounds() -> None:
    model = loud()
    deal(model)
    heard: list[str] = []
    while waiting(sitting(model)):
        heard += sounds(call(model))
    assert heard.count("turn") == 1
    assert heard[-1] == "turn"


def test_the_end_sounds() -> None:
    model = loud(people=0, seats=2)
    heard: list[str] = []
    while not match(model).over:
        update(model, "skip")
        heard += sounds(call(model))
    bots(model)
    assert heard.count("end") == 1
    assert {"cart", "good", "delivery", "card"} <= set(heard)


@pytest.mark.parametrize(("only", "heard"), [((1,), False), ((0,), True), (None, True)])
def test_what_only_another_seat_may_know_is_silent(only: tuple[int, ...] | None, heard: bool) -> None:
    model = loud()
    to_turn(model)
    match(model).state.tell("deliver", 1, "elgin", "x", 0, only=only)  # with the move that comes now
    route = next(move for move in match(model).legal() if move.kind in ("route", "feedroute"))
    assert sounds(update(model, "move", *route)) == ["delivery", "cart"][not heard :]


def test_coming_to_the_table_is_silent() -> None:
    model = loud()
    deal(model)
    update(model, "go", "home")
    assert sounds(update(model, "go", "table")) == []


@pytest.mark.parametrize("key", FACES)
def test_every_sound_of_a_game_is_there_and_is_heard(key: str) -> None:
    heard = set(FACES[key].events.sounds.values())
    made = re.findall(r"^ +(\w+): \[\[", (ROOT / "assets" / "boot" / "sound.js").read_text(), re.M)
    games = [Record.read(file.read_text()).replay() for file in (RECORDS / key).glob("*.rec")]
    kinds = {event.kind for match in games for events in match.events for event in events}
    named = {FACES[key].sound(Event(kind)) for kind in (*kinds, "nonsense")}
    assert named - {""} == heard
    assert {*heard, "card", "no", "turn", "end"} <= set(made)
    assert FACES[key].sound(Event("hand")) == ""
