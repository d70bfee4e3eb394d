"""The menu of the table: settings, which the lobby has too and whose script stores them, and ways out."""

from ...model import Model
from ...node import Node, div, label, span
from ...parts.act import act
from ...parts.choice import choice
from ...parts.languages import tongues
from ...parts.panel import panel
from ...parts.sides import sides
from ...parts.switch import switch
from ...scene import Scene
from ...words import _
from ..sitting import Sitting
from .clock import cards, speeds


def menu(model: Model, sitting: Sitting, scene: Scene) -> Node:
    chosen = model.settings
    paces = {**speeds(), "off": _("At once")}
    lights = {"": _("As the device"), "light": _("Day table"), "dark": _("Evening table")}
    return panel(
        _("Menu"),
        _field(_("Speed of the bots"), choice(paces, chosen.speed, data_setting="speed", id="set-speed")),
        sitting.face.deal
        and _field(_("Dealing"), choice(cards(), chosen.deal, data_setting="deal", id="set-deal")),
        _field(_("Light"), choice(lights, chosen.theme, data_setting="theme", id="set-theme")),
        switch("confirm", _("Ask before what cannot be undone"), chosen.confirm),
        switch("sound", _("Sound"), chosen.sound),
        switch("letters", _("Single-letter keys"), chosen.letters),
        len(sitting.seating.people) > 1 and sides(chosen.across),
        tongues("choices"),
        div(class_="ways")[
            act("i-log", _("Read the table"), "open read"),
            act("i-play", _("Watch the replay"), f"go replay:{sitting.mark}"),
            act("i-share", _("Share the game"), f"go share:{sitting.mark}"),
            act("i-copy", _("Keep the game as a file"), "export"),
            act("i-home", _("Back to the lobby"), "go home"),
        ],
    )


def _field(words: str, control: Node) -> Node:
    return label(class_="field")[span[words], control]
