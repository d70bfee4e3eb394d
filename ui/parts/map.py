"""A map on a sheet of 1000 x 700 units, and what moves and enlarges a drawing where it is too small."""

from collections.abc import Iterable, Sequence

from ..node import Child, Node, Part, circle, div, path, rect, svg
from ..words import _, drawn_once
from .sign import sign

Point = tuple[float, float]


def map_sheet(label: str, *layers: Child, small: Child = None) -> Child:
    """The lowest layer comes first. `small`: the small map of the whole."""
    drawn = svg(class_="map", viewBox="0 0 1000 700", role="group", aria_label=label, data_pan=True)[layers]
    return div(class_="sheetbox", data_rove=True)[drawn], small, zoom()


def small_map(places: Iterable[Point], reach: Sequence[Point], here: Iterable[tuple[str, Point]]) -> Node:
    """All places, those that can be reached in gold, and the pieces with the colours of their seats.
    assets/boot/pan.js frames the part that is in sight, and goes where it is tapped."""
    return svg(class_="atlas", viewBox="0 0 1000 700", aria_hidden="true", data_mini=True)[
        rect(width=1000, height=700),
        path(class_="dots", d=_dots(places)),
        path(class_="dots is-reachable", d=_dots(reach)),
        [circle(class_=f"seat-{colour}", cx=x, cy=y, r=42) for colour, (x, y) in here],
        rect(class_="view", width=1000, height=700),
    ]


def _dots(places: Iterable[Point]) -> str:
    return "".join(f"M{x} {y}h0" for x, y in places)


@drawn_once
def zoom() -> Part:
    """Buttons beside the map, which assets/boot/pan.js shows and hears; fingers do with the last one."""
    buttons = {
        "in": ("i-plus", _("Larger")),
        "out": ("i-minus", _("Smaller")),
        "fit": ("i-fit", _("The whole map")),
    }
    return div(class_="zoom")[
        [sign(symbol, words, data_zoom=size) for size, (symbol, words) in buttons.items()]
    ].part("zoom")
