"""Symbols of the sprite."""

from functools import cache

from ..node import Node, svg, use


@cache
def icon(name: str, kind: str = "ico") -> Node:
    """A symbol without words: what it means stands beside it."""
    return svg(class_=kind, viewBox="0 0 24 24", aria_hidden="true")[use(href=f"#{name}")]
