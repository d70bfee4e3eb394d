"""What keys and clocks send may arrive anywhere: nobody is told of an error for it."""

import re
from functools import partial
from itertools import count
from pathlib import Path

import pytest

import ui
from ui.app import update, view
from ui.keys import SENDS
from ui.model import STALE, Model
from ui.page import PAGES
from ui.words import LANGUAGES

from .places import CLOCKS, ROOMS, rooms
from .shelf import ENDED, lying
from .table import sealed, sitting
from .toy.table import at_toy

pytestmark = pytest.mark.usefixtures("toy")


def at(place: str) -> Model:
    model = at_toy()
    model.draw_seed = partial(next, count(8))
    update(model, "tap", "die")
    for message in rooms("toy", "rules-2", "turn", lying(ENDED))[place]:
        update(model, *message)  # type: ignore[arg-type]
    return model


@pytest.mark.parametrize("place", ["new:toy", "rules:toy", "library", "home"])
def test_each_place_is_seen_from_its_top(place: str) -> None:
    model = at_toy()
    effects = update(model, "go", place)
    assert ("top",) in effects
    assert effects.index(("top",)) < next(at for at, effect in enumerate(effects) if effect[0] == "focus")
    assert ("top",) not in update(model, "setting", "sound", "yes")


def test_every_room_and_every_clock_is_asked() -> None:
    assert {place.partition(",")[0] for place in ROOMS} == {"table", "home", *PAGES}
    files = Path(ui.__file__).parent.rglob("*.py")
    called = [re.findall(r'"later",.*?"(\w+)"', file.read_text(encoding="utf-8")) for file in files]
    assert {clock for clocks in called for clock in clocks} == set(CLOCKS)


@pytest.mark.parametrize("place", ROOMS)
def test_keys_and_clocks_do_no_harm_anywhere(place: str) -> None:
    for message in [
        *(tuple(sends.split(" ")) for sends in SENDS.values() if sends != "about"),
        *CLOCKS.values(),
    ]:
        model = at(place)
        update(model, *message)
        view(model)


@pytest.mark.parametrize("place", ["new", "library", "share", "statistics", "rules"])
def test_a_room_can_be_read_in_another_language_and_another_light(place: str) -> None:
    told = str(view(at(place)))
    assert re.findall(r'data-language="(\w+)"', told) == [*LANGUAGES]
    assert "data-lamp" in told


def test_a_clock_of_a_demo_rings_for_nobody_at_the_table_and_the_other_way_round() -> None:
    model = at("rules")
    (clock,) = [effect for effect in [*update(model, "run"), *update(model, "run")] if effect[0] == "later"]
    update(model, "try", "1")
    assert model.screen == "table"
    moves = len(sitting(model).match.moves)
    assert update(model, *clock[2:]) == []
    assert (len(sitting(model).match.moves), sitting(model).rewind.at) == (moves, None)
    model = at("table")
    (clock,) = [effect for effect in update(model, "replay") if effect[0] == "later"]
    update(model, "go", "rules:toy")
    update(model, "show", "rules-2")
    before = str(view(model))
    update(model, *clock[2:])
    assert str(view(model)) == before
    update(model, "go", "replay:7")
    update(model, "slots_read", sealed(model), "")
    assert update(model, "turn", "rules-2", 0) == []
    assert STALE in update(model, *clock[2:])


def test_the_page_around_moves_no_demo_that_nobody_sees() -> None:
    model = at("embed")
    assert model.host
    before = str(model.host.draw(model))
    update(model, "go", "rules:toy")
    assert update(model, "command", '{"do": "step"}') == [STALE]
    assert update(model, "command", '{"do": "play"}') == [STALE]
    assert str(model.host.draw(model)) == before
    update(model, "go", "home")
    assert 'data-do="run"' in str(view(model))
    assert "Pause" not in str(view(model))  # its clock rang while nobody was there
