"""The techniques of the pandas."""

from dataclasses import dataclass

from ....move import Move
from ..state import Table
from .technique import Technique, of_cards, of_slots, take_slot, unsee


class LoyalPartner(Technique):
    """Toss the whole market, the last card by itself; five new ones."""

    def begin(self, state: Table) -> None:
        left = self.moves(state)
        if len(left) > 1:
            state.todo.append(self)
            return
        for move in left:
            state.toss(self.seat, take_slot(state, move))
        state.fill_market()

    def moves(self, state: Table) -> list[Move]:
        return of_slots("toss", state)

    def play(self, state: Table, move: Move) -> None:
        state.toss(self.seat, take_slot(state, move))
        self.begin(state)


class PrepaidGood(Technique):
    """Any market card for nothing."""

    def moves(self, state: Table) -> list[Move]:
        return of_slots("take", state)

    def play(self, state: Table, move: Move) -> None:
        card = take_slot(state, move)
        state.gain(self.seat, [card])
        state.tell("take", self.seat, card, int(move.args[0]))


@dataclass(frozen=True)
class SpecialOffer(Technique):
    """S38: see three of the market deck, keep one; the others are tossed, the last by itself."""

    kept: bool = False

    def begin(self, state: Table) -> None:
        state.seen = tuple(card for _ in range(3) if (card := state.uncover()))
        state.tell("look_market", self.seat, len(state.seen))
        if len(state.seen) == 1:
            self._keep(state, state.seen[0])
        else:
            self.ask(state)

    def moves(self, state: Table) -> list[Move]:
        return of_cards("toss" if self.kept else "keep", state.seen)

    def play(self, state: Table, move: Move) -> None:
        card = move.args[0]
        if not self.kept:
            self._keep(state, card)
            if len(state.seen) > 1:
                state.todo.append(SpecialOffer(self.seat, kept=True))
                return
        else:
            state.toss(self.seat, unsee(state, card))
        for card in state.seen:
            state.toss(self.seat, unsee(state, card))

    def _keep(self, state: Table, card: str) -> None:
        state.gain(self.seat, [unsee(state, card)])
        state.tell("keep", self.seat)
        state.tell_hand(self.seat, (card,))
