"""The techniques of the macaws."""

from dataclasses import dataclass

from ....move import Move
from ..state import Table
from .technique import LaysHand, Technique, of_cards, unsee


class SwiftBroker(LaysHand):
    """The hand is exchanged."""


class ShatteredRelic(Technique):
    """Toss a hand card; draw one."""

    def begin(self, state: Table) -> None:
        if state.hands[self.seat]:
            self.ask(state)
        else:
            state.draw(self.seat, 1)

    def moves(self, state: Table) -> list[Move]:
        return of_cards("toss", state.hands[self.seat])

    def play(self, state: Table, move: Move) -> None:
        state.toss(self.seat, state.lose(self.seat, move.args[0]))
        state.draw(self.seat, 1)


@dataclass(frozen=True)
class Spyglass(Technique):
    """See three of the own deck, keep one; the others go back, the last on top."""

    kept: bool = False

    def begin(self, state: Table) -> None:
        state.seen = state.tops(self.seat, 3)
        state.tell("look", self.seat, len(state.seen))
        if len(state.seen) == 1:
            self._keep(state, state.seen[0])
        else:
            self.ask(state)

    def moves(self, state: Table) -> list[Move]:
        return of_cards("return" if self.kept else "keep", state.seen)

    def play(self, state: Table, move: Move) -> None:
        card = move.args[0]
        if self.kept:
            state.decks[self.seat] += (unsee(state, card),)
            self.ask(state)
        else:
            self._keep(state, card)
            Spyglass(self.seat, kept=True).ask(state)

    def _keep(self, state: Table, card: str) -> None:
        state.gain(self.seat, [unsee(state, card)])
        state.tell("keep", self.seat)
        state.tell_hand(self.seat, (card,))


class FlashyShow(Technique):
    """R40: each card counts one more."""

    def begin(self, state: Table) -> None:
        state.flash += 1


class FavouriteToy(Technique):
    """The top card of the own discard comes to the hand."""

    def begin(self, state: Table) -> None:
        if pile := state.discards[self.seat]:
            state.discards[self.seat] = pile[:-1]
            state.gain(self.seat, pile[-1:])
            state.tell("fetch", self.seat, self.seat, pile[-1])
