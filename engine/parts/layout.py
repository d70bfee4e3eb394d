"""How a view lies in a row of numbers: every number has one meaning, and every meaning one number."""

from collections.abc import Iterator, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from ..view import HIDDEN

Row = MutableSequence[float]


class Part(Protocol):
    """Of a view, or of a field of it."""

    @property
    def size(self) -> int: ...

    def labels(self) -> Iterator[str]:
        """What each of its numbers says."""

    def fill(self, value: Any, row: Row, at: int, looks: int) -> None:
        """Write the value into its place of the row, as the seat that looks sees it."""


def pieces(word: str) -> list[str]:
    """A word with marks, `reflection_acorn_u`, is several: `reflection`, `_acorn`, `_u`. Or marks alone."""
    head, *marks = word.split("_")
    return [*([head] if head else []), *(f"_{mark}" for mark in marks)]


@dataclass(frozen=True)
class Number:
    """As it is; nobody or nothing is -1."""

    size = 1

    def labels(self) -> Iterator[str]:
        yield ""

    def fill(self, value: Any, row: Row, at: int, looks: int) -> None:
        row[at] = -1.0 if value is None else float(value)


@dataclass(frozen=True)
class Bag:
    """How many there are of each name, in any order, and how many are covered. One name is a bag, too."""

    names: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.names) + 1

    @cached_property
    def place(self) -> dict[str, int]:
        return {name: place for place, name in enumerate((*self.names, HIDDEN))}

    def labels(self) -> Iterator[str]:
        for name in self.place:
            yield f"={name}"

    def fill(self, value: Any, row: Row, at: int, looks: int) -> None:
        if not isinstance(value, str):
            for each in value or ():
                self.fill(each, row, at, looks)
        elif value:
            for piece in pieces(value):
                row[at + self.place[piece]] += 1


@dataclass(frozen=True)
class Seat:
    """Which seat, counted from the one that looks."""

    seats: int

    @property
    def size(self) -> int:
        return self.seats

    def labels(self) -> Iterator[str]:
        for place in range(self.seats):
            yield f"=seat+{place}"

    def fill(self, value: Any, row: Row, at: int, looks: int) -> None:
        if value is not None:
            row[at + (value - looks) % self.seats] = 1.0


@dataclass(frozen=True)
class Each:
    """Several of one kind, in order; fewer of them leave places empty."""

    part: Part
    number: int

    @property
    def size(self) -> int:
        return self.part.size * self.number

    def labels(self) -> Iterator[str]:
        for place in range(self.number):
            for label in self.part.labels():
                yield f".{place}{label}"

    def fill(self, value: Any, row: Row, at: int, looks: int) -> None:
        if len(value) > self.number:
            raise LookupError(f"there is room for {self.number}")
        for place, each in enumerate(value):
            self.part.fill(each, row, at + self._place(place, looks) * self.part.size, looks)

    def _place(self, place: int, looks: int) -> int:
        return place


@dataclass(frozen=True)
class Seats(Each):
    """One for each seat, the first is that which looks."""

    def _place(self, place: int, looks: int) -> int:
        return (place - looks) % self.number


@dataclass(frozen=True)
class At:
    """One at each of these places, which have names; what is not there is left empty."""

    places: tuple[str, ...]
    part: Part

    @property
    def size(self) -> int:
        return self.part.size * len(self.places)

    def labels(self) -> Iterator[str]:
        for place in self.places:
            for label in self.part.labels():
                yield f".{place}{label}"

    def fill(self, value: Mapping[str, Any], row: Row, at: int, looks: int) -> None:
        for place, each in value.items():
            self.part.fill(each, row, at + self.places.index(place) * self.part.size, looks)


@dataclass(frozen=True)
class Fields:
    """A thing by its attributes."""

    parts: Mapping[str, Part]

    @cached_property
    def size(self) -> int:
        return sum(part.size for part in self.parts.values())

    def labels(self) -> Iterator[str]:
        for name, part in self.parts.items():
            for label in part.labels():
                yield f".{name}{label}"

    def fill(self, value: Any, row: Row, at: int, looks: int) -> None:
        for name, part in self.parts.items():
            part.fill(getattr(value, name), row, at, looks)
            at += part.size


@dataclass(frozen=True)
class Todo:
    """The decisions that wait, by their classes; the one on top, with what it knows."""

    known: Mapping[str, Fields]
    seats: int

    @cached_property
    def waiting(self) -> Bag:
        return Bag(tuple(self.known))

    @cached_property
    def size(self) -> int:
        return self.waiting.size + self.seats + sum(1 + fields.size for fields in self.known.values())

    def labels(self) -> Iterator[str]:
        for part, label in ((self.waiting, ".waits"), (Seat(self.seats), ".seat")):
            yield from (f"{label}{each}" for each in part.labels())
        for kind, fields in self.known.items():
            yield f".{kind}"
            yield from (f".{kind}{each}" for each in fields.labels())

    def fill(self, value: Any, row: Row, at: int, looks: int) -> None:
        *before, top = value or [None]
        self.waiting.fill([type(step).__name__ for step in before], row, at, looks)
        at += self.waiting.size
        Seat(self.seats).fill(top and top.seat, row, at, looks)
        at += self.seats
        for kind, fields in self.known.items():
            if type(top).__name__ == kind:
                row[at] = 1.0
                fields.fill(top, row, at + 1, looks)
            at += 1 + fields.size


def todo(seats: int, *plain: str, **known: Mapping[str, Part]) -> Todo:
    """Decisions by the names of their classes: those that know nothing but their seat, and the others."""
    return Todo({kind: Fields(known.get(kind, {})) for kind in (*plain, *known)}, seats)


def numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, last + 1))


def names(*rows: Sequence[str] | Mapping[str, Any]) -> tuple[str, ...]:
    """All of them, each once."""
    return tuple(dict.fromkeys(name for row in rows for name in row))
