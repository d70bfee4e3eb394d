"""Giving up cards, S5, S34."""

from dataclasses import dataclass, replace

from ....move import Move
from ....parts.cards import kinds
from ....step import Reason, Step
from ..state import Table
from ..tables import CARDS, GIVEN_UP, REFILL

LOSE = {card: Move("lose", card) for card in CARDS}


@dataclass(frozen=True)
class Lose(Step[Table]):
    """A card of the own choice goes, as often as said."""

    times: int = 1

    def moves(self, state: Table) -> list[Move]:
        return [LOSE[card] for card in kinds(state.hands[self.seat])]

    def play(self, state: Table, move: Move) -> None:
        card = move.args[0]
        state.put_down(self.seat, card)
        state.tell("lose", self.seat, card)
        if self.times > 1:
            ask(state, replace(self, times=self.times - 1))
        else:
            self.after(state)

    def after(self, state: Table) -> None:
        """What comes when the last card has gone."""

    def why(self, state: Table, move: Move) -> Reason:
        if move.kind == "lose" and len(move.args) == 1 and move.args[0] in CARDS:
            return "not_held", move.args[0]
        return ("lose_first",)


def ask(state: Table, step: Lose) -> None:
    """S34: in the own turn nobody is asked which of equal cards goes."""
    hand = state.hands[step.seat]
    if step.seat == state.turn and hand[0] == hand[-1]:
        step.play(state, LOSE[hand[0]])
    else:
        state.todo.append(step)


def refill(state: Table, step: Lose) -> None:
    """R31: five cards come; then some go."""
    state.draw(step.seat, REFILL)
    ask(state, replace(step, times=GIVEN_UP))
