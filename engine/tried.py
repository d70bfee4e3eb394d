"""Plans that are tried out in worlds as they may be."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, ParamSpec, TypeVar

from .bots import Thought
from .move import Move


class Tried:
    """A plan, and how it went: the sum of the chances to win. What it looks like may count as some worlds."""

    def __init__(self, plan: Sequence[Move], worth: float = 0.0, worlds: int = 0) -> None:
        self.plan = tuple(plan)
        self.worlds = worlds
        self.won = worlds * worth

    @property
    def worth(self) -> float:
        return self.won / self.worlds if self.worlds else 0.0


T = TypeVar("T", bound=Tried)
W = TypeVar("W")
P = ParamSpec("P")
Weigh = Callable[[Sequence[T], Any], Thought[None]]  # all of them, in one world


def possible(guess: Callable[P, W], *known: P.args, **besides: P.kwargs) -> Iterator[W]:
    """Tables as they may be by what is known, one after the other."""
    while True:
        yield guess(*known, **besides)


def weighed(tried: Sequence[T], worlds: Iterator[Any], number: int, weigh: Weigh[T]) -> Thought[None]:
    """All of them, in so many worlds."""
    for world in islice(worlds, number):
        yield from weigh(tried, world)


def halve(
    tried: list[T], stages: Sequence[tuple[int, int]], worlds: Iterator[Any], weigh: Weigh[T]
) -> Thought[list[T]]:
    """The best first: a stage keeps so many of them, and tries them in so many worlds more."""
    for many, number in stages:
        tried = tried[:many]
        if len(tried) == 1:
            break
        yield from weighed(tried, worlds, number, weigh)
        tried = sorted(tried, key=lambda one: one.worth, reverse=True)
    return tried
