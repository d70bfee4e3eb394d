"""The suggestions of the adviser on the map: their roads, the place of each step, the chance to win."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.dealers.state import Table
from engine.games.dealers.tables import VILLAGES

from ...node import Child, Node, circle, g, path, rect, text
from ...scene import Scene, Suggestion
from .land import PATHS
from .room import room

LINES = {frozenset(pair): line for pair, (line, _stud) in PATHS.items()}
TRAVELS = ("route", "feedroute")
ROUND, LONG, HIGH, GAP = 28, 74, 28, 2  # of signs: a number, a chance; how high, how far apart


class Sign(NamedTuple):
    """At a village: the number of a step, or the chance of the suggestion that ends there."""

    village: str
    words: str
    kind: str  # a class

    @property
    def wide(self) -> int:
        return ROUND if self.kind == "step" else LONG


def marks(thing: str) -> bool:
    return thing.partition("/")[0] in VILLAGES


def roads(scene: Scene) -> Node:
    """Below the roads of the map: the suggestion that is chosen lies over the others."""
    rows = sorted(scene.suggestions, key=lambda one: one.chosen)
    return g(class_="routes", aria_hidden="true")[[_line(row, scene) for row in rows]]


def _line(suggestion: Suggestion, scene: Scene) -> Node:
    driven = [LINES[road] for road, _number in _drives(suggestion, _begin(scene)) if road in LINES]
    return g(
        class_="is-chosen" if suggestion.chosen else None,
        id=f"way-{suggestion.letter}-{scene.number}",
        data_look="now" if suggestion.chosen and driven else None,
    )[path(class_="edge", d="".join(driven)), path(d="".join(driven))]


def signs(scene: Scene) -> Node:
    """By the villages, where there is room."""
    found = [sign for one in scene.suggestions for sign in _signs(one, scene)]
    places = dict.fromkeys(sign.village for sign in found)
    return g(class_="routes signs", aria_hidden="true")[
        [_row([sign for sign in found if sign.village == village], scene.view) for village in places]
    ]


def _begin(scene: Scene) -> str:
    where: str = scene.view.carts[scene.view.seat]
    return where


def _drives(suggestion: Suggestion, here: str) -> Iterator[tuple[frozenset[str], int]]:
    """Each road, and the number of the step."""
    for number, step in enumerate(suggestion.steps, 1):
        for move in step.moves:
            if move.kind in TRAVELS:
                there = move.args[-1]
                yield frozenset((here, there)), number
                here = there


def _signs(suggestion: Suggestion, scene: Scene) -> Iterator[Sign]:
    """The steps of the suggestion that is chosen, and the end of each."""
    here = _begin(scene)
    for number, step in enumerate(suggestion.steps, 1):
        here = next((move.args[-1] for move in step.moves if move.kind in TRAVELS), here)
        if suggestion.chosen and step.things and not step.things[0].startswith("do-"):
            yield Sign(here, str(number), "step")
    if any(marks(thing) for thing in suggestion.things):
        yield Sign(
            here, f"{suggestion.letter} {suggestion.percent}", "is-chosen" if suggestion.chosen else "quiet"
        )


def _row(row: list[Sign], view: Table) -> list[Child]:
    """Side by side."""
    wide = sum(sign.wide for sign in row) + GAP * (len(row) - 1)
    left, top = room(row[0].village, wide, HIGH, view)
    placed: list[Child] = []
    for sign in row:
        placed.append(_sign(sign, left + sign.wide / 2, top + HIGH / 2))
        left += sign.wide + GAP
    return placed


def _sign(sign: Sign, x: float, y: float) -> Node:
    shape = (
        circle(cx=x, cy=y, r=ROUND / 2)
        if sign.kind == "step"
        else rect(x=x - LONG / 2, y=y - HIGH / 2, width=LONG, height=HIGH, rx=6)
    )
    return g(class_=sign.kind)[shape, text(x=x, y=y + 6)[sign.words]]
