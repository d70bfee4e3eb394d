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

    def words(self, number: int) -> str:
        """What was said last, after so many moves."""

    def shows(self, number: int) -> Sequence[str]:
        """The things that this speaks of."""

    def look(self, number: int) -> str:
        """What is said while the person looks alone at what the last move brought."""

    def pause(self, number: int) -> str:
        """What a tap lets one see, where the bot waits for one; else nothing."""

    def step(self, number: int) -> tuple[int, int]:
        """Which of the things to be said that is, and how many there are."""
