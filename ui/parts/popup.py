"""What more can be done here: a small sheet that the browser itself opens and closes."""

from ..node import Child, Node, button, div, h2, header
from ..words import _
from .icon import icon
from .sign import sign


def popup(name: str, title: str, *content: Child) -> Node:
    return div(class_="popup panel", id=name, popover="auto", role="group", aria_label=title)[
        header[
            h2[title],
            sign("i-close", _("Close"), popovertarget=name, popovertargetaction="hide"),
        ],
        content,
    ]


def opener(name: str, symbol: str, words: str) -> Node:
    """The button beside it."""
    return button(type="button", class_="btn", popovertarget=name)[icon(symbol), words]
