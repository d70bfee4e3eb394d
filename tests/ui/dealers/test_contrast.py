"""What is drawn on the map can be told from what lies below it, in both themes."""

import re
from itertools import product

import pytest

from engine.games.dealers.tables import COLOURS, GOODS, KINDS
from ui.games.dealers.drawing import symbols
from ui.node import div

from ..contrast import DRAWING, TEXT, THEMES, contrast

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
