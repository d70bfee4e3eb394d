"""Tokens that fly, by the events of the last move: what, from where, to where.

A place is an id, or the name by which a thing is tapped; of several the first that lies on the page counts.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from ..node import Child, Node, span
from ..scene import Scene


class Flight(NamedTuple):
    token: Node
    start: str
    goal: str


Flights = Mapping[str, Callable[..., Iterator[Flight]]]  # kind of event -> what flies: (scene, its arguments)


def fly(scene: Scene, flights: Flights) -> Child:
    happened = [event for event in scene.news if event.kind in flights]
    found = [flight for event in happened for flight in flights[event.kind](scene, *event.args)]
    return [
        span(class_="flight", data_from=f"{start} {scene.number}.{place}", data_to=goal)[token]
        for place, (token, start, goal) in enumerate(found)
        if start != goal
    ]
