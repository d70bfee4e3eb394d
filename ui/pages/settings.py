"""The settings: the same in lobby, set-up and the menu of the table. The page's own scripts store them."""

from collections.abc import Mapping

from ..node import Node, div, input_, label, span
from ..parts.speeds import dealing, speeds
from ..settings import LETTERS, LOOKS, TEXT, Settings
from ..words import _
from .choice import choice
from .sides import sides
from .switch import switch


def settings(chosen: Settings, *, deals: bool = True, hides: bool = True, people: int = 1) -> Node:
    """`deals`: cards are dealt one by one; `hides`: what all see is hidden again; `people`: who sit around
    the screen."""
    lights = {"": _("As the device"), "light": _("Day table"), "dark": _("Evening table")}
    return div(class_="settings")[
        _choice("speed", _("Speed of the bots"), {**speeds(), "off": _("At once")}, chosen.speed),
        deals and _choice("deal", _("Dealing"), dealing(), chosen.deal),
        _choice("motion", _("Animations"), {**speeds(), "off": _("Off")}, chosen.motion),
        hides and _choice("look", _("A last look before it is covered"), looks(), chosen.look),
        _choice("theme", _("Theme"), lights, chosen.theme),
        _choice("text", _("Text size"), sizes(), chosen.text),
        switch("full", _("Full screen"), chosen.full),  # shown only where the browser allows it
        switch("sound", _("Sound"), chosen.sound),
        _slider("volume", _("Volume"), chosen.volume),
        switch(
            "aloud", _("Read aloud what is to be done"), chosen.aloud
        ),  # only where the device has a voice
        switch("confirm", _("Ask before what cannot be undone"), chosen.confirm),
        letters(chosen.letters),
        people > 1 and sides(chosen.across),
    ]


def letters(chosen: str) -> Node:
    """Also on the sheet of the keys."""
    offered = dict(zip(LETTERS, (_("on"), _("with Alt"), _("off")), strict=True))
    return _choice("letters", _("Single-letter keys"), offered, chosen)


def looks() -> dict[str, str]:
    return dict(zip(LOOKS, (_("None"), _("One second"), _("Three seconds")), strict=True))


def sizes() -> dict[str, str]:
    return dict(zip(TEXT, (_("Normal"), _("Large"), _("Very large")), strict=True))


def _choice(name: str, words: str, choices: Mapping[str, str], chosen: str) -> Node:
    return label(class_="field")[span[words], choice(choices, chosen, data_setting=name)]


def _slider(name: str, words: str, chosen: int) -> Node:
    slider = input_(type="range", min=0, max=100, step=10, value=chosen, data_setting=name)
    return label(class_="field")[span[words], slider]
