"""D3: what all techniques share."""

from collections.abc import Iterable
from dataclasses import dataclass

from ....move import Move
from ....parts.cards import kinds, without
from ....parts.seats import seat_word
from ....step import Reason, Step
from ..cards import act
from ..state import Table


class Technique(Step[Table]):
    """R19: the effects of a card, one by one. It asks as long as there is something to decide; what is never
    asked just happens. The table puts the card away when nothing is left."""

    def begin(self, state: Table) -> None:
        """All up to the first decision."""
        self.ask(state)

    def ask(self, state: Table) -> None:
        """R12, S30: what cannot be done is left out."""
        if self.moves(state):
            state.todo.append(self)

    def why(self, state: Table, move: Move) -> Reason:
        if any(move.kind == legal.kind for legal in self.moves(state)):
            return ("no_target", *move.args)
        return ("technique_first",)


def of_cards(kind: str, cards: Iterable[str]) -> list[Move]:
    return [act(kind, card) for card in kinds(cards)]


def of_seats(kind: str, seats: Iterable[int]) -> list[Move]:
    return [Move(kind, seat_word(seat)) for seat in seats]


def of_cards_and_seats(kind: str, state: Table, seat: int) -> list[Move]:
    """Each card of the hand with each other player."""
    return [
        Move(kind, text, seat_word(other))
        for text in kinds(state.hands[seat])
        for other in state.others(seat)
    ]


def of_slots(kind: str, state: Table) -> list[Move]:
    """R15: counted from the right; gaps are left out."""
    return [Move(kind, str(slot)) for slot, card in enumerate(state.market, 1) if card]


def holders(state: Table, seat: int) -> list[int]:
    """Other players with cards in hand."""
    return [who for who in state.others(seat) if state.hands[who]]


def take_slot(state: Table, move: Move) -> str:
    """The market card of the slot that is named; a gap stays."""
    slot = int(move.args[0]) - 1
    card, state.market[slot] = state.market[slot], ""
    return card


def unsee(state: Table, card: str) -> str:
    """One of the cards looked at."""
    state.seen = without(state.seen, card)
    return card


@dataclass(frozen=True)
class LaysHand(Technique):
    """All of the hand goes to the own discard, one by one (R11); then as many are drawn (R12)."""

    laid: int = 0

    def moves(self, state: Table) -> list[Move]:
        return of_cards("lay", state.hands[self.seat])

    def play(self, state: Table, move: Move) -> None:
        state.discard(self.seat, state.lose(self.seat, move.args[0]))
        step = type(self)(self.seat, self.laid + 1)
        if step.moves(state):
            state.todo.append(step)
        else:
            state.draw(self.seat, step.laid)
            step.drawn(state)

    def drawn(self, state: Table) -> None:
        """What comes after."""
