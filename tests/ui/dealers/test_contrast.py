"""What is drawn on the map can be told from what lies below it, in both themes."""

import re
from itertools import product
from pathlib import Path

import pytest

from engine.games.dealers.tables import COLOURS, GOODS, KINDS
from ui.games.dealers import symbols
from ui.node import div

TOKENS = (Path(__file__).parents[3] / "assets" / "css" / "tokens.css").read_text(encoding="utf-8")
DAY, EVENING = (
    dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})\b", TOKENS[begin:end]))
    for begin, end in (
        (TOKENS.index('[data-theme="light"]'), TOKENS.index('\n[data-theme="dark"]')),
        (TOKENS.index('\n[data-theme="dark"]'), len(TOKENS)),
    )
)
THEMES = {"day": DAY, "evening": {**DAY, **EVENING}}
TEXT, DRAWING = 4.5, 3.0  # WCAG 1.4.3 and 1.4.11

# what lies on what, and how much they must differ
SEEN = [
    *product(KINDS, ["map", "map-2"], [DRAWING]),
    *product(["bridge", "ferry"], ["water"], [DRAWING]),  # no other road crosses water
    *product(["ink"], ["plate", "glow-wash"], [TEXT]),
    ("card-ink", "card-cream", TEXT),  # initials on carts
    *product(["map-ink"], ["map", "plate"], [DRAWING]),
    *product(["glow-line"], ["map"], [DRAWING]),
    *product(["chip-ink"], GOODS, [DRAWING]),
    *product(["card-cream"], [colour for colour in COLOURS if colour != "yellow"], [DRAWING]),
]


def light(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("above", "below", "least"), SEEN)
def test_it_can_be_told_apart(theme: str, above: str, below: str, least: float) -> None:
    colours = THEMES[theme]
    assert contrast(colours[above], colours[below]) >= least


def test_goods_differ_without_their_colours() -> None:
    """Six silhouettes, no two of which are the same drawing."""
    page = str(div[symbols()])
    drawn = [re.search(rf'<symbol id="chip-{good}".* d="([^"]+)"', page) for good in GOODS]
    assert all(drawn)
    assert len({found[1] for found in drawn if found}) == len(GOODS)
