"""Taps narrow the legal moves. No rule is known here: only which things on the table a move names."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine import Move

Names = Callable[[Move], tuple[str, ...]]  # the things on the table that a move names


@dataclass(frozen=True)
class Taps:
    """The moves that fit what was tapped so far, and what they leave to be tapped."""

    tapped: tuple[str, ...]
    left: tuple[Move, ...]
    glow: frozenset[str]  # things that can be tapped now
    buttons: tuple[Move, ...]  # moves that name no thing


def narrow(moves: Sequence[Move], tapped: tuple[str, ...], names: Names) -> Taps:
    """A move fits if it names everything that was tapped, as often as it was tapped."""
    counted = Counter(tapped)
    named = [(move, Counter(names(move))) for move in moves]
    fitting = [(move, things) for move, things in named if counted <= things]
    glow = frozenset(thing for _, things in fitting for thing in things - counted)
    return Taps(
        tapped=tapped,
        left=tuple(move for move, _ in fitting),
        glow=glow,
        buttons=tuple(move for move, things in named if not things),
    )


def tap(moves: Sequence[Move], tapped: tuple[str, ...], thing: str, names: Names) -> tuple[str, ...] | None:
    """The taps after one more, or None if no move is left. A thing tapped again is let go; one that does
    not fit to those before begins anew."""
    if thing in tapped and thing not in narrow(moves, tapped, names).glow:
        place = tapped.index(thing)
        return tapped[:place] + tapped[place + 1 :]
    for before in (tapped, ()):
        if narrow(moves, (*before, thing), names).left:
            return (*before, thing)
    return None


def decided(taps: Taps) -> Move | None:
    """The one move that is left, once something was tapped."""
    return taps.left[0] if taps.tapped and len(taps.left) == 1 else None
