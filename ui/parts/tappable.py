"""A thing that can be tapped: the attributes of its element."""

from typing import Any

Attributes = dict[str, Any]


def tappable(thing: str, can: bool, *, pressed: bool | None = None, anew: bool = False) -> Attributes:
    """Of a button. `can`: a tap does something now; `anew`: only that it lets go what was tapped before;
    `pressed` is None where the button is not one that stays down."""
    return {
        "data_tap": thing,
        "aria_pressed": None if pressed is None else str(pressed).lower(),
        "data_anew": anew and not can,
        "aria_disabled": None if can or anew else "true",
    }


def tappable_shape(thing: str, label: str, can: bool, *, pressed: bool | None = None) -> Attributes:
    """Of what is drawn on a map: it is made a button, which the arrow keys reach while a tap does nothing."""
    return {
        **tappable(thing, can, pressed=pressed),
        "role": "button",
        "tabindex": 0 if can else -1,
        "aria_label": label,
    }
