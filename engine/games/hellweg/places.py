"""Where the pieces of a seat lie: places by name, as many times as pieces lie there."""

from functools import lru_cache

from ...parts.cards import Cards, sorting, without
from .tables import HOUSES, ROADS, STORED, TOWN_OF, WAITING

Places = Cards
SUPPLY = "supply"  # not listed: what lies nowhere else lies there
PLACE = {place: number for number, place in enumerate((*HOUSES, *ROADS, STORED, WAITING, SUPPLY))}
in_order = sorting(PLACE.__getitem__)


def shifted(pieces: Places, source: str, target: str) -> Places:
    """One piece from a place to another."""
    left = pieces if source == SUPPLY else without(pieces, source)
    return left if target == SUPPLY else in_order((*left, target))


@lru_cache(maxsize=8192)
def houses(tokens: Places) -> Places:
    """Where own tokens stand, each house once."""
    return tuple(place for place in dict.fromkeys(tokens) if place in TOWN_OF)


@lru_cache(maxsize=8192)
def roads(carriages: Places) -> Places:
    """Where own carriages stand, each road once."""
    return tuple(place for place in dict.fromkeys(carriages) if place in ROADS)


@lru_cache(maxsize=8192)
def reach(tokens: Places) -> Places:
    """R27: the roads that touch a town with an own token."""
    towns = {TOWN_OF[house] for house in houses(tokens)}
    return tuple(road for road in ROADS if not towns.isdisjoint(ROADS[road].ends))
