"""The situation in plain sentences, for who listens instead of looking."""

from ..face import Scene
from ..model import Model
from ..node import Child, h3, li, section, ul
from ..sitting import Sitting
from ..words import _
from .panel import panel


def read(model: Model, sitting: Sitting, scene: Scene) -> Child:
    return panel(
        _("The table in words"),
        [
            section(class_="chapter")[h3[title], ul[[li[line] for line in lines]]]
            for title, lines in sitting.face.read(scene)
        ],
    )
