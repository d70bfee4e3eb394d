"""What the generic tests know of the castle."""

from collections import Counter

from engine import Chance
from engine.games.castle.state import Table
from engine.games.castle.tables import CHEESES, MICE, TILES

from ..facts import Counts, Facts, Pieces


def _count(state: Table) -> Counts:
    """Tiles, and the mice of each seat."""
    tiles = dict(Counter([*state.floor.values(), state.spare]))
    out = Counter(state.mice.values())
    mice = {str(s): out[s] + state.reserve[s] + state.fallen[s] for s in state.seats}
    return [tiles, mice]


def _hide_again(state: Table, seat: int, chance: Chance) -> Table:
    """The same, but for the tiles under the roofs."""
    other = state.copy()
    if state.todo and not state.peeking:
        squares = [square for square in state.floor if state.roofed(square)]
        tiles = [state.floor[square] for square in squares]
        chance.shuffle(tiles)
        other.floor.update(zip(squares, tiles, strict=True))
    return other


def _unseen(state: Table, seat: int | None) -> set[str]:
    """Cheeses that lie nowhere open and that nobody has collected."""
    if not state.todo or state.peeking:
        return set()
    seen = {tile for square, tile in state.floor.items() if not state.roofed(square)}
    return set(CHEESES) - seen - {state.spare, *(kind for kinds in state.kinds for kind in kinds)}


FACTS = Facts(
    pieces=Pieces(
        count=_count,
        total=lambda state: [dict(Counter(TILES)), {str(seat): MICE for seat in state.seats}],
        hide_again=_hide_again,
        unseen=_unseen,
    ),
    perft={
        2: [4, 12, 204, 1788, 16482],
        3: [4, 12, 24, 384, 2760, 22284],
        4: [4, 12, 24, 24, 360, 1992, 14052],
    },
    perft_in_a_turn={
        ("two-goal-by-running", 44): [15, 224, 3159],
        ("three-goal-of-six", 15): [20, 220, 1514],
        ("four-falls", 35): [21, 212, 1215],
        ("two-both-fallen", 66): [19, 217, 1915],
    },
    numbers={
        "r": (22, set()),
        "s": (36, set()),
        "tv": (15, set()),
    },
    gaps=frozenset({"tv1", "tv9"}),
    private=False,
)
