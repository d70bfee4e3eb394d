"""What everybody knows of the hands, from the events: how many cards were kept when others went."""

from collections.abc import Iterable

from ...event import Event, Readers, read
from .tables import STRENGTH


class Memory:
    """The events, read once. Whoever may choose gives up weak cards, so what is kept is hardly weaker."""

    def __init__(self, seats: int, events: Iterable[Event]) -> None:
        self.size = [0] * seats
        self.kept = [0] * seats  # cards of each hand that were there when the last one went
        self.floor = [0] * seats  # how strong that one was
        read(self, events, READERS)

    def _draw(self, seat: int, number: int) -> None:
        self.size[seat] += number

    def _goes(self, seat: int, card: str) -> None:
        """Given up, or put away."""
        self.size[seat] -= 1
        self.kept[seat] = self.size[seat]
        self.floor[seat] = STRENGTH[card]

    def _fight(
        self, number: int, seat: int, card: str, strength: int, victim: int, answer: str, against: int
    ) -> None:
        for who in (seat, victim):
            self.size[who] -= 1
            self.kept[who] = max(self.kept[who] - 1, 0)


READERS: Readers = {
    "draw": Memory._draw,
    "lose": Memory._goes,
    "away": Memory._goes,
    "fight": Memory._fight,
}
