"""A pile of cards: its top card on the edges of those below, and how many there are."""

from ..node import Child, Node, b, button, span


def pile(
    name: str, about: str, top: Child, caption: Child, *, kind: str = "", do: str = "", spoken: bool = False
) -> Node:
    """It tells `about` itself, or does something else. `spoken`: its top card is read out as well."""
    return button(type="button", class_=kind or None, data_do=do or f"about {about}", data_about=about)[
        span(class_="edges", id=name, data_lags=True, aria_hidden=None if spoken else "true")[top], caption
    ]


def counted(number: int, words: str) -> tuple[Child, ...]:
    """The usual caption."""
    return b[number], " ", words
