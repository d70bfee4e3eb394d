"""Determinization: plans are tried in worlds in which all that is hidden was filled in at random."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, ParamSpec, TypeVar

from ..move import Move
from .mind import Thought


class Candidate:
    """A plan, and the sum of the chances to win that it led to. A prior estimate may count as some worlds."""

    def __init__(self, plan: Sequence[Move], worth: float = 0.0, worlds: int = 0) -> None:
        self.plan = self.line = tuple(plan)  # the line: with what is foreseen that the others do after it
        self.worlds = worlds
        self.won = worlds * worth

    @property
    def worth(self) -> float:
        return self.won / self.worlds if self.worlds else 0.0


C = TypeVar("C", bound=Candidate)
W = TypeVar("W")
P = ParamSpec("P")
Evaluate = Callable[[Sequence[C], Any], Thought[None]]  # tries all candidates in one world


def determinizations(determinize: Callable[P, W], *known: P.args, **besides: P.kwargs) -> Iterator[W]:
    """Without end: each fits what is known, and is drawn anew."""
    while True:
        yield determinize(*known, **besides)


def evaluate_in(
    candidates: Sequence[C], worlds: Iterator[Any], number: int, evaluate: Evaluate[C]
) -> Thought[None]:
    """All of them, in so many worlds."""
    for world in islice(worlds, number):
        yield from evaluate(candidates, world)


def successive_halving(
    candidates: list[C],
    stages: Sequence[tuple[int, int]],
    worlds: Iterator[Any],
    evaluate: Evaluate[C],
    behind: float = 1.0,
) -> Thought[list[C]]:
    """The best first: a stage keeps so many candidates, and tries them in so many worlds more. One that is
    so far behind the best is not tried again."""
    for kept, number in stages:
        candidates = candidates[:kept]
        if len(candidates) == 1:
            break
        yield from evaluate_in(candidates, worlds, number, evaluate)
        candidates = sorted(candidates, key=lambda one: one.worth, reverse=True)
        least = candidates[0].worth - behind
        candidates = [one for one in candidates if one.worth >= least]
    return candidates
