"""The sheet of the keys, and of what fingers can do."""

from ..face import Scene
from ..keys import table
from ..model import Model
from ..node import Node, dd, div, dl, dt, kbd
from ..sitting import Sitting
from ..words import _
from .panel import panel


def keys(model: Model, sitting: Sitting, scene: Scene) -> Node:
    return panel(
        _("Keys"),
        dl(class_="keys")[[div[dt[[kbd[key] for key in row.shown]], dd[row.words]] for row in table()]],
    )
