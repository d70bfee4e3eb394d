"""The chance to win over a game that is over, and its turning points, as the adviser finds them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine import HUMAN, Match

from ...table.suggestions import Advice
from ..chart import Axes, Curve

CERTAIN = 1000  # thousandths


class Point(NamedTuple):
    """A turning point: a turn that was not the best one."""

    number: int  # so many moves were played before
    seat: int
    played: list[str]
    worth: int  # the chance to win, in thousandths
    better: Advice

    @property
    def end(self) -> int:
        return self.number + len(self.played)


class Review(NamedTuple):
    """The chance to win after each turn of each person, and the turning points in the order of the game."""

    worths: list[tuple[int, int, int]]  # seat, moment, thousandths
    points: list[Point]

    @classmethod
    def read(cls, worths: Sequence[Any], points: Sequence[Any]) -> "Review":
        return cls(
            [(seat, moment, worth) for seat, moment, worth in worths],
            [Point(at, seat, played, worth, Advice(*better)) for at, seat, played, worth, better in points],
        )

    def of(self, seat: int, match: Match) -> list[tuple[int, int]]:
        """Moments and thousandths, up to the end, where nothing is uncertain any more."""
        last = len(match.moves)
        curve_so_far = [(moment, worth) for who, moment, worth in self.worths if who == seat]
        return [*curve_so_far, (last, round(CERTAIN * match.scores(seat, last).share(seat)))]


def percent(worth: int) -> int:
    return (worth + 5) // 10


def axes(match: Match, rounds: Sequence[int]) -> Axes:
    written = tuple((CERTAIN * quarter // 4, f"{25 * quarter}\u00a0%") for quarter in range(5))
    return Axes(len(match.moves), tuple(rounds), 0, CERTAIN, written)


def curve(colour: str, points: Sequence[tuple[int, int]]) -> Curve:
    return Curve(colour, tuple(points), tuple(points))


def reviewable(match: Match) -> bool:
    """There is somebody to tell, and an adviser."""
    return match.over and match.game.advises and any(player == HUMAN for _name, player in match.seats)
