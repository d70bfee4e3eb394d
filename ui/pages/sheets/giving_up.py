"""Somebody wants to give up: what that means is said before it is done."""

from ...model import Model
from ...node import Node, div, p
from ...parts.act import act
from ...parts.panel import panel
from ...scene import Scene
from ...table.sitting import Sitting
from ...words import _


def draw(model: Model, sitting: Sitting, scene: Scene) -> Node:
    alone = len(sitting.seating.people) == 1
    name = None if scene.looking is None else scene.names[scene.looking]
    ends = (
        _("The game ends here, and nobody has won. It stays in your library as given up.")
        if alone
        else _("The game ends here for everybody, and nobody has won. It stays in your library as given up.")
    )
    plays = (
        _("A bot plays on for you, and you watch how it ends.")
        if alone
        else name and _("A bot takes the seat of {name}, and the others play on.", name=name)
    )
    return panel(
        _("Give up?"),
        div(class_="buttons buttons--explained")[
            act("i-end", _("End the game"), "give_up", id="give-up"),
            p[ends],
            plays and (act("i-people", _("Let a bot play on"), "stand_in", id="stand-in"), p[plays]),
            act("i-undo", _("Go on playing"), "cancel", kind="btn--go"),
        ],
    )
