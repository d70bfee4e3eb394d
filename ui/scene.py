"""What a drawing is given."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine import Event, Move

from .table.taps import Taps


class Step(NamedTuple):
    """A part of a plan that is told, and numbered, as one."""

    moves: tuple[Move, ...]
    words: str
    # on the table, as its moves name them; one that is needed twice stands there twice
    things: tuple[str, ...]


class Suggestion(NamedTuple):
    """A plan of the adviser, drawn on the table."""

    letter: str  # A is the best
    steps: tuple[Step, ...]
    chance: int  # to win, in percent
    chosen: bool  # this one is drawn in full

    @property
    def percent(self) -> str:
        """The chance as it stands on the table."""
        return f"{self.chance}\u00a0%"

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(move for step in self.steps for move in step.moves)

    @property
    def things(self) -> tuple[str, ...]:
        return tuple(thing for step in self.steps for thing in step.things)


@dataclass(frozen=True)
class Scene:
    """All that a drawing may depend on: one seat's view, and what can be tapped in it."""

    view: Any
    names: tuple[str, ...]  # of the persons and bots in the seats
    looking: int | None  # the seat whose view it is; None: a spectator
    taps: Taps
    began: Any = None  # the same seat's view when its turn began, while it decides
    asked: Move | None = None  # the move that waits for a yes
    planned: str = ""  # the thing that the seat that looks plans with
    dealt: tuple[Event, ...] | None = None  # while cards are being dealt: those that lie already
    private: bool = False  # the seat that looks is alone with what it has just got
    number: int = 0  # so many moves were played
    news: Sequence[Event] = ()  # of the last move, as far as the seat may know; none after an undo
    before: Any = None  # the view before that move, while there are news of it
    opens: bool = False  # nothing was played yet: the table is laid before all eyes
    lingers: bool = False  # what happened to the piles is looked at before what follows
    open: bool = False  # the game is over, and what was hidden to the end is laid open
    known: Sequence[Event] = ()  # all that it may know so far
    suggestions: Sequence[Suggestion] = ()  # of the adviser, best first, while somebody asks it

    @property
    def suggestion(self) -> Suggestion | None:
        """The one that is chosen."""
        return next((one for one in self.suggestions if one.chosen), None)
