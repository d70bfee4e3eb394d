"""The technique of the chameleons."""

from ....move import Move
from ..cards import held
from ..state import Table
from .technique import Technique, of_slots


class GiftVoucher(Technique):
    """This card changes places with any market card."""

    def moves(self, state: Table) -> list[Move]:
        return of_slots("swap", state)

    def play(self, state: Table, move: Move) -> None:
        slot = int(move.args[0]) - 1
        left = held(state.limbo[0]).card
        card, state.market[slot] = state.market[slot], left
        state.gain(self.seat, [card])
        state.tell("swap_market", self.seat, slot + 1, left, card)
        state.finish(lies=False)
