"""On a phone, the hand, the piles and the log share one place: the tabs of that drawer."""

from ...face import Face
from ...node import Part, nav
from ...parts.icon import icon
from ...parts.toggle import toggle
from ...words import _, drawn_once
from ..display import BESIDE

DRAWERS = ("hand", "piles", "log", BESIDE)


def tabs(face: Face, open_: str, beside: str = "", logged: bool = True) -> Part:
    """`beside`: what lies beside the board for a while; `logged`: the log can be read."""
    hand, piles = face.areas() if face.areas else (_("Hand"), _("Piles"))
    return _tabs(open_, hand, piles, beside, logged)


@drawn_once
def _tabs(open_: str, hand: str, piles: str, beside: str, logged: bool) -> Part:
    drawers = {
        "hand": ("i-hand", hand),
        "piles": ("i-chest", piles),
        **({"log": ("i-log", _("Log"))} if logged else {}),
        **({BESIDE: ("i-signpost", beside)} if beside else {}),
    }
    return nav(class_="tabs", aria_label=_("Drawers"))[
        [
            toggle(
                name == open_,
                icon(symbol),
                words,
                kind="btn btn--bar",
                id=f"tab-{name}",
                data_do=f"drawer {name}",
            )
            for name, (symbol, words) in drawers.items()
        ]
    ].part("tabs")
