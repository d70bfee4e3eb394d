"""The set-up of the Dealers: bots of four levels, and colours that are chosen."""

import json
import re

import pytest

from assets.packing.work import ROOT
from engine import GAMES
from ui.app import update, view
from ui.model import Model
from ui.parts.bot import TEMPO, character, face, player

from ..forms import chosen, form, kept, next_time, started


@pytest.fixture
def model() -> Model:
    return form("dealers")


def test_bots_have_faces_and_a_character(model: Model) -> None:
    sprite = (ROOT / "index.html").read_text()
    assert {name.lower() for name in TEMPO} == set(re.findall(r'<symbol id="face-([a-z]+)"', sprite))
    page = str(view(model))
    assert page.count('href="#face-jack"') == page.count('href="#face-ivy"') == 2  # the seat, its level
    assert "#face-freya" not in page
    assert "Looks at the whole turn" in page
    for game in GAMES.values():
        assert all(character(level) and player(level) != level for level in game.levels)
    assert str(face("Somebody")).count("#face-") == 1


def test_two_seats_swap_colours(model: Model) -> None:
    update(model, "set", "colour-0", "yellow")
    assert [place.colour for place in chosen(model).places] == ["yellow", "blue", "green", "red", "plum"]
    assert started(model).view(None).colours == ("yellow", "blue", "green")


def test_who_had_a_colour_that_a_game_lacks_gets_one_of_its_own(model: Model) -> None:
    told = json.loads(kept(update(model, "start"), "setup"))
    told["places"][1][2], told["places"][4][2] = "plum", "blue"
    later = next_time(json.dumps(told), "dealers")
    assert chosen(later).colours == ["red", "blue", "green", "yellow"]
    assert "seat seat-plum" not in str(view(later))
    assert started(later).view(None).colours == ("red", "blue", "green")
