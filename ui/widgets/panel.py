"""A sheet that lies over the table until it is put away; the table below rests."""

from ..node import Child, Node, button, div, h2, header, section
from ..words import _
from .icon import icon


def panel(title: str, *content: Child) -> Node:
    close = _("Close")
    return div(class_="over")[
        section(
            class_="sheet panel", id="panel", role="dialog", aria_modal="true", aria_label=title, tabindex=-1
        )[
            header[
                h2[title],
                button(type="button", class_="btn", data_do="cancel", aria_label=close)[icon("i-close")],
            ],
            content,
        ]
    ]
