"""What the tests know of each game as it is shown; it lies beside its own tests."""

from collections.abc import Set
from functools import cache
from importlib import import_module
from typing import NamedTuple


class Facts(NamedTuple):
    """One game."""

    asked: Set[str]  # things on the table that one can ask about, among others
    unsaid: Set[str] = frozenset()  # rules and rulings that no player meets, so that the book leaves them out


@cache
def facts(key: str) -> Facts:
    found: Facts = import_module(f"..{key}.facts", __name__).FACTS
    return found
