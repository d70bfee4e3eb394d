"""The rollout policy: a quick, sound move for every decision."""

from collections.abc import Callable
from typing import Any

from ....move import Move
from ....parts.seats import seat_of
from ..scores import green_points
from ..state import Table
from ..steps.actions import COURT, KEEP, REDRAW, Actions, Redraw
from ..steps.bard import Bard, Bereft
from ..steps.lose import LOSE, Lose
from ..steps.raid import DRAW, FIGHT, PIPED, Attack, Booty, Defence, Draw, Fight, Refilled
from ..steps.turn import AWAY, END, RAID, Finish, RaidOrExchange
from ..tables import EXCHANGE, FIGHTS, MOST_CATTLE, STRENGTH
from .worth import left, strength

WEAK = 2  # what is no stronger is exchanged: the mean card is better
PIPER = 0.7  # what a piper adds in a raid
HANDS = {3: 7.2, 4: 8.3, 5: 9.1, 6: 9.7, 7: 10.2}  # mean strength of so many cards, kept with care
BEST_HAND = 10.5
RAID_FROM = 0.0  # by so much the own hand has to be stronger
WARRIOR, ESTATE, SECOND_ESTATE, LEAST = 0.8, 1.1, 0.5, 0.1  # of an action, in points or points a round


def policy(table: Table) -> Move:
    step = table.todo[-1]
    return CHOOSE[type(step)](table, step)


# ---- actions


def _act(table: Table, step: Actions) -> Move:
    moves = table.moves()
    return moves[0] if len(moves) == 1 else max(moves, key=Values(table, step.seat).__getitem__)


class Values(dict[Move, float]):
    """What an action is worth to a seat, in points until the end; worked out when it is asked for."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.rounds = left(table)
        self.foreign = max(table.cattle[:seat] + table.cattle[seat + 1 :])
        self.greens = [table.greens(who) for who in table.seats]
        self.now = green_points(self.greens)[seat]

    def __missing__(self, move: Move) -> float:
        value = self[move] = self._value(move)
        return value

    def _value(self, move: Move) -> float:
        rounds = self.rounds
        match move.kind:
            case "cattle":
                own = self.table.cattle[self.seat]
                most = MOST_CATTLE if own == self.foreign else 0
                return rounds * (1 + most) + LEAST
            case "castle":
                return rounds * self._blue(2)
            case "piper":
                return rounds * self._blue(1) + LEAST
            case "monastery":
                return rounds * self._green(3)
            case "monks":
                return rounds * self._green(int(move.args[0])) + LEAST
            case "warrior":
                return WARRIOR
            case "estate":
                return self._estate(move)
            case "bard":
                return self._bard(seat_of(move))
        return 0.0  # done

    def _blue(self, more: int) -> int:
        margin = self.table.blues(self.seat) - self.foreign
        return max(margin + more, 0) - max(margin, 0)

    def _green(self, more: int) -> int:
        greens = [*self.greens]
        greens[self.seat] += more
        return green_points(greens)[self.seat] - self.now

    def _estate(self, move: Move) -> float:
        """There must be time to build on it."""
        use = SECOND_ESTATE if self.table.free(self.seat) else ESTATE
        value = (self.rounds - 1) * use
        if move.args[0] == "green" and move.args[2] != "0":
            value += self.rounds * self._green(-int(move.args[2]))
        return value - WARRIOR * (move.args[1] == COURT)

    def _bard(self, victim: int) -> float:
        found = sorted(_harm(self.table, self.seat, victim).values())
        return self.rounds * sum(found[-2:]) / 2


def _harm(table: Table, seat: int, victim: int) -> dict[str, float]:
    """What the loss of a cube of each colour does to a clan, in points a round."""
    harm = {}
    leads = table.points(victim) >= max([table.points(who) for who in table.others(seat)])
    weight = 0.6 if leads else 0.3
    if table.may_leave(victim, "yellow") > 0:
        harm["yellow"] = weight / 2
    if table.pipers[victim]:
        foreign = max(table.cattle[:victim] + table.cattle[victim + 1 :])
        harm["blue"] = weight if table.blues(victim) > foreign else weight / 3
    if table.monks[victim]:
        greens = [table.greens(who) for who in table.seats]
        now = green_points(greens)[victim]
        greens[victim] -= 1
        harm["green"] = weight * (now - green_points(greens)[victim]) + weight / 3
    return harm


def _sing(table: Table, step: Bard) -> Move:
    """The second cube comes home."""
    harm = _harm(table, step.seat, step.victim)
    moves = [move for move in table.moves() if move.kind == ("steal" if step.moved else "remove")]
    return max(moves, key=lambda move: harm[move.args[0]])


# ---- raid or exchange


def power(table: Table, seat: int) -> float:
    """What a seat can bring to a raid, as the others see it."""
    return HANDS.get(table.warriors[seat], BEST_HAND) + PIPER * min(table.pipers[seat], FIGHTS)


def _third(table: Table, step: RaidOrExchange) -> Move:
    seat = step.seat
    hand = table.hands[seat]
    if not step.away:
        own = strength(hand) + PIPER * min(table.pipers[seat], FIGHTS)
        foes = [who for who in table.others(seat) if own - power(table, who) > RAID_FROM]
        if foes:
            return RAID[max(foes, key=lambda who: table.points(who) + bool(table.buildings(who)))]
    return swap(table, step)


def swap(table: Table, step: RaidOrExchange) -> Move:
    """Weak cards are exchanged."""
    hand = table.hands[step.seat]
    if step.away < EXCHANGE and hand and STRENGTH[hand[0]] <= WEAK:
        return AWAY[hand[0]]
    return DRAW if step.away else END


# ---- fights


def _fight(table: Table, step: Fight) -> Move:
    """The best cards come in any order; where the raid is decided a weak one will do."""
    hand = table.hands[step.seat]
    to_come = FIGHTS - step.number + 1
    lead = abs(step.won - step.lost)
    if lead > to_come:
        return FIGHT[hand[0]]
    card = hand[-1 - table.chance.below(min(to_come, len(hand)))]
    if table.pipers[step.seat] and table.chance.below(2):
        return PIPED[card]
    return FIGHT[card]


def _lose(table: Table, step: Lose) -> Move:
    return LOSE[table.hands[step.seat][0]]


def _take(table: Table, step: Booty) -> Move:
    return table.moves()[0]


CHOOSE: dict[type, Callable[[Table, Any], Move]] = {
    Redraw: lambda table, step: KEEP if not table.aside else REDRAW,
    Actions: _act,
    Bard: _sing,
    RaidOrExchange: _third,
    Attack: _fight,
    Defence: _fight,
    Lose: _lose,
    Bereft: _lose,
    Refilled: _lose,
    Booty: _take,
    Draw: lambda table, step: DRAW,
    Finish: lambda table, step: END,
}
