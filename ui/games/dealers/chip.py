"""The picture of a good, from the sprite."""

from functools import cache

from ...node import Node, svg, use


@cache
def chip(good: str) -> Node:
    return svg(class_="chip", viewBox="0 0 30 30", aria_hidden="true")[use(href=f"#chip-{good}")]
