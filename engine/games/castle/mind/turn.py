"""Whole turns in a world where all tiles are named."""

from collections.abc import Iterator
from operator import attrgetter
from typing import Any

from ....move import Move
from ....search.beam import Line, beam_search
from ....search.mind import Thought
from ..grid import ROOM_OF
from ..steps import END, Turn
from .determinize import World
from .worth import NOTHING, chance_to_win, chances_to_win

WIDTH = 8  # of the search
REVEALS = ("uncover", "push")  # S30


def turns(world: World, seat: int, width: int) -> Thought[list[Line]]:
    """The lines of a turn, best first, as if it ended with them. A roof is lifted to go below it at once."""
    lines = yield from beam_search(world, lambda world: chance_to_win(world, seat), width, _successors, _key)
    ended = [line._replace(worth=chances_to_win(line.state, seat, NOTHING)[seat]) for line in lines]
    return sorted(ended, key=attrgetter("worth"), reverse=True)


def _successors(line: Line) -> Iterator[tuple[tuple[Move, ...], World]]:
    world = line.state
    if not world.todo or not isinstance(world.todo[-1], Turn) or world.turn != world.todo[-1].seat:
        return
    for move, after in played(world):
        if move.kind != "uncover":
            yield (*line.moves, move), after
            continue
        room = ROOM_OF[world.plan]
        for below, entered in played(after):
            if below.kind in ("run", "enter") and room.get(below[-1]) == move[1]:
                yield (*line.moves, move, below), entered


def played(world: World) -> Iterator[tuple[Move, World]]:
    """Each move of a turn but its end, and the world after it."""
    for move in world.moves():
        if move is not END:
            after = world.copy()
            after.play(move)
            yield move, after


def whole(line: Line) -> tuple[Move, ...]:
    """To the end of the turn."""
    return (*line.moves, END) if line.state.todo else line.moves


def until_reveal(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """As much of a turn as is played before something is seen."""
    for count, move in enumerate(moves, 1):
        if move.kind in REVEALS:
            return moves[:count]
    return moves


def _key(world: World) -> tuple[Any, ...]:
    """Positions with equal keys have the same lines before them."""
    return (
        frozenset(world.mice.items()),
        world.roofs,
        tuple(world.floor.values()),
        tuple(world.kinds),
        world.todo[-1] if world.todo else None,
    )
