"""A map, drawn on a sheet of 1000 x 700 units, which can be moved and enlarged."""

from ..node import Child, Part, div, svg
from ..words import _, drawn_once
from .sign import sign


def map_sheet(label: str, *layers: Child) -> Child:
    """The lowest layer comes first."""
    drawn = svg(class_="map", viewBox="0 0 1000 700", role="group", aria_label=label, data_pan=True)[layers]
    return div(class_="sheetbox", data_rove=True)[drawn], _zoom()


@drawn_once
def _zoom() -> Part:
    """Buttons beside the map, which assets/boot/pan.js shows and hears; fingers do without."""
    buttons = {
        "in": ("i-plus", _("Larger")),
        "out": ("i-minus", _("Smaller")),
        "fit": ("i-fit", _("The whole map")),
    }
    return div(class_="zoom")[
        [sign(symbol, words, data_zoom=size) for size, (symbol, words) in buttons.items()]
    ].part("zoom")
