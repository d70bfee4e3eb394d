"""A save: a record, what the shelf tells of it, and a seal. Two slots of the storage take turns, so that the
save before stays whole while the next one is written."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from itertools import chain
from typing import Any, NamedTuple
from zlib import crc32

from engine import seat_name

SLOTS = (0, 1)
LATEST = 4_102_444_800_000  # milliseconds: the year 2100
LARGEST = 1_000_000  # of anything that is counted in a game
LABEL = "# label "
SEAL = "# seal "
LONGEST_SKETCH = 200  # characters
MOST_SEATS = 9  # a label may come from a file of anybody: what is shown of it is short


@dataclass(frozen=True)
class Label:
    """What the shelf tells of a game: nothing that a seat must not know."""

    game: str
    seats: tuple[tuple[str, str, str], ...]  # name, player, colour
    moves: int
    round: int
    turn: str = ""  # who decides; empty: the game is over
    title: str = ""  # as a person called it; empty: as the game is called
    sketch: str = ""  # what its picture shows
    when: int = 0  # milliseconds since 1970
    rows: tuple[dict[str, int], ...] = ()  # of the scores, once it is over
    winners: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    given_up: tuple[int, ...] = ()  # the persons with whom it ended before its end
    helped: tuple[int, ...] = ()  # the seats that alone are helped
    across: tuple[int, ...] = ()  # the persons on the other side of the tablet
    dealt: int | None = None  # so many cards of the running deal were seen
    rewatched: int | None = None  # what followed so many moves was watched once more
    got: int | None = None  # the seat that still looks at what it got

    @property
    def finished(self) -> bool:
        """It was played to its end: nothing of it is secret any more."""
        return not (self.turn or self.given_up)

    @classmethod
    def read(cls, data: Any) -> "Label":
        """ValueError, TypeError or AttributeError: it is not what we write."""
        known: dict[str, Any] = {name: value for name, value in data.items() if name in NAMES}
        known |= {name: tuple(value) for name, value in known.items() if isinstance(value, list)}
        label = cls(**known)
        seated = (label.winners, label.out, label.given_up, label.helped, label.across)
        if not all(type(many) is tuple for many in (label.rows, *seated)):
            raise TypeError(data)
        numbers = (label.moves, label.round, label.when, *chain(*seated))
        scored = [number for row in label.rows for number in row.values()]
        if not all(type(number) is int for number in (*numbers, *scored)):
            raise ValueError(data)
        if any(abs(number) > LARGEST for number in (label.moves, label.round, *scored)):
            raise ValueError(data)
        if not all(type(words) is str for words in (label.game, label.turn, label.title, label.sketch)):
            raise TypeError(data)
        if len(label.sketch) > LONGEST_SKETCH or any(len(many) > MOST_SEATS for many in seated):
            raise ValueError(data)
        named = [[seat_name(str(words)) for words in seat] for seat in label.seats[:MOST_SEATS]]
        seats = tuple((name, player, colour) for name, player, colour in named)
        if len(label.rows) not in (0, len(seats)) or not 0 <= label.when < LATEST:
            raise ValueError(data)
        if not {*label.winners, *label.out, *label.given_up, *label.helped} <= {*range(len(seats))}:
            raise ValueError(data)
        return replace(label, seats=seats, turn=seat_name(label.turn), title=seat_name(label.title))


NAMES = frozenset(field.name for field in fields(Label))


class Save(NamedTuple):
    number: int  # the larger one of two slots counts
    label: Label
    record: str

    def sealed(self) -> str:
        """It stays a record: what is added is comments."""
        fields = {name: value for name, value in vars(self.label).items() if value not in ((), "", None)}
        text = f"{self.record}{LABEL}{json.dumps(fields, ensure_ascii=False, separators=(',', ':'))}\n"
        return f"{text}{SEAL}{self.number} {_sum(text, self.number)}\n"


def slot_key(mark: str, number: int) -> str:
    """Under which the save with that number is kept; shelf.py and assets/boot/saved-games.js read it."""
    return f"game.{mark}.{number % len(SLOTS)}"


def unseal(text: str) -> Save | None:
    """None: it is not whole."""
    body, _seal, seal = text.removesuffix("\n").rpartition(f"\n{SEAL}")
    record, _label, label = body.rpartition(f"\n{LABEL}")
    number, _space, checksum = seal.partition(" ")
    if not record or not number.isdecimal() or checksum != _sum(f"{body}\n", int(number[:12])):
        return None
    try:
        return Save(int(number), Label.read(json.loads(label)), f"{record}\n")
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None


def newest(texts: Iterable[str]) -> Save | None:
    """Of what the slots of a game hold."""
    return next(filter(None, map(unseal, sorted(texts, key=_number, reverse=True))), None)


def _number(text: str) -> int:
    """The number that the seal says, unchecked: checking a whole save takes longer."""
    number = text.rpartition(f"\n{SEAL}")[2].partition(" ")[0]
    return int(number[:12]) if number.isdecimal() else -1


def fingerprint(text: str) -> str:
    return _sum(text, 0)


def _sum(text: str, number: int) -> str:
    return f"{crc32(text.encode('utf-8', 'surrogatepass'), number):08x}"
