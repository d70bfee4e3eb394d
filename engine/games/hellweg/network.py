"""Ways over the roads that bear own carriages (R13, S2, R44)."""

from collections.abc import Iterator
from functools import lru_cache

from .tables import ROADS, ROADS_AT

Roads = tuple[str, ...]


def far_end(road: str, town: str) -> str:
    one, other = ROADS[road].ends
    return other if one == town else one


@lru_cache(maxsize=4096)
def paths(start: str, goal: str, roads: frozenset[str]) -> tuple[Roads, ...]:
    """S2: all ways from one town to another, no town twice."""
    return tuple(_onward(start, goal, roads, (start,)))


def _onward(town: str, goal: str, roads: frozenset[str], seen: tuple[str, ...]) -> Iterator[Roads]:
    if town == goal:
        yield ()
        return
    for road in ROADS_AT[town]:
        if road in roads and (there := far_end(road, town)) not in seen:
            for rest in _onward(there, goal, roads, (*seen, there)):
                yield (road, *rest)


@lru_cache(maxsize=4096)
def joined(town: str, roads: frozenset[str]) -> frozenset[str]:
    """The towns that a chain of these roads reaches, the first one too."""
    seen = {town}
    edge = [town]
    while edge:
        here = edge.pop()
        for road in ROADS_AT[here]:
            if road in roads and (there := far_end(road, here)) not in seen:
                seen.add(there)
                edge.append(there)
    return frozenset(seen)
