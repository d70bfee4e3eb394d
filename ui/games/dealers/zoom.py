"""Buttons beside a drawing that can be moved and enlarged; pan.js shows and hears them."""

from ..node import Part, div
from ..words import _, drawn_once
from .sign import sign


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
