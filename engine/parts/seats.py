"""Seats around a table."""

from ..move import Move


class Seated:
    """A table at which every seat has a hand. Its seats are numbered clockwise."""

    hands: list[tuple[str, ...]]

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.hands)

    def others(self, seat: int) -> list[int]:
        """Clockwise, the next one first."""
        return [(seat + step) % len(self.hands) for step in range(1, len(self.hands))]


def seat_word(seat: int) -> str:
    """A seat in a move, counted from 1."""
    return str(seat + 1)


def seat_of(move: Move) -> int:
    """The seat that is named last."""
    return int(move[-1]) - 1
