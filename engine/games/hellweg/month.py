"""The months (D1 of the rule sheet): a new card, the sale, two rounds of actions."""

from ...event import ROUND
from ...move import Move
from ...step import Reason, Step
from .action import Turn
from .sale import END, begin_sale
from .state import Table
from .tables import ACTIONS
from .warehouse import ACTION, use, uses, why_no_use


def open_month(state: Table) -> None:
    """R6, R7, S34."""
    state.card, state.deck = state.deck[-1], state.deck[:-1]
    state.reveals += 1
    state.tell(ROUND, state.round, state.first)
    state.tell("turn", state.card)
    if not state.last:  # R35
        order = (state.first, *state.others(state.first)) * ACTIONS
        for seat in reversed(order):
            state.todo += [Closing(seat), Turn(seat)]
    begin_sale(state, state.first)


class Closing(Step[Table]):
    """The end of an action turn; before it, privileges (R46)."""

    def moves(self, state: Table) -> list[Move]:
        return [*uses(state, self.seat), END] if state.ready[self.seat] else [END]

    def play(self, state: Table, move: Move) -> None:
        if move == END:
            state.tell("end", self.seat)
            state.ready[self.seat] += state.turned[self.seat]  # R47
            state.turned[self.seat] = ()
            if not state.todo:
                _close_month(state)
        else:
            state.todo.append(self)
            use(state, self.seat, move.args)

    def why(self, state: Table, move: Move) -> Reason:
        if move.kind == "use" and move.args in ACTION and state.warehouse:
            return why_no_use(state, self.seat, move.args)
        return ("acted",)


def _close_month(state: Table) -> None:
    """R8, R9."""
    state.visited = {}
    state.market = [0] * len(state.seats)
    state.past += (state.card,)
    state.first = state.after(state.first)
    state.round += 1
    open_month(state)
