"""Whole turns and whole sales, once the cards to come are named."""

from collections.abc import Iterator
from typing import Any

from ....move import Move
from ....search.beam import Line, beam_search
from ....search.mind import Thought
from ..action import Turn
from ..month import Closing
from ..placing import Carriage, MissingToken
from ..sale import END, Dump, Offer
from ..setup import FirstCarriage, FirstToken
from ..state import Table
from ..warehouse import Privilege, StockUp
from .sources import likely
from .worth import estimate

ASKED = (Carriage, MissingToken, Privilege, FirstCarriage)  # what a move asks belongs to it
SET_UP = (FirstToken, FirstCarriage)
OPEN = (*ASKED, Offer, Dump, Turn, FirstToken, StockUp)


def held(table: Table) -> Table:
    """During the set-up: no card is turned up after the last placement."""
    if isinstance(table.todo[-1], SET_UP):
        table = table.copy()
        table.todo.insert(0, Closing(table.todo[-1].seat))
    return table


def turns(table: Table, width: int) -> Thought[list[Line]]:
    """The lines of a turn, of a sale or of a placement, best first."""
    seat = table.todo[-1].seat
    table = held(table)

    def open_still(after: Table) -> bool:
        """The same turn, with more to decide than whether it ends."""
        step = after.todo[-1]
        return step.seat == seat and isinstance(step, OPEN)

    def successors(line: Line) -> Iterator[tuple[tuple[Move, ...], Table]]:
        step = line.state.todo[-1]
        if step.seat != seat or (isinstance(step, SET_UP) and line.moves):
            return
        waiting = [(line.moves, line.state)]
        while waiting:
            before, now = waiting.pop()
            for move in likely(now, seat, now.moves()):
                if move is not END:
                    after = now.copy()
                    after.play(move)
                    moves = (*before, move)
                    if after.todo[-1].seat == seat and isinstance(after.todo[-1], ASKED):
                        waiting.append((moves, after))
                    else:
                        yield moves, after

    def key(after: Table) -> tuple[Any, ...]:
        return (
            after.tokens[seat],
            after.carriages[seat],
            after.money[seat],
            after.stock,
            tuple(after.visited),
            after.ready[seat],
            after.turned[seat],
            after.todo[-1],
        )

    found = yield from beam_search(table, lambda after: estimate(after, seat), width, successors, key)
    return [line for line in found if not open_still(line.state)]


def whole(line: Line, seat: int) -> tuple[Move, ...]:
    """With the `end` of the turn, where there is one."""
    step = line.state.todo[-1]
    return (*line.moves, END) if step.seat == seat and END in step.moves(line.state) else line.moves
