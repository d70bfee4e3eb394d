"""A button that is pressed or not: one of a few, or on its own."""

from typing import Any

from ..node import Child, Node, button


def toggle(pressed: bool, *words: Child, kind: str | None = "btn", **attributes: Any) -> Node:
    state = "true" if pressed else "false"
    return button(type="button", class_=kind, **attributes, aria_pressed=state)[words]
