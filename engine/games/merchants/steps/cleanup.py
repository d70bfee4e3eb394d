"""D6: the clean-up."""

from dataclasses import dataclass

from ....event import ROUND
from ....move import Move
from ....parts.cards import Cards
from ....step import Reason, Step
from ..cards import held, must_copy
from ..copying import beyond, first, targets
from ..passives import passive
from ..state import Table
from ..tables import HAND_SIZE, JUNK, MOST_ROUNDS
from .free import follow

DECLINE = Move("decline")


def clean_up(state: Table, seat: int) -> None:
    """R29, R33: the hand, then the market; then the turn is over."""
    _refill(state, seat)
    if copier := _undecided(state, seat):
        refilling = _refilling(state, seat, copier)
        if len(refilling) < len(targets(state, seat, first(copier))):
            state.todo.append(CleanUp(seat))
        else:
            follow(state, seat, beyond(first(copier), refilling[0]))
            clean_up(state, seat)
        return
    state.forget(seat)
    state.fill_market()
    state.turn = state.after(seat)
    if state.turn != state.first:
        return
    if state.round == MOST_ROUNDS:
        state.todo.clear()
        state.tell("cap", state.round)
        return
    state.round += 1
    state.tell(ROUND, state.round, state.first)


@dataclass(frozen=True)
class CleanUp(Step[Table]):
    """D6, S34: a chameleon could be a card that makes the hand bigger."""

    def moves(self, state: Table) -> list[Move]:
        copier = _undecided(state, self.seat)
        return [*(Move("copy", copier, card) for card in _refilling(state, self.seat, copier)), DECLINE]

    def play(self, state: Table, move: Move) -> None:
        copier = _undecided(state, self.seat)
        if move == DECLINE:
            state.declined += (copier,)
        else:
            follow(state, self.seat, beyond(first(copier), move.args[1]))
        clean_up(state, self.seat)

    def why(self, state: Table, move: Move) -> Reason:
        return "copy_or_decline", _undecided(state, self.seat)


def _undecided(state: Table, seat: int) -> str:
    """The first chameleon that could make the hand bigger; empty: none."""
    declined = list(state.declined)
    for text in state.hands[seat]:
        if text in declined:
            declined.remove(text)
        elif must_copy(text) and _refilling(state, seat, text):
            return text
    return ""


def _refilling(state: Table, seat: int, copier: str) -> Cards:
    """The targets that would make the hand bigger."""
    found = targets(state, seat, first(copier))
    return tuple(card for card in found if passive(card).refill)


def _refill(state: Table, seat: int) -> None:
    """R29, R31–R33: one by one; the target is read again after each card. From nowhere else, junk."""
    drawn: list[str] = []
    junk, missing = 0, state.missing(seat)
    while missing > len(drawn):
        card = state.top(seat)
        if not card:
            card, junk = JUNK, junk + 1
        drawn.append(card)
        missing += passive(card).refill
    if drawn:
        state.junk_pile -= junk
        state.gain(seat, drawn)
        if len(state.hands[seat]) > HAND_SIZE:  # R13: what was made use of is shown
            state.tell("show", seat, *(held(text).card for text in state.hands[seat] if passive(text).refill))
        state.tell("refill", seat, len(drawn), junk)
        state.tell_hand(seat, tuple(drawn))
