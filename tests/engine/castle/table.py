"""Positions of the castle that can be read in a test: what is not said is a plain floor under its roof."""

from collections.abc import Sequence

from engine import GAMES, Chance
from engine.games.castle.state import Table
from engine.games.castle.steps import Turn
from engine.games.castle.tables import ACTIONS, FLOOR, MICE, PLAIN, ROOMS

CASTLE = GAMES["castle"]


def table(
    *mice: str,
    floor: str = "",
    unroofed: str = "",
    spare: str = PLAIN,
    kinds: Sequence[str] = (),
    fallen: Sequence[int] = (),
    plan: str = "front",
    goal: int = 4,
    memory: str = "heart",
    aided: str = "all",
    peeking: bool = False,
    first: int = 0,
    turn: int = 0,
    left: int = ACTIONS,
    pushed: bool = False,
) -> Table:
    """The squares where the mice of each seat stand, with blanks between; the floor as
    `b1=trap d3=plain`. Rooms in which a mouse stands are open, and those that `unroofed` names so."""
    standing = {square: seat for seat, squares in enumerate(mice) for square in squares.split()}
    opened = {*standing, *unroofed.split()}
    lost = [*fallen, *[0] * (len(mice) - len(fallen))]
    eaten = [tuple(words.split()) for words in (*kinds, *[""] * (len(mice) - len(kinds)))]
    return Table(
        chance=Chance(1),
        goal=goal,
        plan=plan,
        memory=memory,
        aided=aided,
        peeking=peeking,
        first=first,
        turn=turn,
        floor={**dict.fromkeys(FLOOR, PLAIN), **dict(word.split("=") for word in floor.split())},
        spare=spare,
        roofs=tuple(room for room, squares in ROOMS[plan].items() if opened.isdisjoint(squares)),
        mice=standing,
        reserve=[MICE - len(squares.split()) - lost[seat] for seat, squares in enumerate(mice)],
        fallen=lost,
        kinds=eaten,
        todo=[Turn(turn, left, pushed)],
    )


def started(seats: int, seed: int = 7, **options: str) -> Table:
    """A real game before its first move."""
    start: Table = CASTLE.start(seats, CASTLE.settle(seats, options), Chance(seed))
    return start


def roofed(position: Table) -> set[str]:
    return {square for square in FLOOR if position.roofed(square)}
