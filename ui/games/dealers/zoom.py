"""The map can be moved and enlarged: buttons beside it, which pan.js shows and hears, or fingers."""

from ...node import Part, div
from ...parts.sign import sign
from ...words import _, drawn_once


@drawn_once
def zoom() -> Part:
    ways = {
        "in": ("i-plus", _("Larger")),
        "out": ("i-minus", _("Smaller")),
        "fit": ("i-fit", _("The whole map")),
    }
    return div(class_="zoom")[
        [sign(symbol, words, data_zoom=way) for way, (symbol, words) in ways.items()]
    ].part("zoom")
