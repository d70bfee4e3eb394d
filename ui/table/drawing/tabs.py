"""On a phone, the hand, the piles and the log share one place: the tabs of that drawer."""

from ...node import Part, nav
from ...parts.icon import icon
from ...parts.toggle import toggle
from ...words import _, drawn_once

DRAWERS = ("hand", "piles", "log")


@drawn_once
def tabs(open_: str) -> Part:
    shown = {
        "hand": ("i-hand", _("Hand")),
        "piles": ("i-chest", _("Piles")),
        "log": ("i-log", _("Log")),
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
