"""Who sits around the screen, and who of them has it in hand."""

from collections.abc import Sequence
from functools import cached_property

from engine import HUMAN, Match

from ..face import Face


def facing(people: Sequence[int]) -> list[int]:
    """Who sits on the other side of the tablet, as long as nobody has said so: every other person."""
    return [*people[1::2]]


class Seating:
    """The seats of a match, persons and bots."""

    def __init__(self, match: Match, face: Face) -> None:
        self.match = match
        self.face = face
        self.across: list[int] = []  # the persons on the other side of the tablet
        self.holder: int | None = None  # with several persons: the seat that said "I am …"
        self.recipient: int | None = None  # the seat that looks alone at what the last move brought it

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.match.seats)

    @property
    def decider(self) -> str:
        """The name of who decides."""
        return "" if self.match.seat is None else self.names[self.match.seat]

    @property
    def bot(self) -> bool:
        """A bot decides."""
        return self.match.seat not in (None, *self.people)

    @cached_property
    def marks(self) -> tuple[tuple[str, str], ...]:
        """The name and colour of each seat."""
        return tuple(zip(self.names, self.face.portrait.colours(self.match.view(None)), strict=True))

    @cached_property
    def people(self) -> list[int]:
        return [seat for seat, (_name, player) in enumerate(self.match.seats) if player == HUMAN]

    @cached_property
    def alone(self) -> int | None:
        """The seat of the only person."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def next(self) -> int | None:
        """Who is to look: first at what was received, in peace, then to decide."""
        return self.match.seat if self.recipient is None else self.recipient

    @property
    def gainers(self) -> list[int]:
        """The persons who received something with the last move; who played it comes first."""
        events, mover = self.match.events[-1], self.match.mover(len(self.match.moves))
        gained = [seat for seat in self.people if self.face.gained(events, seat)]
        return sorted(gained, key=lambda seat: seat != mover)

    def receive(self) -> None:
        """A move was played: whoever received something looks at it first."""
        self.recipient = next(iter(self.gainers), None)

    def pass_on(self) -> None:
        """The recipient has put it away: the next one may look."""
        gainers = self.gainers
        assert self.recipient is not None
        self.recipient = next(iter(gainers[gainers.index(self.recipient) + 1 :]), None)
