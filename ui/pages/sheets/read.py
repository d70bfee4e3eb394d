"""The situation in plain sentences, for who listens instead of looking."""

from importlib import import_module

from ...face import Scene
from ...model import Model
from ...node import Child, h3, li, section, ul
from ...parts.panel import panel
from ...table.sitting import Sitting
from ...words import _


def draw(model: Model, sitting: Sitting, scene: Scene) -> Child:
    words = import_module(f"...games.{sitting.match.game.key}.read", __package__)
    return panel(
        _("The table in words"),
        [
            section(class_="chapter")[h3[title], ul[[li[line] for line in lines]]]
            for title, lines in words.read(scene)
        ],
    )
