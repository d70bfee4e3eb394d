"""The games on the shelf, by key."""

from collections import UserDict
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeVar

from ..game import Game

Thing = TypeVar("Thing")
KEYS = ("dealers", "merchants", "castle", "clans", "hellweg")


class Shelf(UserDict[str, Thing]):
    """A thing for each game. It is read when it is asked for: a page may have to fetch the code first."""

    def __init__(self, keys: Sequence[str], read: Callable[[str], Thing]) -> None:
        not_imported: Any = None
        super().__init__(dict.fromkeys(keys, not_imported))
        self.read = read

    def __getitem__(self, key: str) -> Thing:
        if self.data[key] is None:
            self.data[key] = self.read(key)
        return self.data[key]

    def __repr__(self) -> str:
        return f"Shelf({', '.join(self.data)})"

    def so_far(self) -> list[Thing]:
        """What was asked for."""
        return [thing for thing in self.data.values() if thing is not None]


GAMES: Shelf[Game] = Shelf(KEYS, lambda key: import_module(f".{key}", __name__).GAME)
