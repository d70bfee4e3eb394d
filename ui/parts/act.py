"""A button that does something."""

from ..node import Child, Node, button
from .icon import icon


def act(
    symbol: str, words: Child, do: str, *, id: str = "", kind: str = "", off: bool = False, answers: str = ""
) -> Node:
    """`do` is the message that it sends; `answers`: the id of the question, which is read with it."""
    return button(
        type="button",
        class_=f"btn {kind}".strip(),
        id=id or None,
        data_do=do,
        aria_disabled="true" if off else None,
        aria_describedby=answers or None,
    )[icon(symbol), words]
