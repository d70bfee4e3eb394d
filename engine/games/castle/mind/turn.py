"""Whole turns in a world where all tiles are named."""

from collections.abc import Callable, Iterator
from typing import Any

from ....move import Move
from ....search.beam import Line, beam_search
from ....search.mind import Thought
from ..grid import ROOM_OF
from ..state import Table
from ..steps import END, Turn
from .worth import chances_to_win

REVEALS = ("uncover", "push")  # S30
Allowed = Callable[[Table, Table], bool]  # before and after a move


def turns(table: Table, seat: int, width: int) -> Thought[list[Line]]:
    """The lines of a turn, best first. A roof is lifted to go below it at once."""
    return (
        yield from beam_search(table, lambda table: chances_to_win(table)[seat], width, _successors, _key)
    )


def _successors(line: Line) -> Iterator[tuple[tuple[Move, ...], Table]]:
    table = line.state
    if not table.todo or not isinstance(table.todo[-1], Turn) or table.turn != table.todo[-1].seat:
        return
    for move, after in played(table):
        if move.kind != "uncover":
            yield (*line.moves, move), after
            continue
        room = ROOM_OF[table.plan]
        for below, entered in played(after):
            if below.kind in ("run", "enter") and room.get(below[-1]) == move[1]:
                yield (*line.moves, move, below), entered


def played(table: Table) -> Iterator[tuple[Move, Table]]:
    """Each move of a turn but its end, and the table after it."""
    for move in table.moves():
        if move is not END:
            after = table.copy()
            after.play(move)
            yield move, after


def until_reveal(line: Line) -> tuple[Move, ...]:
    """As much of a line as is played before something is seen; to the end of the turn if nothing is."""
    for count, move in enumerate(line.moves, 1):
        if move.kind in REVEALS:
            return line.moves[:count]
    return (*line.moves, END) if line.state.todo else line.moves


def _key(table: Table) -> tuple[Any, ...]:
    """Positions with equal keys have the same lines before them."""
    return (
        frozenset(table.mice.items()),
        table.roofs,
        tuple(table.floor.values()),
        tuple(table.kinds),
        table.todo[-1] if table.todo else None,
    )
