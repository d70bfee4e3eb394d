"""The sale (D2 of the rule sheet)."""

from dataclasses import dataclass
from functools import lru_cache

from ...move import Move
from ...step import Reason, Step
from .network import Roads, paths
from .places import SUPPLY, Places, houses, roads, shifted
from .state import Table
from .tables import GOOD_OF, HOUSES, ROADS, TOWN_OF
from .takings import Takings, dumped, takings

END, KEEP, NONE = Move("end"), Move("keep"), Move("none")
DUMP = {house: Move("dump", house) for house in HOUSES}


@lru_cache(maxsize=16384)
def sales(target: str, tokens: Places, carriages: Places) -> tuple[Move, ...]:
    """R11–R13, S8: from the house pictured, then from each house of that good over each way."""
    own = frozenset(roads(carriages))
    moves = []
    for house in houses(tokens):
        if house == target:
            moves.append(Move("sell", house))
        elif GOOD_OF[house] == GOOD_OF[target] and own:
            moves += [Move("sell", house, *path) for path in paths(TOWN_OF[house], TOWN_OF[target], own)]
    return tuple(moves)


@dataclass(frozen=True)
class Offer(Step[Table]):
    """R11: one of the four offers on the card."""

    place: int
    sold: bool = False  # something, to an offer before

    def moves(self, state: Table) -> list[Move]:
        house, _ = state.offers[self.place]
        return [*sales(house, state.tokens[self.seat], state.carriages[self.seat]), KEEP]

    def play(self, state: Table, move: Move) -> None:
        seat = self.seat
        target, price = state.offers[self.place]
        if move == KEEP:
            state.tell("keep", seat, target)
        else:
            _, house, *path = move
            _sell(state, seat, house, target, takings(state, seat, house, price, tuple(path)), tuple(path))
        _next_offer(state, seat, self.place + 1, self.sold or move != KEEP)

    def why(self, state: Table, move: Move) -> Reason:
        match tuple(move):
            case ("sell", house, *path) if house in TOWN_OF and all(road in ROADS for road in path):
                target, _ = state.offers[self.place]
                if house not in state.tokens[self.seat]:
                    return "no_token", house
                if GOOD_OF[house] != GOOD_OF[target]:
                    return "other_good", house, target
                for road in path:
                    if road not in state.carriages[self.seat]:
                        return "no_carriage", road
                return "no_way", house, target
            case ("dump", house) if house in TOWN_OF:
                return ("offers_first",)
        return super().why(state, move)


class Dump(Step[Table]):
    """R17: who has sold nothing may sell one token for 2."""

    def moves(self, state: Table) -> list[Move]:
        return [*(DUMP[house] for house in houses(state.tokens[self.seat])), NONE]

    def play(self, state: Table, move: Move) -> None:
        if move == NONE:
            state.tell("none", self.seat)
        else:
            house = move.args[0]
            _sell(state, self.seat, house, house, dumped(state, self.seat, house), ())
        state.todo.append(Sold(self.seat))

    def why(self, state: Table, move: Move) -> Reason:
        if move.kind == "dump" and len(move.args) == 1 and move.args[0] in TOWN_OF:
            return "no_token", move.args[0]
        return super().why(state, move)


class Sold(Step[Table]):
    """The end of a seat's sale."""

    def moves(self, state: Table) -> list[Move]:
        return [END]

    def play(self, state: Table, move: Move) -> None:
        state.tell("end", self.seat)
        _end_sale(state, self.seat)


def begin_sale(state: Table, seat: int) -> None:
    """R10: of a seat; one without a token on the board is passed over (S39)."""
    if houses(state.tokens[seat]):
        _next_offer(state, seat, 0, sold=False)
        return
    state.tell("passed", seat)
    _end_sale(state, seat)


def _end_sale(state: Table, seat: int) -> None:
    following = state.after(seat)
    if following != state.first:
        begin_sale(state, following)
    elif state.removed and not state.todo:  # R35, S41: the game is over
        state.tell("open", *state.removed)


def _next_offer(state: Table, seat: int, place: int, sold: bool) -> None:
    """S39: what nothing can be sold to is passed."""
    for number in range(place, len(state.offers)):
        house, _ = state.offers[number]
        if sales(house, state.tokens[seat], state.carriages[seat]):
            state.todo.append(Offer(seat, number, sold))
            return
        state.tell("unmet", seat, house)
    state.todo.append(Sold(seat) if sold else Dump(seat))


def _sell(state: Table, seat: int, house: str, target: str, brings: Takings, path: Roads) -> None:
    """R16: the token goes back, the bank pays, then carriages leave (R14)."""
    state.tokens[seat] = shifted(state.tokens[seat], house, SUPPLY)
    state.money[seat] += brings.price + brings.power + brings.last + brings.village
    state.tell("sell", seat, house, target, *brings[:4], *path)
    for road in brings.leaving:
        state.return_carriage(seat, road)
