"""A button that shows a sign only; its words are said, and shown on hovering."""

from typing import Any

from ..node import Node, button
from .icon import icon


def sign(symbol: str, words: str, *, kind: str = "", off: bool = False, **attributes: Any) -> Node:
    return button(
        type="button",
        class_=f"btn {kind}".strip(),
        aria_label=words,
        title=words,
        aria_disabled="true" if off else None,
        **attributes,
    )[icon(symbol)]
