"""A game that is only looked at, moment by moment, with eyes that may see it."""

from dataclasses import dataclass, field

from ...table.display import Rewind
from ...table.seating import facing
from ...table.sitting import Sitting
from .timeline import History


@dataclass
class Viewer(Sitting):
    eyes: int | None = None  # whose view is shown; None: a spectator’s
    rewind: Rewind = field(default_factory=lambda: Rewind(0))

    def __post_init__(self) -> None:
        super().__post_init__()
        self.layout.recapped = len(self.match.moves)
        self.eyes = self.sights[0]
        self.seating.across = facing(self.seating.people)
        self.history = History(self.match, self.eyes)

    @property
    def sights(self) -> list[int | None]:
        """Whose eyes may look: everybody’s once the game is over; before, those of the only person, and where
        several share the screen, a spectator’s."""
        return [None, *range(len(self.match.seats))] if self.match.over else [self.seating.alone]

    @property
    def looking(self) -> int | None:
        return self.eyes

    @property
    def covered(self) -> bool:
        return False

    @property
    def moment(self) -> int:
        """So many moves were played."""
        return self.rewind.at or 0

    @property
    def last(self) -> int:
        return len(self.match.moves)

    def turn_to(self, moment: int) -> None:
        self.rewind.at, self.layout.log = max(0, min(moment, self.last)), None
