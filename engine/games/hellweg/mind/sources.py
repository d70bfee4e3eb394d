"""With an empty supply a piece must come from elsewhere: only from where it is missed least."""

from collections.abc import Sequence

from ....move import Move
from ..places import SUPPLY, shifted
from ..state import Table
from ..tables import TOWN_OF
from .worth import estimate

MOST = 2  # places that are looked at, for tokens and for carriages
Source = tuple[bool, str]  # of a token or of a carriage, and where it lies


def source(move: Move) -> Source | None:
    match tuple(move):
        case ("move", "token", place):
            return True, place
        case ("move", place, _):
            return False, place
        case (*_, "from", place):
            return place in TOWN_OF, place
    return None


def likely(table: Table, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves, without those that take a piece from a better place than need be."""
    found = {one for one in map(source, moves) if one}
    if len(found) <= MOST:
        return moves
    ranked = sorted(found, key=lambda one: (_without(table, seat, one), one), reverse=True)
    kept = {one for token in (True, False) for one in [each for each in ranked if each[0] == token][:MOST]}
    return [move for move in moves if (one := source(move)) is None or one in kept]


def _without(table: Table, seat: int, lifted: Source) -> float:
    token, place = lifted
    after = table.copy()
    pieces = after.tokens if token else after.carriages
    pieces[seat] = shifted(pieces[seat], place, SUPPLY)
    return estimate(after, seat)
