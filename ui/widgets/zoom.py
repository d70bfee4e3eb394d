"""Buttons beside a drawing that can be moved and enlarged; pan.js shows and hears them."""

from ..node import Part, button, div
from ..words import _, kept
from .icon import icon


@kept
def zoom() -> Part:
    ways = {
        "in": ("i-plus", _("Larger")),
        "out": ("i-minus", _("Smaller")),
        "fit": ("i-fit", _("The whole map")),
    }
    return div(class_="zoom")[
        [
            button(type="button", class_="btn", data_zoom=way, aria_label=words)[icon(symbol)]
            for way, (symbol, words) in ways.items()
        ]
    ].part("zoom")
