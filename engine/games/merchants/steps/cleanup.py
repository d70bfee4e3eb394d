"""D6: the clean-up."""

from dataclasses import dataclass

from ....event import ROUND
from ....move import Move
from ....step import Reason, Step
from ..cards import Cards, held, must_copy
from ..copying import beyond, first, targets
from ..passives import PASSIVES
from ..state import Table
from ..tables import JUNK
from .free import follow

DECLINE = Move("decline")


def clean_up(state: Table, seat: int, declined: Cards = ()) -> None:
    """R29, R33: the hand, then the market; then the turn is over."""
    _refill(state, seat)
    asked = list(declined)
    for text in state.hands[seat]:
        if text in asked:
            asked.remove(text)
        elif must_copy(text) and (refilling := _refilling(state, seat, text)):
            if len(refilling) < len(targets(state, seat, first(text))):
                state.todo.append(CleanUp(seat, text, declined))
            else:
                follow(state, seat, beyond(first(text), refilling[0]))
                clean_up(state, seat, declined)
            return
    state.forget(seat)
    state.fill_market()
    state.turn = state.others(seat)[0]
    if state.turn == state.first:
        state.round += 1
        state.tell(ROUND, state.round, state.first)


@dataclass(frozen=True)
class CleanUp(Step[Table]):
    """D6, S34: a chameleon could be a card that makes the hand bigger."""

    copier: str
    declined: Cards

    def moves(self, state: Table) -> list[Move]:
        cards = _refilling(state, self.seat, self.copier)
        return [*(Move("copy", self.copier, card) for card in cards), DECLINE]

    def play(self, state: Table, move: Move) -> None:
        if move == DECLINE:
            clean_up(state, self.seat, (*self.declined, self.copier))
        else:
            follow(state, self.seat, beyond(first(self.copier), move.args[1]))
            clean_up(state, self.seat, self.declined)

    def why(self, state: Table, move: Move) -> Reason:
        return "copy_or_decline", self.copier


def _refilling(state: Table, seat: int, copier: str) -> Cards:
    """The targets that would make the hand bigger."""
    found = targets(state, seat, first(copier))
    return tuple(
        card
        for card in found
        if not must_copy(card) and held(card).being in PASSIVES and PASSIVES[held(card).being].refill
    )


def _refill(state: Table, seat: int) -> None:
    """R29, R31–R33: one by one; the target is read again after each card. From nowhere else, junk."""
    drawn: list[str] = []
    junk = 0
    while len(state.hands[seat]) < state.target(seat):
        card = state.top(seat)
        if not card:
            card, junk = JUNK, junk + 1
            state.junk -= 1
        drawn.append(card)
        state.gain(seat, [card])
    if drawn:
        state.tell("refill", seat, len(drawn), junk)
        state.tell_hand(seat, tuple(drawn))
