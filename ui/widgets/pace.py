"""How fast cards fall and bots play, while they do: pause, the next one, all at once."""

from ..node import Child, Node, button, div
from ..settings import SPEEDS
from ..sitting import Sitting
from ..words import _
from .act import act
from .icon import icon


def pace(sitting: Sitting, speed: str) -> Child:
    """Nothing while a person decides."""
    if sitting.dealing:
        return (
            _speeds(speed),
            div(class_="acts")[
                SPEEDS[speed].card is not None and _pause(sitting),
                act("i-end", _("All at once"), "skip", id="skip"),
                act("i-next", _("Next card"), "next", id="on", kind="btn--go"),
            ],
        )
    if sitting.waiting:
        return div(class_="acts")[
            _pause(sitting), act("i-next", _("Skip to my turn"), "skip", id="skip-bots", kind="btn--go")
        ]
    return None


def _pause(sitting: Sitting) -> Node:
    symbol, words = ("i-play", _("Go on")) if sitting.pace.paused else ("i-pause", _("Pause"))
    return button(
        type="button", class_="btn", id="pause", data_do="pause", aria_label=words, aria_keyshortcuts="p"
    )[icon(symbol)]


def _speeds(speed: str) -> Node:
    words = {"off": _("By hand"), "calm": _("Calm"), "brisk": _("Brisk"), "fast": _("Fast")}
    return div(class_="speeds", role="group", aria_label=_("Speed"))[
        [
            button(
                type="button",
                data_setting="speed",
                value=name,
                aria_pressed="true" if name == speed else "false",
            )[said]
            for name, said in words.items()
        ]
    ]
