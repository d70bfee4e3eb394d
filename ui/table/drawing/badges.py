"""Badges of the adviser on the things that its suggestions name; assets/boot/marks.js lays them there."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ...face import Face
from ...node import Node, div, span
from ...scene import Scene, Suggestion


class Mark(NamedTuple):
    thing: str
    nth: int  # of equal things
    words: str
    kind: str  # a class


def marks(face: Face, scene: Scene) -> Node | None:
    """The listener is told by the panel."""
    found = [mark for one in scene.suggestions for mark in _marks(face, one)]
    return div(class_="waymarks", aria_hidden="true")[[_mark(mark) for mark in found]] if found else None


def _marks(face: Face, suggestion: Suggestion) -> Iterator[Mark]:
    """Its chance on its first thing, unless the board tells it; of the one that is chosen, the number of each
    step on what it takes."""
    own = any(map(face.drawing.marks, suggestion.things))
    if not own and suggestion.things:
        yield Mark(suggestion.things[0], 0, suggestion.percent, "is-chosen" if suggestion.chosen else "quiet")
    if not suggestion.chosen or len(suggestion.steps) == 1:
        return
    count = Counter[str]()
    for number, step in enumerate(suggestion.steps, 1):
        for thing in step.things:
            if not face.drawing.marks(thing):
                yield Mark(thing, count[thing], str(number), "step")
            count[thing] += 1


def _mark(mark: Mark) -> Node:
    return span(class_=f"mark {mark.kind}", data_at=mark.thing, data_nth=mark.nth or None)[mark.words]
