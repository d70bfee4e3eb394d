"""What a push would bring, as far as a view tells (S35)."""

from typing import NamedTuple

from ...view import HIDDEN, Unseen, trial
from .grid import IN_ORDER
from .scores import scores
from .state import DROPS, Table
from .steps import PUSH
from .tables import CHEESES, SLOTS


class Preview(NamedTuple):
    """Of a push."""

    line: dict[str, str]  # square -> the tile that comes there; HIDDEN: from under a roof
    falls: tuple[str, ...]  # where a mouse falls
    perhaps: tuple[str, ...]  # where one may fall
    feeds: tuple[tuple[int, str], ...]  # seat and kind, from the seat in turn clockwise
    winner: int | None  # of the game that it ends for sure


def preview(view: Table, slot: str) -> Preview:
    squares = SLOTS[slot]
    tiles = [view.spare, *(HIDDEN if view.roofed(square) else view.floor[square] for square in squares[:-1])]
    coming = dict(zip(squares, tiles, strict=True))
    mice = [square for square in IN_ORDER[slot] if square in view.mice]
    falls = tuple(square for square in mice if DROPS.get(coming[square]))
    perhaps = tuple(square for square in mice if coming[square] == HIDDEN)
    under: dict[int, list[str]] = {seat: [] for seat in (view.turn, *view.others(view.turn))}
    for square, seat in view.mice.items():
        if square in view.floor and square not in falls:
            under[seat].append(coming.get(square, view.floor[square]))
    return Preview(
        line={square: coming[square] for square in IN_ORDER[slot]},
        falls=falls,
        perhaps=perhaps,
        feeds=tuple(
            (seat, kind)
            for seat, kinds in under.items()
            for kind in CHEESES
            if kinds.count(kind) > 1 and kind not in view.kinds[seat]
        ),
        winner=_winner(view, slot),
    )


def _winner(view: Table, slot: str) -> int | None:
    try:
        after = trial(view, PUSH[slot])
    except Unseen:
        return None
    return None if after.todo else scores(after).winners[0]
