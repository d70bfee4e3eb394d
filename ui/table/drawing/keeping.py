"""A game that goes on is to be kept as a file: what that tells is said before."""

from ...model import Model
from ...node import Node, div, p
from ...parts.act import act
from ...parts.panel import panel
from ...scene import Scene
from ...words import _
from ..sitting import Sitting


def keeping(model: Model, sitting: Sitting, scene: Scene) -> Node:
    return panel(
        _("Keep the game as a file"),
        div(class_="buttons buttons--explained")[
            p[_("The file holds the secrets of all hands.")],
            act("i-copy", _("Keep the file all the same"), "export sure", id="sure"),
            act("i-undo", _("Go on playing"), "cancel", kind="btn--go"),
        ],
    )
