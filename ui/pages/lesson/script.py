"""What is written down of a lesson: its moves, and what is said before them."""

from collections.abc import Callable, Sequence
from functools import cached_property

from engine import Match, Move, Record

from ...book import Lesson


class Script:
    """Knows which move comes next and what is said before it, as long as the game is the one written down."""

    def __init__(self, lesson: Callable[[], Lesson]) -> None:
        self.lesson = lesson  # in the chosen language

    @cached_property
    def moves(self) -> list[Move]:
        return Record.read(self.lesson().record).replay().moves

    def begin(self) -> Match:
        return Record.read(self.lesson().record).start()

    def wanted(self, moves: Sequence[Move]) -> Move | None:
        at = len(moves)
        return self.moves[at] if at < len(self.moves) and moves == self.moves[:at] else None

    def done(self, moves: Sequence[Move]) -> bool:
        return moves == self.moves

    def words(self, number: int) -> str:
        words = self.lesson().words
        return words[max(place for place in words if place <= number)]

    def shows(self, number: int) -> Sequence[str]:
        return self.lesson().shows.get(number, ())

    def look(self, number: int) -> str:
        return self.lesson().looks[number]

    def pause(self, number: int) -> str:
        return self.lesson().pauses.get(number, "")

    def step(self, number: int) -> tuple[int, int]:
        words = self.lesson().words
        return sum(place <= number for place in words), len(words)
