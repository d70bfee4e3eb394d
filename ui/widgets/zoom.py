"""Buttons beside a drawing that can be moved and enlarged; pan.js shows and hears them."""

from ..node import Node, button, div
from ..words import _
from .icon import icon


def zoom() -> Node:
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
    ]
