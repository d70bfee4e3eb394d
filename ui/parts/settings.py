"""The settings: the same in lobby, set-up and the menu of the table. The page's own scripts store them."""

from collections.abc import Mapping

from ..node import Node, div, input_, label, span
from ..settings import LETTERS, TEXT, Settings
from ..words import _
from .choice import choice
from .sides import sides
from .switch import switch


def settings(chosen: Settings, *, deals: bool = True, people: int = 1) -> Node:
    """`deals`: cards are dealt one by one; `people`: who sit around the screen."""
    lights = {"": _("As the device"), "light": _("Day table"), "dark": _("Evening table")}
    return div(class_="settings")[
        _choice("speed", _("Speed of the bots"), {**speeds(), "off": _("At once")}, chosen.speed),
        deals and _choice("deal", _("Dealing"), dealing(), chosen.deal),
        _choice("motion", _("Animations"), {**speeds(), "off": _("Off")}, chosen.motion),
        _choice("theme", _("Theme"), lights, chosen.theme),
        _choice("text", _("Text size"), sizes(), chosen.text),
        switch("full", _("Full screen"), chosen.full),  # shown only where the browser allows it
        switch("sound", _("Sound"), chosen.sound),
        _slider("volume", _("Volume"), chosen.volume),
        switch("confirm", _("Ask before what cannot be undone"), chosen.confirm),
        letters(chosen.letters),
        people > 1 and sides(chosen.across),
    ]


def letters(chosen: str) -> Node:
    """Also on the sheet of the keys."""
    ways = dict(zip(LETTERS, (_("on"), _("with Alt"), _("off")), strict=True))
    return _choice("letters", _("Single-letter keys"), ways, chosen)


def speeds() -> dict[str, str]:
    """Of bots and of cards."""
    return {"calm": _("Calm"), "brisk": _("Brisk"), "fast": _("Fast")}


def dealing() -> dict[str, str]:
    return {"hand": _("By hand"), **speeds()}


def sizes() -> dict[str, str]:
    return dict(zip(TEXT, (_("Normal"), _("Large"), _("Very large")), strict=True))


def _choice(name: str, words: str, choices: Mapping[str, str], chosen: str) -> Node:
    return label(class_="field")[span[words], choice(choices, chosen, data_setting=name)]


def _slider(name: str, words: str, chosen: int) -> Node:
    slider = input_(type="range", min=0, max=100, step=10, value=chosen, data_setting=name)
    return label(class_="field")[span[words], slider]
