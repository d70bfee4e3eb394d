"""The only source of randomness."""

from typing import Any

WORD = (1 << 64) - 1


class Chance:
    """splitmix64. Its whole state is one integer, so a seed means the same on every Python for ever."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & WORD

    def next(self) -> int:
        """The next 64 bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & WORD
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """One of 0 … n-1, all equally likely: draws beyond the last whole multiple of n are thrown away."""
        if not 0 < n <= WORD:
            raise ValueError(f"below({n})")
        limit = (1 << 64) - (1 << 64) % n
        while (drawn := self.next()) >= limit:
            pass
        return drawn % n

    def shuffle(self, things: list[Any]) -> None:
        """Fisher and Yates, from the last place down."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def fork(self, *numbers: int) -> "Chance":
        """Another generator, fixed by this one's state and the numbers; this one does not move."""
        child = Chance(self.state)
        for number in numbers:
            child = Chance(child.next() ^ number)
        return Chance(child.next())

    def copy(self) -> "Chance":
        return Chance(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Chance({self.state})"
