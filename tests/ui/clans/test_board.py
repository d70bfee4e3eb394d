"""What is sent to the page of a board that has changed."""

import re

from engine import GAMES, Match, Move, Seat
from ui.app import view
from ui.model import Model
from ui.node import render

from ...engine.clans.table import match, set_up, table
from ..positions import held
from ..table import tap_a_move


def test_after_an_action_only_what_it_changed_is_sent() -> None:
    clans = ("YYYYBB cattle free", "YYYYGG cattle free", "YYYYB castle")
    seats = [Seat("Freya"), Seat("Jack", "greedy"), Seat("Ivy", "greedy")]
    game = Match(GAMES["clans"], seats, {"first": "1"}, 7)
    model = held(set_up(game, table(*clans, drawn="YBBGRR")))
    before = view(model)
    assert before
    whole, sent = render(before)
    tap_a_move(model, Move("piper"))
    after = view(model)
    assert after
    changed, _sent = render(after, sent)
    for name in (
        "land",
        "track-0",
        "track-26",
        "seat-1",
        "seat-2",
        "court-0-yellow",
        "lot-0-0",
        "action-cattle",
    ):
        assert f'id="{name}" data-same' in changed, name
    for name in ("court-0-blue", "action-piper"):
        assert f'id="{name}" data-same' not in changed, name
    assert len(changed) < len(whole) / 3


def lit(model: Model) -> dict[str, list[str]]:
    """The drawn cubes that can still be used, and those that cannot."""
    cubes = re.findall(r'<li class="is-(\w+)">.*?id="cube-(\w+)-\d"', str(view(model)))
    return {kind: [colour for each, colour in cubes if each == kind] for kind in ("usable", "idle")}


def test_drawn_cubes_that_an_action_can_take_are_lit() -> None:
    clans = ("YYYY cattle free", "YYYYGG cattle free", "YYYYB castle")
    model = held(set_up(match(), table(*clans, drawn="YBBGRR")))
    assert lit(model) == {"usable": ["yellow", "blue", "blue", "green", "red", "red"], "idle": []}
    tap_a_move(model, Move("cattle"))  # no estate is free now: a red cube can only buy one
    assert lit(model)["idle"] == []
    tap_a_move(model, Move("warrior"))
    assert lit(model) == {"usable": [], "idle": ["blue", "blue", "green", "red"]}


def test_nobody_else_s_cubes_are_lit() -> None:
    clans = ("YYYY cattle free", "YYYYGG cattle free", "YYYYB castle")
    game = match()
    model = held(set_up(game, table(*clans, turn=1)))
    assert lit(model)["usable"]
    assert model.sitting
    game.seats = (Seat("Freya"), Seat("Jack", "greedy"), Seat("Ivy", "greedy"))
    model.sitting.seating.holder = 0
    assert lit(model) == {"usable": [], "idle": []}
