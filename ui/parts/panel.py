"""A sheet that lies over the table until it is put away; the table below rests."""

from ..node import Child, Node, div, h2, header, section
from ..words import _
from .sign import sign


def panel(title: str, *content: Child) -> Node:
    return div(class_="over")[
        section(
            class_="sheet panel", id="panel", role="dialog", aria_modal="true", aria_label=title, tabindex=-1
        )[
            header[
                h2[title],
                sign("i-close", _("Close"), data_do="cancel"),
            ],
            content,
        ]
    ]
