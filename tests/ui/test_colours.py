"""The five seats: a colour and a shape each, the same in code, page, styles and scripts."""

import json
import re

import pytest

from assets.packing.work import ROOT
from ui.parts.seat import COLOURS, colour, shape

from .contrast import TEXT, THEMES, contrast

PAGE = (ROOT / "index.html").read_text(encoding="utf-8")
KIT = (ROOT / "assets" / "css" / "kit.css").read_text(encoding="utf-8")


def test_each_has_a_shape_of_its_own() -> None:
    """So that they can be told apart without their colours."""
    drawn = dict(re.findall(r'<symbol id="seat-(\w+)" viewBox="0 0 24 24">(.*?)</symbol>', PAGE))
    assert tuple(drawn) == COLOURS
    assert len({*drawn.values()}) == len(COLOURS)
    assert len({shape(name).removeprefix(colour(name)) for name in COLOURS}) == len(COLOURS)


def test_each_has_its_colours_in_the_styles() -> None:
    assert tuple(re.findall(r"\.seat-(\w+) \{ --seat: var\(--\1\); --on: var\(--on-\1\); \}", KIT)) == COLOURS


def test_the_scripts_of_the_lobby_know_them_all() -> None:
    scripts = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "assets" / "boot").glob("*.js"))
    (known,) = re.findall(r"\bSHAPES = (\[.*?\]);", scripts)
    assert tuple(json.loads(known)) == COLOURS


@pytest.mark.parametrize("theme", THEMES)
def test_the_initial_can_be_read_on_each(theme: str) -> None:
    tokens = THEMES[theme]
    faint = [name for name in COLOURS if contrast(tokens[name], tokens[f"on-{name}"]) < TEXT]
    assert faint == []
