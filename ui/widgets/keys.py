"""The sheet of the keys, and of what fingers can do."""

from ..face import Scene
from ..model import Model
from ..node import Node, dd, div, dl, dt, kbd
from ..sitting import Sitting
from ..words import _
from .panel import panel


def keys(model: Model, sitting: Sitting, scene: Scene) -> Node:
    known = [
        (("Tab",), _("to the map, the hand, the piles, the seats, the log")),
        (("←", "→", "↑", "↓"), _("from thing to thing inside")),
        (("Home", "End"), _("to the first and the last")),
        (("PgUp", "PgDn"), _("to what can be tapped now, wherever it lies")),
        (("Enter",), _("tap what has the focus")),
        (("Esc",), _("let go, close a sheet")),
        (("Ctrl", "Z"), _("undo")),
        (("i",), _("what is this? Also a long press or the right button")),
        (("r",), _("the table in words")),
        (("?",), _("this sheet")),
    ]
    return panel(
        _("Keys"),
        dl(class_="keys")[[div[dt[[kbd[key] for key in pressed]], dd[words]] for pressed, words in known],],
    )
