"""Long work, done in slices: a generator that yields now and then, and at its end brings what was found."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Slices = Generator[int, None, T]


def settle(work: Slices[T]) -> T:
    """Do it to its end without a pause."""
    try:
        while True:
            next(work)
    except StopIteration as end:
        result: T = end.value
        return result
