"""How the towns of a network are joined: by how many dirt roads with a single carriage, at the least."""

from functools import lru_cache

from ..network import far_end
from ..places import Places
from ..tables import ROADS, TOWNS

Distances = dict[str, dict[str, int]]  # town -> town that is joined to it -> such roads between them


@lru_cache(1 << 13)
def distances(carriages: Places) -> Distances:
    beside: dict[str, list[tuple[str, int]]] = {}
    for road in dict.fromkeys(carriages):
        if road in ROADS:
            cost = int(not ROADS[road].cobbled and carriages.count(road) == 1)
            for town in ROADS[road].ends:
                beside.setdefault(town, []).append((far_end(road, town), cost))
    return {town: _from(town, beside) if town in beside else {town: 0} for town in TOWNS}


def _from(start: str, beside: dict[str, list[tuple[str, int]]]) -> dict[str, int]:
    costs = {start: 0}
    front = [start]
    while front:
        later = []
        for town in front:
            for there, cost in beside[town]:
                so_far = costs[town] + cost
                if so_far < costs.get(there, 99):
                    costs[there] = so_far
                    later.append(there)
        front = later
    return costs
