"""What the tests know of each game, so that the engine needs no hooks; it lies beside its own tests."""

from collections.abc import Callable, Mapping, Set
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from engine import Chance

Counts = list[dict[str, int]]  # for each sort, how many of each; a dict compares faster than a Counter


class Pieces(NamedTuple):
    """Pieces are kept apart by sort: a card is never a good."""

    count: Callable[[Any], Counts]  # state -> all that is there
    total: Callable[[Any], Counts]  # state before the first move -> what must be there
    hide_again: Callable[[Any, int, Chance], Any]  # state, seat -> the same but for what the seat cannot see
    unseen: Callable[[Any, int | None], set[str]]  # state, seat -> names of things that it may not learn


class Facts(NamedTuple):
    """One game."""

    pieces: Pieces
    perft: Mapping[int, list[int]]  # seats -> from the start with seed 1: counts for depth 1, 2, 3 …
    perft_in_a_turn: Mapping[tuple[str, int], list[int]]  # record, moves played -> counts from there
    # how many rules, rulings and worked examples there are, and those beside: one that is lost is missed
    numbers: Mapping[str, tuple[int, Set[str]]]
    gaps: Set[str] = frozenset()  # numbers that were never given
    private: bool = True  # something is told to some seats only


@cache
def facts(key: str) -> Facts:
    found: Facts = import_module(f"..{key}.facts", __name__).FACTS
    return found
