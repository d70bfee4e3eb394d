"""What is seen of a scoring."""

import re

from engine import GAMES, Match, Move, Seat
from ui.app import update, view

from ...engine.clans.table import last, set_up, table
from ..markup import spoken
from ..positions import held
from ..table import tap_a_move


def test_points_fly_colour_by_colour_then_the_crests_go_on_then_the_tile_is_turned_up() -> None:
    clans = ("YYYYBBBG cattle free", "YYYYG cattle cattle", "YYYYB free")
    seats = [Seat("Freya", "greedy"), Seat("Jack", "greedy"), Seat("Ivy")]
    game = Match(GAMES["clans"], seats, {"first": "1"}, 7)
    model = held(set_up(game, last(table(*clans, points=(29, 20, 10), turn=2))))
    update(model, "setting", "motion", "brisk")
    tap_a_move(model, Move("end"))
    page = str(view(model))
    told = spoken(page.split('id="prompt"')[1].split("</p>")[0].partition(">")[2])
    assert told.endswith("…")
    assert len(told) < 150
    gains = re.findall(r'data-to="points-\d" data-at="([\d.]+)".*?cube-(\w+)', page)
    colours = [colour for _at, colour in gains]
    assert len({*colours}) == 3
    assert colours == sorted(colours, key=["green", "red", "blue"].index)
    rides = {float(at) for at in re.findall(r'data-rides="crest-\d" data-at="([\d.]+)"', page)}
    (begins,) = rides
    assert begins > max(float(at) for at, _colour in gains)
    last_green = max(float(at) for at, colour in gains if colour == "green")
    assert min(float(at) for at, colour in gains if colour == "red") == last_green + 1
    assert float(re.findall(r'data-from="supply"[^>]*data-at="([\d.]+)"', page)[0]) > begins
