"""What a sale brings and costs (R16, R18, R31, R32, R49)."""

from typing import NamedTuple

from .network import Roads
from .state import Table
from .tables import DUMP, GOOD_OF, LAST_BONUS, ROADS


class Takings(NamedTuple):
    price: int
    power: int  # R31
    last: int  # R18
    village: int  # R49
    leaving: Roads  # R14: where a carriage leaves
    refunds: int  # R32

    @property
    def sum(self) -> int:
        return self.price + self.power + self.last + self.village + self.refunds


def takings(state: Table, seat: int, house: str, price: int, path: Roads = ()) -> Takings:
    """Of a token in a house that is sold over these roads, or where it stands."""
    leaving = tuple(
        road for road in path if not ROADS[road].cobbled and state.carriages[seat].count(road) == 1
    )
    return Takings(
        price=price,
        power=state.bonus(seat, GOOD_OF[house]),
        last=LAST_BONUS if state.last else 0,
        village=int(state.passengers and any(ROADS[road].village for road in path)),
        leaving=leaving,
        refunds=len(leaving) if state.refunds(seat) else 0,
    )


def dumped(state: Table, seat: int, house: str) -> Takings:
    """R17, S4, S30."""
    return takings(state, seat, house, DUMP)
