"""The live region: what happens is added once, as an element of its own, and is never said again. The page
has it before a table is laid, else nobody would listen: patch.js puts there what stands here."""

from ...node import Node, div, p
from ...scene import Scene
from ...settings import Settings
from .. import announcements
from ..sitting import Sitting


def news(sitting: Sitting, scene: Scene, settings: Settings) -> Node:
    """An element for each move: the first goes when another is added at the end, so that none is moved."""
    announced = announcements.news(sitting, scene, settings)
    return div(id="news")[[div(id=f"news-{name}")[[p[line] for line in lines]] for name, lines in announced]]
