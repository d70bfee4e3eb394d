"""On a phone, the hand, the piles and the log share one place: the tabs of that drawer."""

from ..node import Part, button, nav
from ..words import _, kept
from .icon import icon

DRAWERS = ("hand", "piles", "log")


@kept
def tabs(open_: str) -> Part:
    shown = {
        "hand": ("i-hand", _("Hand")),
        "piles": ("i-chest", _("Piles")),
        "log": ("i-log", _("Log")),
    }
    return nav(class_="tabs", aria_label=_("Drawers"))[
        [
            button(
                type="button",
                class_="btn btn--bar",
                id=f"tab-{name}",
                data_do=f"drawer {name}",
                aria_pressed="true" if name == open_ else "false",
            )[icon(shown[name][0]), shown[name][1]]
            for name in DRAWERS
        ]
    ].part("tabs")
