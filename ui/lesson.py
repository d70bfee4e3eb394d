"""A lesson: a game whose moves are written down. A person is led through it at the table."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from engine import Match, Move, Record

LESSON = "lesson_"  # and the game: the mark of its lesson on the shelf


class Lesson(NamedTuple):
    """A game that a person is led through: a record, and what is said after so many of its moves."""

    record: str
    words: Mapping[int, str]


class Guide:
    """Knows which move comes next and what is said before it, as long as the game is the one written down."""

    def __init__(self, told: Callable[[], Lesson]) -> None:
        self.told = told  # in the chosen language

    @cached_property
    def script(self) -> list[Move]:
        return Record.read(self.told().record).replay().moves

    def begin(self) -> Match:
        return Record.read(self.told().record).start()

    def wanted(self, moves: Sequence[Move]) -> Move | None:
        """The move that comes next; None: the lesson is over, or the game another one."""
        at = len(moves)
        return self.script[at] if at < len(self.script) and moves == self.script[:at] else None

    def done(self, moves: Sequence[Move]) -> bool:
        return moves == self.script

    def speaks(self, number: int) -> bool:
        """Something new is said after so many moves."""
        return number in self.told().words

    def words(self, number: int) -> str:
        """What was said last by then."""
        words = self.told().words
        return words[max(place for place in words if place <= number)]

    def step(self, number: int) -> tuple[int, int]:
        """Which of the things to be said that is, and how many there are."""
        words = self.told().words
        return sum(place <= number for place in words), len(words)
