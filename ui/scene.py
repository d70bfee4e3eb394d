"""What a drawing is given."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine import Event, Move

from .table.taps import Taps


@dataclass(frozen=True)
class Scene:
    """All that a drawing may depend on: one seat's view, and what can be tapped in it."""

    view: Any
    names: tuple[str, ...]  # of the persons and bots in the seats
    looking: int | None  # the seat whose view it is; None: a spectator
    taps: Taps
    began: Any = None  # the same seat's view when its turn began, while it decides
    asked: Move | None = None  # the move that waits for a yes
    dealt: tuple[Event, ...] | None = None  # while cards are being dealt: those that lie already
    private: bool = False  # the seat that looks is alone with what it has just got
    number: int = 0  # so many moves were played
    news: Sequence[Event] = ()  # of the last move, as far as the seat may know; none after an undo
    opens: bool = False  # nothing was played yet: the table is laid before all eyes
    lingers: bool = False  # what happened to the piles is looked at before what follows
    known: Sequence[Event] = ()  # all that it may know so far
