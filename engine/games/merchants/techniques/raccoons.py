"""The techniques of the raccoons."""

from dataclasses import dataclass

from ....move import Move
from ....parts.seats import seat_of
from ..state import Table
from .technique import Technique, holders, of_cards, of_cards_and_seats, of_seats, unsee


class WilyFellow(Technique):
    """S7, S36: deck and discard change places; the new deck is shuffled, the old one turned over."""

    def begin(self, state: Table) -> None:
        seat = self.seat
        deck = list(state.discards[seat])
        state.chance.shuffle(deck)
        state.discards[seat] = state.decks[seat][::-1]
        state.decks[seat] = tuple(deck)
        state.reveals += 1
        state.tell("turn_over", seat, *state.discards[seat])


@dataclass(frozen=True)
class Nuisance(Technique):
    """S27: up to two others lose a random card."""

    hit: tuple[int, ...] = ()

    def begin(self, state: Table) -> None:
        if self._left(state):
            state.todo.append(self)
        else:
            self._strike(state)

    def moves(self, state: Table) -> list[Move]:
        return [*of_seats("hit", self._left(state)), Move("done")]

    def play(self, state: Table, move: Move) -> None:
        if move.kind == "hit":
            Nuisance(self.seat, (*self.hit, seat_of(move))).begin(state)
        else:
            self._strike(state)

    def _left(self, state: Table) -> list[int]:
        if len(self.hit) == 2:
            return []
        return [seat for seat in holders(state, self.seat) if seat not in self.hit]

    def _strike(self, state: Table) -> None:
        for seat in self.hit:
            state.discard(seat, state.pick(seat))


class RottenFood(Technique):
    """A hand card on top of another player's deck."""

    def moves(self, state: Table) -> list[Move]:
        return of_cards_and_seats("food", state, self.seat)

    def play(self, state: Table, move: Move) -> None:
        victim = seat_of(move)
        card = state.lose(self.seat, move.args[0])
        state.decks[victim] += (card,)
        state.tell("food", self.seat, victim)
        state.tell("fed", self.seat, victim, card, only=(self.seat, victim))


@dataclass(frozen=True)
class DirtyExchange(Technique):
    """A random card of another player; then any card back, also that one (S26)."""

    victim: int = -1

    def moves(self, state: Table) -> list[Move]:
        if self.victim < 0:
            return of_seats("from", holders(state, self.seat))
        return of_cards("give", state.hands[self.seat])

    def play(self, state: Table, move: Move) -> None:
        if self.victim < 0:
            victim = seat_of(move)
            card = state.pick(victim)
            state.gain(self.seat, [card])
            state.tell("grab", self.seat, victim)
            state.tell("grabbed", self.seat, victim, card, only=(self.seat, victim))
            DirtyExchange(self.seat, victim).ask(state)
        else:
            card = state.lose(self.seat, move.args[0])
            state.gain(self.victim, [card])
            state.tell("give", self.seat, self.victim)
            state.tell("given", self.seat, self.victim, card, only=(self.seat, self.victim))


@dataclass(frozen=True)
class Sabotage(Technique):
    """See two of another player's deck: one is tossed, the other discarded."""

    victim: int = -1

    def moves(self, state: Table) -> list[Move]:
        if self.victim < 0:
            there = [who for who in state.others(self.seat) if state.decks[who] or state.discards[who]]
            return of_seats("at", there)
        return of_cards("toss", state.seen)

    def play(self, state: Table, move: Move) -> None:
        if self.victim < 0:
            victim = seat_of(move)
            state.seen = state.tops(victim, 2)
            state.tell("look_at", self.seat, victim, len(state.seen))
            state.tell("looked_at", self.seat, victim, *state.seen, only=(self.seat,))
            if len(state.seen) == 1:
                state.toss(self.seat, unsee(state, state.seen[0]))
            else:
                state.todo.append(Sabotage(self.seat, victim))
        else:
            state.toss(self.seat, unsee(state, move.args[0]))
            (other,) = state.seen
            state.discard(self.victim, unsee(state, other))


class TreasureHunter(Technique):
    """The top card of another player's discard."""

    def moves(self, state: Table) -> list[Move]:
        return of_seats("from", [who for who in state.others(self.seat) if state.discards[who]])

    def play(self, state: Table, move: Move) -> None:
        victim = seat_of(move)
        *rest, card = state.discards[victim]
        state.discards[victim] = tuple(rest)
        state.gain(self.seat, [card])
        state.tell("fetch", self.seat, victim, card)
