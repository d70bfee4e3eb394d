"""Where pieces come from and go to, while the supply has them and after (R23, R27, R34)."""

from collections.abc import Iterable
from dataclasses import dataclass

from ...move import Move
from ...step import Reason, Step
from .places import reach
from .state import Table
from .tables import HOUSES, ROADS, ROADS_AT, STORED, WAITING

FORGO, NONE = Move("forgo"), Move("none")
TOKEN = {house: Move("token", house) for house in HOUSES}
CARRIAGE = {road: Move("carriage", road) for road in ROADS}
MOVE_TOKEN = {place: Move("move", "token", place) for place in (*HOUSES, STORED)}
MOVE = {(place, road): Move("move", place, road) for place in (*ROADS, STORED) for road in ROADS}


def carriage_moves(state: Table, seat: int, targets: Iterable[str]) -> list[Move]:
    """From the supply; with none left there from elsewhere, never back to where it lay (S10)."""
    if state.carriages_left(seat):
        return [CARRIAGE[road] for road in targets]
    sources = [place for place in dict.fromkeys(state.carriages[seat]) if place != WAITING]  # S35
    return [MOVE[place, road] for place in sources for road in targets if place != road]


@dataclass(frozen=True)
class MissingToken(Step[Table]):
    """R34: bought, but the supply is empty."""

    house: str
    left: int

    def moves(self, state: Table) -> list[Move]:
        sources = dict.fromkeys(state.tokens[self.seat])
        return [*(MOVE_TOKEN[place] for place in sources if place != self.house), FORGO]

    def play(self, state: Table, move: Move) -> None:
        if move == FORGO:
            state.tell("forgo", self.seat, "token", self.left)
            return
        state.place_token(self.seat, self.house, move.args[1])
        put_tokens(state, self.seat, self.house, self.left - 1)

    def why(self, state: Table, move: Move) -> Reason:
        match tuple(move):
            case ("move", "token", place) if place in MOVE_TOKEN:
                return ("same_place",) if place == self.house else ("no_token", place)
        return ("token_first",)


@dataclass(frozen=True)
class Carriage(Step[Table]):
    """R23: onto a road at the town that was bought; R28: the bonus, at an own token."""

    town: str = ""  # empty: the bonus

    def _targets(self, state: Table) -> tuple[str, ...]:
        return ROADS_AT[self.town] if self.town else reach(state.tokens[self.seat])

    def moves(self, state: Table) -> list[Move]:
        moves = carriage_moves(state, self.seat, self._targets(state))
        if not self.town:
            moves.append(NONE)
        elif not state.carriages_left(self.seat):
            moves.append(FORGO)
        return moves

    def play(self, state: Table, move: Move) -> None:
        match tuple(move):
            case ("carriage", road):
                state.place_carriage(self.seat, road)
            case ("move", source, road):
                state.place_carriage(self.seat, road, source)
            case ("forgo",):
                state.tell("forgo", self.seat, "carriage", 1)
            case _:
                state.tell("none", self.seat)

    def why(self, state: Table, move: Move) -> Reason:
        match tuple(move):
            case ("carriage", road) if road in ROADS:
                if road not in self._targets(state):
                    return ("not_at", road, self.town) if self.town else ("no_own_token", road)
                return ("no_supply", "carriage")
            case ("move", source, road) if (source, road) in MOVE:
                if state.carriages_left(self.seat):
                    return ("supply_first",)
                if source not in state.carriages[self.seat]:
                    return "no_carriage", source
                if source == road:
                    return ("same_place",)
                return ("not_at", road, self.town) if self.town else ("no_own_token", road)
        return ("carriage_first",)


def put_tokens(state: Table, seat: int, house: str, number: int) -> None:
    """R23: from the supply by themselves; R34: then a question, unless there is nothing to choose (S39)."""
    while number and state.tokens_left(seat):
        state.place_token(seat, house)
        number -= 1
    if number:
        missing = MissingToken(seat, house, number)
        if missing.moves(state) == [FORGO]:
            missing.play(state, FORGO)
        else:
            state.todo.append(missing)


def offer_bonus(state: Table, seat: int) -> None:
    """R28, S12: lapses where there is no road for it."""
    bonus = Carriage(seat)
    if bonus.moves(state) == [NONE]:
        state.tell("no_bonus", seat)
    else:
        state.todo.append(bonus)
