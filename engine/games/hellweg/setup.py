"""The pieces of the set-up (D0 of the rule sheet)."""

from dataclasses import dataclass

from ...move import Move
from ...step import Reason, Step
from .month import open_month
from .placing import CARRIAGE, TOKEN
from .state import Table
from .tables import CLOSED, PLACEMENTS, ROADS, ROADS_AT, TOWN_OF

OPEN = {house: move for house, move in TOKEN.items() if TOWN_OF[house] != CLOSED}


@dataclass(frozen=True)
class FirstToken(Step[Table]):
    """R4: a token outside Dortmund."""

    carriage: bool  # R39: whether one comes with it

    def moves(self, state: Table) -> list[Move]:
        return [*OPEN.values()]

    def play(self, state: Table, move: Move) -> None:
        house = move.args[0]
        state.place_token(self.seat, house)
        if self.carriage:
            state.todo.append(FirstCarriage(self.seat, TOWN_OF[house]))
        elif not state.todo:
            open_month(state)

    def why(self, state: Table, move: Move) -> Reason:
        if move.kind == "token" and len(move.args) == 1 and move.args[0] in TOKEN:
            return "closed", move.args[0]
        return ("setup_first",)


@dataclass(frozen=True)
class FirstCarriage(Step[Table]):
    """R4, R5: a carriage at the town of that token."""

    town: str

    def moves(self, state: Table) -> list[Move]:
        return [CARRIAGE[road] for road in ROADS_AT[self.town]]

    def play(self, state: Table, move: Move) -> None:
        state.place_carriage(self.seat, move.args[0])
        if not state.todo:
            open_month(state)

    def why(self, state: Table, move: Move) -> Reason:
        if move.kind == "carriage" and len(move.args) == 1 and move.args[0] in ROADS:
            return "not_at", move.args[0], self.town
        return ("setup_first",)


def placements(state: Table) -> list[Step[Table]]:
    """R4, R39: three rounds in turn order."""
    order = (state.first, *state.others(state.first))
    return [
        FirstToken(seat, carriage=number == 0 or not state.warehouse)
        for number in range(PLACEMENTS)
        for seat in order
    ]
