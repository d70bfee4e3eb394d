"""A turn of a game that is over is tried once more, on a copy: nothing of it is saved."""

from dataclasses import dataclass

from engine import Match, Move

from ...table.choice import Choice
from ...table.sitting import Sitting
from ...table.suggestions import Counsel
from .points import Point

NEAR = 10  # thousandths that make no difference


@dataclass
class Trial(Sitting):
    """The game as it stood before a turning point, seen by the seat that decided there. What would show more
    than the seat knew then, or ends its turn, is not played: the turn is complete with it."""

    point: Point | None = None
    turn: tuple[Move, ...] = ()  # what was tried, once it is complete
    worth: int | None = None  # of that, in thousandths, once it is weighed
    wrong: str = ""  # why it could not be weighed

    @classmethod
    def of(cls, match: Match, point: Point) -> "Trial":
        trial = cls(match.until(point.number), point=point)
        trial.news.last = -1  # nothing flies to where it lies already
        trial.layout.drawer = "beside"
        return trial

    @property
    def turning(self) -> Point:
        assert self.point
        return self.point

    @property
    def looking(self) -> int | None:
        return self.turning.seat

    @property
    def covered(self) -> bool:
        return False

    @property
    def acting(self) -> bool:
        return self.match.seat == self.looking and not (self.turn or self.solved)

    @property
    def advised(self) -> bool:
        return False

    @property
    def solved(self) -> bool:
        """The better turn lies on the table."""
        return self.advice is not None

    @property
    def counsel(self) -> Counsel | None:
        return self.advice if self.advice and self.advice.number == len(self.match.moves) else None

    @property
    def weighing(self) -> bool:
        return bool(self.turn) and self.worth is None and not self.wrong

    def attempt(self, move: Move) -> None:
        if self.match.no_undo_after(move):
            self.turn = (*self.match.moves[self.turning.number :], move)
            self.let_go()
        else:
            self.play(move)

    def back(self, all_of_it: bool = False) -> None:
        """One move, or to where the turn began."""
        self.choice, self.turn, self.worth, self.wrong = Choice(), (), None, ""
        while len(self.match.moves) > self.turning.number:
            self.match.undo()
            if not all_of_it:
                break

    def show(self) -> None:
        """The better turn, as the adviser would have shown it."""
        self.back(all_of_it=True)
        self.advice = Counsel(self.turning.number, [self.turning.better])

    @property
    def found(self) -> bool:
        """What was tried is as good as the best that is known."""
        return self.worth is not None and self.worth >= self.turning.better.worth - NEAR

    @property
    def gained(self) -> bool:
        """It is better than what was played."""
        return self.worth is not None and self.worth > self.turning.worth + NEAR
