"""The bard, D2b."""

from dataclasses import dataclass, replace

from ....move import Move
from ....step import Reason, Step
from ..state import Table
from ..tables import COURTIERS
from .lose import Lose

ENOUGH = Move("enough")
REMOVE = {colour: Move("remove", colour) for colour in COURTIERS}
STEAL = {colour: Move("steal", colour) for colour in COURTIERS}


def singable(state: Table, victim: int) -> list[str]:
    """R20, S28: the colours that may leave a court."""
    return [colour for colour in COURTIERS if state.may_leave(victim, colour) > 0]


@dataclass(frozen=True)
class Bard(Step[Table]):
    """R20: one cube of a court goes to the bag, a second one of another colour there or to the own court."""

    victim: int
    moved: tuple[str, ...] = ()  # the colours that have left

    def moves(self, state: Table) -> list[Move]:
        colours = self._left(state)
        if not self.moved:
            return [REMOVE[colour] for colour in colours]
        return [move[colour] for colour in colours for move in (REMOVE, STEAL)] + [ENOUGH]

    def play(self, state: Table, move: Move) -> None:
        if move.kind == "enough":
            state.tell("enough", self.seat)
            self._finish(state)
            return
        colour = move.args[0]
        state.court(colour)[self.victim] -= 1
        if move.kind == "steal":
            state.court(colour)[self.seat] += 1
            state.tell("steal", self.seat, self.victim, colour)
        else:
            state.put_in(colour)
            state.tell("remove", self.seat, self.victim, colour)
        after = replace(self, moved=(*self.moved, colour))
        if not self.moved and after._left(state):
            state.todo.append(after)
        else:  # S9
            after._finish(state, stolen=move == STEAL["yellow"])

    def _left(self, state: Table) -> list[str]:
        """The colours that may still leave the court."""
        return [colour for colour in singable(state, self.victim) if colour not in self.moved]

    def _finish(self, state: Table, stolen: bool = False) -> None:
        """S34: whoever lost a warrior gives up a card."""
        if "yellow" in self.moved:
            state.todo.append(Bereft(self.victim, thief=self.seat, stolen=stolen))

    def why(self, state: Table, move: Move) -> Reason:
        match tuple(move):
            case ("steal", _) if not self.moved:
                return ("first_to_bag",)
            case ("remove" | "steal", colour) if colour in COURTIERS:
                if colour in self.moved:
                    return "another_colour", colour
                if colour == "yellow" and state.warriors[self.victim]:
                    return ("guards",)
                return "none_there", colour
        return ("bard_first",)


@dataclass(frozen=True, kw_only=True)
class Bereft(Lose):
    """S34: the victim of a bard gives up a card, out of turn; then the thief of a warrior draws one."""

    thief: int
    stolen: bool

    def after(self, state: Table) -> None:
        if self.stolen:
            state.draw(self.thief, 1)
