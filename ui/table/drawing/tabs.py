"""On a phone, the hand, the piles and the log share one place: the tabs of that drawer."""

from ...node import Part, nav
from ...parts.icon import icon
from ...parts.toggle import toggle
from ...words import _, drawn_once
from ..display import BESIDE

DRAWERS = ("hand", "piles", "log", BESIDE)


@drawn_once
def tabs(open_: str, beside: str = "", logged: bool = True) -> Part:
    """`beside`: what lies beside the board for a while; `logged`: the log can be read."""
    shown = {
        "hand": ("i-hand", _("Hand")),
        "piles": ("i-chest", _("Piles")),
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
            for name, (symbol, words) in shown.items()
        ]
    ].part("tabs")
