"""A lesson: a game whose moves are written down. A person is led through it at the table."""

from collections.abc import Sequence
from typing import Protocol

from engine import Move

LESSON = "lesson_"  # and the game: the mark of its lesson on the shelf


class Guide(Protocol):
    """What the table asks of whoever leads; the script comes with the page (ui/pages/lesson/script.py)."""

    def wanted(self, moves: Sequence[Move]) -> Move | None:
        """The move that comes next; None: the lesson is over, or the game another one."""

    def done(self, moves: Sequence[Move]) -> bool: ...

    def speaks(self, number: int) -> bool:
        """Something new is said after so many moves."""

    def words(self, number: int) -> str:
        """What was said last by then."""

    def step(self, number: int) -> tuple[int, int]:
        """Which of the things to be said that is, and how many there are."""
