"""The settings: one set of them, wherever they are."""

import re

import pytest

from assets.packing.lobby import filled
from assets.packing.work import ROOT
from ui.app import update, view
from ui.model import Model
from ui.settings import STORED, Settings

from .table import at_table

SET = r'data-setting="(\w+)"'


def drawn(model: Model) -> set[str]:
    return {*re.findall(SET, str(view(model)))}


def test_lobby_set_up_and_menu_have_the_same() -> None:
    lobby = {*re.findall(SET, filled((ROOT / "index.html").read_text(encoding="utf-8")))}
    model = at_table(people=1)
    update(model, "open", "menu")
    assert lobby == {*STORED, "full"} - {"sides"}
    assert drawn(model) == lobby - {"look"}  # the Dealers hide nothing that all have seen
    update(model, "go", "new:dealers")
    assert drawn(model) == lobby - {"look"}
    update(model, "go", "new:castle")
    assert drawn(model) == lobby - {"deal"}


@pytest.mark.parametrize(
    ("name", "told", "kept"),
    [
        ("volume", "80", 80),
        ("volume", "0", 0),
        ("volume", "900", 100),
        ("volume", "loud", 50),
        ("volume", "", 50),
        ("text", "larger", "larger"),
        ("text", "huge", ""),
        ("full", "yes", True),
    ],
)
def test_what_was_stored_is_read_as_far_as_it_makes_sense(name: str, told: str, kept: object) -> None:
    settings = Settings()
    settings.set(name, told)
    assert getattr(settings, name) == kept
