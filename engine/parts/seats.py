"""Seats around a table."""

from typing import Any

from ..move import Move
from ..view import covered


class Circle:
    """A table with seats, numbered clockwise."""

    @property
    def seats(self) -> range:
        raise NotImplementedError

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.seats)

    def others(self, seat: int) -> list[int]:
        """Clockwise, the next one first."""
        count = len(self.seats)
        return [(seat + step) % count for step in range(1, count)]


class Seated(Circle):
    """A table at which every seat has a hand."""

    hands: list[tuple[str, ...]]

    @property
    def seats(self) -> range:
        return range(len(self.hands))


def in_turn(cards: tuple[str, ...], seat: int | None, state: Any) -> tuple[str, ...]:
    """Of a secret: the seat in turn, which `state.turn` names, sees them."""
    return cards if seat == state.turn else covered(cards)


def seat_word(seat: int) -> str:
    """A seat in a move, counted from 1."""
    return str(seat + 1)


def seat_of(move: Move) -> int:
    """The seat that is named last."""
    return int(move[-1]) - 1
