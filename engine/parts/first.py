"""Who begins: an option."""

from collections.abc import Mapping
from typing import Any

from ..chance import Chance
from .seats import seat_word

DRAWN = "drawn"  # by lot


def choices(seats: int) -> tuple[str, ...]:
    return (DRAWN, *map(seat_word, range(seats)))


def first_seat(choice: str, seats: int, chance: Chance) -> int:
    return chance.below(seats) if choice == DRAWN else int(choice) - 1


def next_first(table: Any, options: Mapping[str, str]) -> dict[str, str]:
    """Options of a rematch: the left neighbour of the seat that began begins."""
    return {**options, "first": seat_word(table.after(table.first))}
