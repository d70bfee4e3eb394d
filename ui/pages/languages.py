"""The languages to choose from; the lobby has these buttons too, and its script hears them."""

from ..node import Node, div
from ..parts.toggle import toggle
from ..words import LANGUAGES, _, language


def tongues(kind: str) -> Node:
    return div(class_=kind, role="group", aria_label=_("Language"))[[_tongue(name) for name in LANGUAGES]]


def _tongue(name: str) -> Node:
    return toggle(name == language(), name.upper(), data_language=name, lang=name)
