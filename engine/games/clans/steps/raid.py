"""A raid, D4."""

from dataclasses import dataclass

from ....move import Move
from ....parts.cards import kinds
from ....step import Reason, Step
from ..state import Table
from ..tables import BUILDINGS, CARDS, DEFENDED, FIGHTS, LOST, RAID_BARE, RAID_DRAWN, RAID_WON, STRENGTH
from .lose import Lose, refill

FIGHT = {card: Move("fight", card) for card in CARDS}
PIPED = {card: Move("fight", card, "piper") for card in CARDS}
TAKE = {building: Move("take", building) for building in BUILDINGS}
LEAVE, DRAW = Move("leave"), Move("draw")


@dataclass(frozen=True)
class Fight(Step[Table]):
    """R23: a card is laid, with a piper or without."""

    foe: int
    number: int = 1
    won: int = 0  # by the attacker
    lost: int = 0

    def moves(self, state: Table) -> list[Move]:
        hand = kinds(state.hands[self.seat])
        moves = [FIGHT[card] for card in hand]
        if state.pipers[self.seat]:
            moves += [PIPED[card] for card in hand]
        return moves

    def _lay(self, state: Table, move: Move) -> int:
        """S37: a piper leaves the court at once."""
        piper = len(move) - len(FIGHT["1"])
        state.pipers[self.seat] -= piper
        state.tell("lay", self.seat, piper)
        return piper

    def why(self, state: Table, move: Move) -> Reason:
        match tuple(move):
            case ("fight", card, *rest) if card in CARDS and rest in ([], ["piper"]):
                return ("not_held", card) if card not in state.hands[self.seat] else ("no_piper",)
        return ("fight_first",)


class Attack(Fight):
    """The card of the attacker lies face down until the defender has answered."""

    def play(self, state: Table, move: Move) -> None:
        state.piping = self._lay(state, move)
        hand = list(state.hands[self.seat])
        hand.remove(move.args[0])
        state.hands[self.seat], state.laid = tuple(hand), (move.args[0],)
        state.todo.append(Defence(self.foe, self.seat, self.number, self.won, self.lost))


class Defence(Fight):
    """R24: both cards are shown, and compared."""

    def play(self, state: Table, move: Move) -> None:
        attacker, answer = self.foe, move.args[0]
        (card,) = state.laid
        strength = STRENGTH[card] + state.piping
        piper = self._lay(state, move)
        against = STRENGTH[answer] + piper
        state.reveals += 1
        state.tell("fight", self.number, attacker, card, strength, self.seat, answer, against)
        state.put_down(self.seat, answer)  # R25
        state.discard[card] += 1
        state.put_in("blue", state.piping + piper)
        state.laid, state.piping = (), 0
        won, lost = self.won + (strength > against), self.lost + (strength < against)
        if self.number < FIGHTS:
            state.todo.append(Attack(attacker, self.seat, self.number + 1, won, lost))
            return
        settle(state, attacker, self.seat, won, lost)
        refill(state, Refilled(self.seat, won=won > lost))


def settle(state: Table, attacker: int, defender: int, won: int, lost: int) -> None:
    """R26–R30, S4."""
    if won > lost:
        state.tell("won", attacker, defender, won, lost)
        state.earn(attacker, "raid", RAID_WON if state.buildings(defender) else RAID_BARE)
    elif won == lost:
        state.tell("drawn", attacker, defender, won, lost)
        state.earn(attacker, "raid", RAID_DRAWN)
    else:
        state.tell("defended", attacker, defender, won, lost)
        state.earn(defender, "defended", DEFENDED)
        state.earn(attacker, "lost", LOST)


@dataclass(frozen=True, kw_only=True)
class Refilled(Lose):
    """S36: the defender has refilled; then the attacker takes booty, and refills."""

    won: bool  # by the attacker

    def after(self, state: Table) -> None:
        attacker = state.turn
        if self.won and state.buildings(self.seat):
            state.todo.append(Booty(attacker, self.seat))
        else:
            refill(state, Lose(attacker))


@dataclass(frozen=True)
class Booty(Step[Table]):
    """R27, S23: one of what the defender has, or nothing."""

    victim: int

    def moves(self, state: Table) -> list[Move]:
        return [*(TAKE[building] for building in state.buildings(self.victim)), LEAVE]

    def play(self, state: Table, move: Move) -> None:
        state.todo.append(Draw(self.seat))
        if move.kind == "leave":
            state.tell("leave", self.seat, self.victim)
            return
        building = move.args[0]
        kept = building == "cattle" and state.free(self.seat) > 0
        state.built(building)[self.victim] -= 1
        if kept:
            state.cattle[self.seat] += 1
        else:
            state.put_in(*BUILDINGS[building])
        state.tell("take", self.seat, self.victim, building, int(kept))

    def why(self, state: Table, move: Move) -> Reason:
        if move.kind == "take" and len(move.args) == 1 and move.args[0] in BUILDINGS:
            return "none_there", move.args[0]
        return ("booty_first",)


class Draw(Step[Table]):
    """D4: the choice of booty can be undone until the five cards come."""

    def moves(self, state: Table) -> list[Move]:
        return [DRAW]

    def play(self, state: Table, move: Move) -> None:
        refill(state, Lose(self.seat))
