"""Who stands before whom."""

from collections.abc import Mapping
from typing import Any


def ranked(merit: Mapping[int, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that are compared, best first, and those that share the first place."""
    ranks = tuple(sorted(merit, key=merit.__getitem__, reverse=True))
    return ranks, tuple(seat for seat in ranks if merit[seat] == merit[ranks[0]])
