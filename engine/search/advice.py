"""Advice: the best candidates, their worth and the terms of it."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from ..move import Move
from .determinization import C, Evaluate, evaluate_in
from .mind import Advice, Thought

CANDIDATES = 5  # plans that are evaluated
BEST = 3  # of them are told; where each is a single move, all
WORLDS = 20


def distinct(candidates: Sequence[C], details: Collection[str]) -> list[C]:
    """The best of those that differ only in order, or in moves of these kinds, stands for all of them."""
    groups: dict[tuple[Move, ...], C] = {}
    for one in candidates:
        groups.setdefault(tuple(sorted(move for move in one.plan if move.kind not in details)), one)
    return list(groups.values())[:CANDIDATES]


def advised(
    candidates: Sequence[C],
    worlds: Iterator[Any],
    evaluate: Evaluate[C],
    terms: Callable[[C], Sequence[tuple[str, int]]],
) -> Thought[list[Advice]]:
    """The best plans, best first."""
    yield from evaluate_in(candidates, worlds, WORLDS, evaluate)
    best = sorted(candidates, key=lambda one: one.worth, reverse=True)
    if any(len(one.plan) > 1 for one in best):
        del best[BEST:]
    found = []
    for one in best:
        found.append(Advice(one.plan, round(1000 * one.worth), tuple(terms(one))))
        yield 0
    return found


def worth(one: C, worlds: Iterator[Any], evaluate: Evaluate[C]) -> Thought[int]:
    """Of a plan, in thousandths, as advice tells it."""
    yield from evaluate_in([one], worlds, WORLDS, evaluate)
    return round(1000 * one.worth)
