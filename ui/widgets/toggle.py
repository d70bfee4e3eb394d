"""A button that is pressed or not: one of a few, or on its own."""

from typing import Any

from ..node import Child, Node, button


def toggle(pressed: bool, *words: Child, kind: str | None = "btn", **attributes: Any) -> Node:
    return button(type="button", class_=kind, aria_pressed="true" if pressed else "false", **attributes)[
        words
    ]
