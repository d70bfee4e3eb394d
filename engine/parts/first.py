"""Who begins: an option."""

from ..chance import Chance
from .seats import seat_word

DRAWN = "drawn"  # by lot


def choices(seats: int) -> tuple[str, ...]:
    return (DRAWN, *map(seat_word, range(seats)))


def first_seat(choice: str, seats: int, chance: Chance) -> int:
    return chance.below(seats) if choice == DRAWN else int(choice) - 1
