"""One decision."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .move import Move

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")
Reason = tuple[Any, ...]


@dataclass(frozen=True)
class Step(Generic[S]):
    """A seat decides. The list of moves and their effect stand side by side, so that they share one rule.
    Views show a Step as it is: it holds only what everybody may know. One with fields of its own is a frozen
    dataclass again; to make one takes time when the page starts, so the others only inherit."""

    seat: int

    def moves(self, state: S) -> list[Move]:
        """Every legal move, never none."""
        raise NotImplementedError

    def play(self, state: S, move: Move) -> None:
        """Carry out a move of the list, and put the steps that follow it on `state.todo`."""
        raise NotImplementedError

    def why(self, state: S, move: Move) -> Reason:
        """Why a move is not in the list, as data: a kind, then names of things."""
        return ("not_now", move.kind)
