"""What a game is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .chance import Chance
from .event import Shapes
from .refusal import Refusal

if TYPE_CHECKING:
    from .search.mind import Mind

Options = Mapping[str, tuple[str, ...]]  # name -> choices, the first is the default


class BadOption(Refusal):
    """Options that the game does not have."""


@dataclass(frozen=True)
class Scores:
    """How a game stands, or ended: one row a seat, in the game's own categories."""

    rows: tuple[dict[str, int], ...]
    out: dict[int, str]  # seats that take no part in the comparison -> why, as a word
    ranks: tuple[int, ...]  # the other seats, best first
    winners: tuple[int, ...]
    why: str  # what decided, as a word

    def share(self, seat: int) -> float:
        """What the seat has of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class Game:
    """The whole contract of a game."""

    key: str
    rules: int  # version: a record made under other rules may not replay
    seats: tuple[int, ...]
    options: Callable[[int], Options]  # for so many seats
    start: Callable[[int, Mapping[str, str], Chance], Any]
    again: Callable[[Any, Mapping[str, str]], Mapping[str, str]]  # the end, its options -> a rematch's
    events: Shapes  # all that can happen
    scores: Callable[[Any], Scores]  # of a State, or of a view of it as far as that shows
    bots: tuple[str, ...]  # their names, the best last
    levels: tuple[str, ...]  # those of them that a person is offered, the easiest first
    stand_in: str  # plays for a bot that this version does not have, or that fails
    mind: Callable[[], "Mind"]
    advises: bool = False  # its mind can tell a person what to do
    unasked: tuple[str, ...] = ()  # kinds of moves that older records lack where there is no choice
    lots: tuple[str, ...] = ()  # options that only say who gets what: fairly drawn where nobody chooses

    @property
    def simplest(self) -> str:
        """Of its bots, the first that does more than chance; where there is none, chance."""
        return self.bots[:2][-1]

    def settle(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options with defaults filled in; BadOption for what the game does not have."""
        if seats not in self.seats:
            raise BadOption("seats", seats)
        offered = self.options(seats)
        for name, choice in options.items():
            if name not in offered:
                raise BadOption("no_option", name)
            if choice not in offered[name]:
                raise BadOption("no_choice", name, choice)
        return {name: options.get(name, choices[0]) for name, choices in offered.items()}


def mind_of(package: str) -> Callable[[], "Mind"]:
    """The MIND in a game's package `mind`, which is loaded when somebody thinks."""

    def mind() -> "Mind":
        found: Mind = import_module(".mind", package).MIND
        return found

    return mind
