"""The techniques of the ocelots."""

from ....move import Move
from ....parts.seats import seat_of
from ....step import Reason, Step
from ..cards import held, worth
from ..stacks import parts
from ..state import Table
from ..steps.building import raise_stack
from ..tables import FACES, JUNK
from .technique import LaysHand, Technique, of_cards, of_cards_and_seats, of_seats, unsee

VALUES = range(1, 6)


class NewSeason(Technique):
    """An animalfolk card of the own discard is tossed, for the top card of the market deck."""

    def moves(self, state: Table) -> list[Move]:
        return of_cards("toss", [card for card in state.discards[self.seat][::-1] if card != JUNK])

    def play(self, state: Table, move: Move) -> None:
        state.unpile(self.seat, move.args[0])
        state.toss(self.seat, move.args[0])
        card = state.uncover()
        state.gain(self.seat, [card])
        state.tell("keep", self.seat)
        state.tell_hand(self.seat, (card,))


class Whirligig(LaysHand):
    """S19: the hand is exchanged, shuffled together with another hand, and both are dealt back."""

    def begin(self, state: Table) -> None:
        if self.moves(state):
            self.ask(state)
        else:
            self.drawn(state)

    def drawn(self, state: Table) -> None:
        state.todo.append(WhirligigWith(self.seat))


class WhirligigWith(Technique):
    """Whose hand it is."""

    def moves(self, state: Table) -> list[Move]:
        return of_seats("with", state.others(self.seat))

    def play(self, state: Table, move: Move) -> None:
        seat, other = self.seat, seat_of(move)
        count = len(state.hands[seat])
        heap = [held(text).card for text in (*state.hands[seat], *state.hands[other])]
        state.chance.shuffle(heap)
        state.reveals += 1
        state.hands[seat], state.hands[other] = (), ()
        state.gain(seat, heap[:count])
        state.gain(other, heap[count:])
        state.tell("whirl", seat, other)
        state.tell_hand(seat, state.hands[seat])
        state.tell_hand(other, state.hands[other])


class Charm(Technique):
    """S16: the top card of the market deck is the next stack, or is tossed."""

    def begin(self, state: Table) -> None:
        card = state.uncover()
        if not card:
            return
        state.tell("charm", self.seat, card)
        if state.number(self.seat) in [part.value for part in parts(card, state.flash)]:
            raise_stack(state, self.seat, (card,))
        else:
            state.toss(self.seat, card)


class Gamble(Technique):
    """S17: random cards change sides, as many as the die says."""

    def moves(self, state: Table) -> list[Move]:
        return of_seats("with", state.others(self.seat))

    def play(self, state: Table, move: Move) -> None:
        seat, other = self.seat, seat_of(move)
        face = FACES[state.chance.below(len(FACES))]
        count = min(face, len(state.hands[seat]), len(state.hands[other]))
        mine = tuple(state.pick(seat) for _ in range(count))
        theirs = tuple(state.pick(other) for _ in range(count))
        state.gain(seat, theirs)
        state.gain(other, mine)
        state.tell("gamble", seat, other, face, count)
        state.tell("lost", seat, other, *mine, only=(seat, other))
        state.tell("lost", other, seat, *theirs, only=(seat, other))


class Blindfold(Technique):
    """S18: a hand card is put down, for an opponent to guess its value."""

    def moves(self, state: Table) -> list[Move]:
        return of_cards_and_seats("blind", state, self.seat)

    def play(self, state: Table, move: Move) -> None:
        victim = seat_of(move)
        state.lose(self.seat, move.args[0])
        state.seen = (move.args[0],)
        state.tell("blind", self.seat, victim)
        state.todo.append(Guess(victim))


class Guess(Step[Table]):
    """S18: right, and the card goes to the discard of the seat in turn."""

    def moves(self, state: Table) -> list[Move]:
        return [Move("guess", str(value)) for value in VALUES]

    def play(self, state: Table, move: Move) -> None:
        (text,) = state.seen
        guess = int(move.args[0])
        right = guess == worth(text, state.flash)
        state.reveals += 1
        state.tell("guess", self.seat, guess, int(right))
        if right:
            state.discard(state.turn, held(unsee(state, text)).card)
        else:
            state.todo.append(SetValue(state.turn))

    def why(self, state: Table, move: Move) -> Reason:
        return ("guess_first",)


class SetValue(Technique):
    """S18, R40: wrong, and the card counts what its owner says for the turn."""

    def moves(self, state: Table) -> list[Move]:
        return [Move("value", str(value)) for value in VALUES]

    def play(self, state: Table, move: Move) -> None:
        text, value = unsee(state, state.seen[0]), int(move.args[0])
        state.gain(self.seat, [str(held(text)._replace(fixed=value, plus=-state.flash))])
        state.tell("value", self.seat, value)
