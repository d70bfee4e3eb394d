"""The sheet of help."""

import re

import pytest

from ui.app import update, view
from ui.table.view import scene_of

from ..toy.game import TOY
from .facts import facts
from .markup import sheet
from .positions import CASES, played
from .table import sitting
from .toy.table import at_toy

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize("seats", TOY.seats)
def test_help_says_the_aim_and_how_to_play_by_touch_before_the_keys(seats: int) -> None:
    model = at_toy(seats=seats)
    update(model, "open", "help")
    said = sheet(model)
    places = [said.index(words) for words in ("The aim", "By touch", "Words of the game", "Keys", "Esc")]
    assert places == sorted(places)
    assert "Lay much, and roll high." in said


@pytest.mark.parametrize(("key", "there"), [("dealers", True), ("merchants", False)])
def test_a_map_and_the_speed_of_dealing_are_spoken_of_where_there_are_such(key: str, there: bool) -> None:
    model = played(key, 2, 6, 0)
    update(model, "open", "help")
    assert ("map can be dragged" in sheet(model)) is there
    update(model, "open", "menu")
    assert ("Dealing" in sheet(model)) is there


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_whatever_can_be_asked_about_is_answered(key: str, seats: int) -> None:
    asked: set[str] = set()
    for moves in range(0, 160, 5):
        model = played(key, seats, 6, moves, people=seats)
        page = str(view(model))
        here = sitting(model)
        names = set(re.findall(r'data-(?:about|tap)="([^"]+)"|data-do="about ([^"]+)"', page))
        asked |= {name for pair in names for name in pair if name}
        for name in [*asked, *here.face.help.topics]:
            told = here.face.help.about(name, scene_of(here))
            assert told, name
            assert told.title
            assert all(told.text)
            assert all(here.face.help.about(more, scene_of(here)) for more in told.more)
    assert facts(key).asked <= asked
