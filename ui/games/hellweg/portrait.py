"""The small picture of a game on the shelf: the roads, and where tokens stand."""

from functools import cache

from engine.games.hellweg.state import Table
from engine.games.hellweg.tables import ROADS, TOWN_OF

from ...node import Child, Node, circle, g, path
from ...parts.portrait import portrait, sketched
from ...parts.seat import in_order as colours
from ...saves.format import Label
from .land import SITES, path_of

__all__ = ["colours", "picture", "sketch"]


def sketch(view: Table) -> str:
    """For each seat, the towns with a token of it."""
    return " ".join(
        "+".join(dict.fromkeys(TOWN_OF[place] for place in view.tokens[seat] if place in TOWN_OF)) or "-"
        for seat in view.seats
    )


def picture(label: Label) -> Node:
    rows = enumerate(sketched(label.sketch, label.seats))
    return portrait(_roads(), [_dots(towns, colour, place) for place, (towns, colour) in rows])


@cache
def _roads() -> Node:
    return g[
        path(d="".join(path_of(road) for road in ROADS)),
        path(class_="dots", d="".join(f"M{site.x} {site.y}h0" for site in SITES.values())),
    ]


def _dots(towns: str, colour: str, place: int) -> Child:
    return [
        circle(
            class_=f"seat-{colour}",
            cx=SITES[name].x + 34 * (place % 2) - 17,
            cy=SITES[name].y + 34 * (place // 2) - 17,
            r=22,
        )
        for name in towns.split("+")
        if name in SITES
    ]
