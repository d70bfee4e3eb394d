"""The languages to choose from; the lobby has these buttons too, and its script hears them."""

from ..node import Node, button, div
from ..words import LANGUAGES, _, language


def tongues(kind: str) -> Node:
    return div(class_=kind, role="group", aria_label=_("Language"))[[_tongue(name) for name in LANGUAGES]]


def _tongue(name: str) -> Node:
    return button(
        type="button",
        class_="btn",
        data_language=name,
        lang=name,
        aria_pressed="true" if name == language() else "false",
    )[name.upper()]
