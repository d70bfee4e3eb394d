"""Cards by name, and in a condition.

A card in a hand may be in a condition that others of its name are not in. Its text tells it, and parses back:
`bold-haggler_p2_u` is worth two more and was rolled for, `reflection_acorn` has become an Acorn.
"""

from functools import cache
from typing import NamedTuple

from ...move import Move
from ...parts.cards import Cards, sorting
from .tables import CARDS, JUNK, JUNK_VALUE, PASSIVE, SETS, TECHNIQUE, Row

ROWS: dict[str, Row] = {row.name: row for row in CARDS} | {JUNK: Row("", JUNK, JUNK_VALUE, 0, JUNK)}
SET_NAMES: Cards = tuple(each.name for each in SETS)
OF_SET = {name: tuple(row for row in CARDS if row.set == name) for name in SET_NAMES}
CHAMELEONS = frozenset(row.name for row in OF_SET["chameleons"] if row.type == PASSIVE)  # R36
PLACE = {name: place for place, name in enumerate(ROWS)}


class Held(NamedTuple):
    """A card, as it is in a hand at the moment."""

    card: str  # R42: what it is everywhere else
    being: str  # R36: what it stands for
    copied: bool = False
    fixed: int | None = None  # R40: the value that it was set to
    plus: int = 0  # R40: what was added, but for Flashy Show; what that had added before the value was set
    used: bool = False  # S11: what it may do once a turn, by the text that it has now

    def __str__(self) -> str:
        return "_".join(
            [
                self.card,
                *([self.being] if self.copied else []),
                *([] if self.fixed is None else [f"v{self.fixed}"]),
                *([f"{'p' if self.plus > 0 else 'm'}{abs(self.plus)}"] if self.plus else []),
                *(["u"] if self.used else []),
            ]
        )

    @property
    def row(self) -> Row:
        return ROWS[self.being]


@cache
def held(text: str) -> Held:
    card, *marks = text.split("_")
    found = Held(card, card)
    for mark in marks:
        if mark in ROWS:
            found = found._replace(being=mark, copied=True)
        elif mark == "u":
            found = found._replace(used=True)
        else:
            sign, number = mark[0], int(mark[1:])
            change = {"v": {"fixed": number}, "p": {"plus": number}, "m": {"plus": -number}}[sign]
            found = found._replace(**change)  # type: ignore[arg-type]
    return found


@cache
def worth(text: str, flash: int = 0) -> int:
    """R40: what it pays and counts in a stack, where Flashy Shows add so much."""
    card = held(text)
    return max(0, (card.row.value if card.fixed is None else card.fixed) + card.plus + flash)


@cache
def plays_as(text: str) -> str:
    """The technique that it is; empty: none."""
    card = held(text)
    return card.being if card.row.type == TECHNIQUE else ""


@cache
def must_copy(text: str) -> bool:
    """R37: before it is used, if there is a target."""
    card = held(text)
    return card.card in CHAMELEONS and not card.copied


@cache
def act(kind: str, *names: str) -> Move:
    """The same move once and for all."""
    return Move(kind, *names)


@cache
def _order(text: str) -> tuple[int, str]:
    return PLACE.get(held(text).card, -1), text


in_order = sorting(_order)
