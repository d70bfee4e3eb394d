"""The technique of the squirrels."""

from ....move import Move
from ....parts.cards import kinds
from ....parts.seats import seat_word
from ..cards import held
from ..state import Table
from .technique import Technique


class Acorn(Technique):
    """S14: this card changes places with any card in an opponent's stall."""

    def moves(self, state: Table) -> list[Move]:
        return [
            Move("swap", seat_word(seat), str(number), card)
            for seat in state.others(self.seat)
            for number, stack in enumerate(state.stalls[seat], 1)
            for card in kinds(stack)
        ]

    def play(self, state: Table, move: Move) -> None:
        victim, number, card = int(move.args[0]) - 1, int(move.args[1]) - 1, move.args[2]
        left = held(state.limbo[0]).card
        stall = list(state.stalls[victim])
        stack = list(stall[number])
        stack[stack.index(card)] = left
        stall[number] = tuple(stack)
        state.stalls[victim] = tuple(stall)
        state.gain(self.seat, [card])
        state.tell("swap_stall", self.seat, victim, number + 1, left, card)
        state.finish(lies=False)
