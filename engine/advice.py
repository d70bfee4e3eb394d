"""What a person is told who asks what to do: the best of the plans that were tried, and why."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from .bots import Advice, Thought
from .move import Move
from .tried import T, Weigh, weighed

MANY = 5  # ways that are weighed
BEST = 3  # of them are told
WORLDS = 20


def different(tried: Sequence[T], beside: Collection[str]) -> list[T]:
    """The best of those that differ only in order, or in moves of these kinds, stands for all of them."""
    kinds: dict[tuple[Move, ...], T] = {}
    for one in tried:
        kinds.setdefault(tuple(sorted(move for move in one.plan if move.kind not in beside)), one)
    return list(kinds.values())[:MANY]


def advised(
    tried: Sequence[T],
    worlds: Iterator[Any],
    weigh: Weigh[T],
    terms: Callable[[T], Sequence[tuple[str, int]]],
) -> Thought[list[Advice]]:
    """The best ways to play, best first."""
    yield from weighed(tried, worlds, WORLDS, weigh)
    found = []
    for one in sorted(tried, key=lambda one: one.worth, reverse=True)[:BEST]:
        found.append(Advice(one.plan, round(1000 * one.worth), tuple(terms(one))))
        yield 0
    return found


def worth(one: T, worlds: Iterator[Any], weigh: Weigh[T]) -> Thought[int]:
    """Of a plan, in thousandths, as advice tells it."""
    yield from weighed([one], worlds, WORLDS, weigh)
    return round(1000 * one.worth)
