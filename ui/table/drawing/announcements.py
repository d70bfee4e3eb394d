"""The live region: what happens is added once, as an element of its own, and is never said again."""

from ...node import Node, div, p
from .. import announcements
from ..sitting import Sitting


def news(sitting: Sitting) -> Node:
    """An element for each move: the first goes when another is added at the end, so that none is moved."""
    return div(class_="hide", id="news", role="status", aria_live="polite", aria_atomic="false")[
        [div(id=f"news-{name}")[[p[line] for line in lines]] for name, lines in announcements.news(sitting)]
    ]
