"""D6: the clean-up."""

from collections.abc import Iterator

from ....event import ROUND
from ....move import Move
from ....parts.cards import kinds
from ....step import Reason, Step
from ..cards import CHAMELEONS, held, must_copy
from ..copying import beyond, first, targets
from ..passives import PASSIVES, Chameleon, passive
from ..state import Table
from ..tables import HAND_SIZE, JUNK
from .free import follow

DECLINE = Move("decline")
REFILLING = frozenset(card for card, text in PASSIVES.items() if text.refill)


def clean_up(state: Table, seat: int) -> None:
    """R29, R33: the hand, then the market; then the turn is over."""
    _refill(state, seat)
    for copier, refilling, has_choice in _copies(state, seat):
        if not has_choice:
            follow(state, seat, beyond(first(copier), refilling[0]))
            clean_up(state, seat)
            return
    if not state.declined and _is_asked(state, seat):
        state.todo.append(CleanUp(seat))
        return
    state.forget(seat)
    state.fill_market()
    state.turn = state.after(seat)
    if state.turn == state.first:
        state.round += 1
        state.tell(ROUND, state.round, state.first)


class CleanUp(Step[Table]):
    """D6, S34: a chameleon could be a card that makes the hand bigger. Whoever might have one, by what all
    can see, is asked: the question tells nobody what is in the hand."""

    def moves(self, state: Table) -> list[Move]:
        copies = _copies(state, self.seat)
        return [*(Move("copy", copier, card) for copier, cards, _ in copies for card in cards), DECLINE]

    def play(self, state: Table, move: Move) -> None:
        if move == DECLINE:
            state.declined = state.hands[self.seat]
        else:
            copier, target = move.args
            follow(state, self.seat, beyond(first(copier), target))
        clean_up(state, self.seat)

    def why(self, state: Table, move: Move) -> Reason:
        return ("copy_or_decline",)


def _copies(state: Table, seat: int) -> Iterator[tuple[str, list[str], bool]]:
    """The chameleons that could make the hand bigger: the targets that would, and if there are others."""
    for copier in kinds(state.hands[seat]):
        if must_copy(copier):
            found = targets(state, seat, first(copier))
            if refilling := [card for card in found if passive(card).refill]:
                yield copier, refilling, len(refilling) < len(found)


def _is_asked(state: Table, seat: int) -> bool:
    """A chameleon that does not lie open would have the choice, as far as all can see."""
    return any(_may_choose(state, seat, name) and not state.lies_open(name) for name in CHAMELEONS)


def _may_choose(state: Table, seat: int, name: str) -> bool:
    """Its text finds a card that makes the hand bigger, and another one; in a hand, both may be there."""
    text = PASSIVES[name]
    assert isinstance(text, Chameleon)
    if text.place == "hand":
        return any(state.copies(card) for card in REFILLING)
    refilling = [card in REFILLING for card in text.cards(state, seat, name)]
    return any(refilling) and not all(refilling)


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
