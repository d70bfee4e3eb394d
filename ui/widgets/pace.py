"""How fast cards fall and bots play, while they do: pause, the next one, all at once."""

from ..node import Child, Node, div
from ..settings import SPEEDS
from ..sitting import Sitting
from ..words import _
from .act import act
from .sign import sign
from .toggle import toggle


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
    return sign(symbol, words, id="pause", data_do="pause", aria_keyshortcuts="p")


def speeds() -> dict[str, str]:
    """In words, but for `off`, which means another thing to cards than to bots."""
    return {"calm": _("Calm"), "brisk": _("Brisk"), "fast": _("Fast")}


def _speeds(chosen: str) -> Node:
    words = {"off": _("By hand"), **speeds()}
    return div(class_="speeds", role="group", aria_label=_("Speed"))[
        [
            toggle(name == chosen, said, kind=None, data_setting="speed", value=name)
            for name, said in words.items()
        ]
    ]
