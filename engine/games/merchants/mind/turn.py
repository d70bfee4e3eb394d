"""Whole turns: the best lines of one action after another, until something is revealed."""

from collections.abc import Callable, Iterator
from typing import Any

from ....move import Move
from ....search.beam import Line, beam_search
from ....search.mind import Thought
from ..cards import PLACE, held
from ..state import Table
from ..steps.building import Winter
from ..steps.turn import END, Turn

PAUSE = 6  # positions between two pauses
# cards that are put together in one order only: that of the tables
HEAPS = ({"pay"}, {"build", "add"}, {"addold"}, {"discard"}, {"tossjunk"})
BLIND = frozenset(("lay",))  # in any order


def turns(table: Table, worth: Callable[[Table], float], width: int) -> Thought[list[Line]]:
    """The lines up to the `end` of a turn, best first."""
    return (yield from beam_search(table, worth, width, lambda line: _successors(line, table), _key, PAUSE))


def is_sure(table: Table, before: Table) -> bool:
    """Nothing was revealed on the way."""
    return table.reveals == before.reveals and table.chance == before.chance


def is_open(table: Table, before: Table) -> bool:
    """And the same seat goes on."""
    return bool(table.todo) and table.todo[-1].seat == before.todo[-1].seat and is_sure(table, before)


def _successors(line: Line, start: Table) -> Iterator[tuple[tuple[Move, ...], Table]]:
    """One more action each, with all that it asks to be decided."""
    if not is_open(line.state, start):
        return
    waiting = [(line.moves, line.state)]
    while waiting:
        before, table = waiting.pop()
        for move in _moves(table, before[len(line.moves) :]):
            after = table.copy()
            after.play(move)
            grown = (*before, move), after
            if is_open(after, start) and type(after.todo[-1]) not in (Turn, Winter):
                waiting.append(grown)
            else:
                yield grown


def _moves(table: Table, done: tuple[Move, ...]) -> list[Move]:
    """Those that are worth a look: what is only another order of the same is left out."""
    step = table.todo[-1]
    if type(step) is Turn:
        return [move for move in table.moves() if move is not END] if table.actions else []
    moves = table.moves()
    if moves[0][0] in BLIND or (moves[0][0] == "toss" and moves[0][1].isdigit()):
        return moves[:1]
    if not done:
        return moves
    last = done[-1]
    for heap in HEAPS:
        if last[0] in heap:
            place = _place(last)
            return [move for move in moves if move[0] not in heap or _place(move) >= place]
    return moves


def _place(move: Move) -> int:
    return PLACE[held(move[1]).card]


def _key(table: Table) -> tuple[Any, ...]:
    """Positions with equal keys have the same lines before them."""
    step = table.todo[-1] if table.todo else None
    return (
        step,
        table.actions,
        table.flash,
        tuple(table.hands),
        tuple([frozenset(pile) for pile in table.discards]),
        tuple(map(len, table.discards)),
        tuple(map(len, table.stalls)),
        tuple(table.decks),
        tuple(table.market),
        len(table.market_discard),
        table.reveals,
    )
