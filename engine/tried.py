"""Plans that are tried out in worlds as they may be."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from .bots import Thought
from .move import Move


class Tried:
    """A plan, and how it went: the sum of the chances to win."""

    def __init__(self, plan: Sequence[Move]) -> None:
        self.plan = tuple(plan)
        self.worlds = 0
        self.won = 0.0

    @property
    def worth(self) -> float:
        return self.won / self.worlds if self.worlds else 0.0


T = TypeVar("T", bound=Tried)
Weigh = Callable[[Sequence[T], Any], Thought[None]]  # all of them, in one world


def halve(
    tried: list[T], stages: Sequence[tuple[int, int]], worlds: Iterator[Any], weigh: Weigh[T]
) -> Thought[list[T]]:
    """The best first: a stage keeps so many of them, and tries them in so many worlds more."""
    for many, number in stages:
        tried = tried[:many]
        if len(tried) == 1:
            break
        for world in islice(worlds, number):
            yield from weigh(tried, world)
        tried = sorted(tried, key=lambda one: one.worth, reverse=True)
    return tried
