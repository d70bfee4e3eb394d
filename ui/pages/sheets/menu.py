"""The menu of the table: what becomes of the game, settings, and ways out."""

from ...model import Model
from ...node import Node, div
from ...parts.act import act
from ...parts.panel import panel
from ...scene import Scene
from ...table.sitting import Sitting
from ...words import _
from ..languages import tongues
from ..settings import settings


def draw(model: Model, sitting: Sitting, scene: Scene) -> Node:
    face, people = sitting.face, len(sitting.seating.people)
    can_give_up = people and not (model.host or sitting.guide or sitting.match.over)
    return panel(
        _("Menu"),
        div(class_="buttons")[
            not model.host and act("i-plus", _("New game"), f"go new:{sitting.match.game.key}"),
            bool(can_give_up) and act("i-end", _("Give up"), "open giving_up"),
            act("i-log", _("Read the table"), "open read"),
            act("i-play", _("Watch the replay"), f"go replay:{sitting.mark}"),
            act("i-share", _("Share the game"), f"go share:{sitting.mark}"),
            act("i-copy", _("Keep the game as a file"), "export"),
            act("i-home", _("Back to the lobby"), "go home"),
        ],
        settings(model.settings, deals=bool(face.deal), hides=bool(face.hides), people=people),
        tongues("choices"),
    )
