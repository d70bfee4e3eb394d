"""A small still picture beside a paragraph: the drawing of its demo, with which nothing can be done."""

import re
from collections.abc import Iterable

from ...games import FACES
from ...node import Child, Node, Part, div
from ...words import drawn_once
from .. import demo as demos

LIVE = re.compile(
    r' (?:id|role|tabindex|title|aria-label(?:ledby)?|data-(?:do|about|pan|moves|rove|zoom))(?:="[^"]*")?'
)
ID = re.compile(r'\bid="[^"]*"')


@drawn_once
def still(game: str, key: str) -> Part:
    """Of its most telling moment: the reckoning if it comes to that, else one in its middle."""
    demo = FACES[game].book().demos()[key]
    last = len(demo.captions) - 1
    moment = last if demos.over(demo, demos.moves(demo, last)) else (last + 1) // 2
    name = f"still-{key}"
    scenery = demos.scenery(demo, demos.moves(demo, moment))
    return div(class_=f"scenery {game}")[_at_rest(scenery, name)].part(name)


def _at_rest(child: Child, name: str) -> Child:
    """Nothing in it is known by the name that it has in the demo."""
    if isinstance(child, Part):
        return _at_rest(child.node, name) if child.node else _copied(child, f"{name}-{child.name}")
    if isinstance(child, Node):
        return Node(child.tag, LIVE.sub("", child.attributes), (_at_rest(child.children, name),))
    if isinstance(child, Iterable) and not isinstance(child, str):
        return [_at_rest(inner, name) for inner in child]
    return child


def _copied(part: Part, name: str) -> Part | None:
    """From a file. Ground with shades of its own, which have names, is left out: so small nobody sees it."""
    alone = len(ID.findall(part.markup)) == 1
    return Part(name, part.tag, ID.sub(f'id="{name}"', part.markup)) if alone else None
