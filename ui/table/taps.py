"""Taps narrow the legal moves. No rule is known here: only which things on the table a move names."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from engine import Move

# The things on the table that a move names, in groups: a card and a place in any order, then what pays.
Naming = Callable[[Move], tuple[tuple[str, ...], ...]]


@dataclass(frozen=True)
class Taps:
    """The moves that fit what was tapped so far, and what they leave to be tapped."""

    tapped: tuple[str, ...]
    left: tuple[Move, ...]
    glow: frozenset[str]  # things that can be tapped now
    anew: frozenset[str]  # things with which one can begin, whatever was tapped
    buttons: tuple[Move, ...]  # moves that name no thing, or nothing more, while others are left as well


def narrow(moves: Sequence[Move], tapped: tuple[str, ...], names: Naming) -> Taps:
    """A move fits if it names everything that was tapped, as often as it was tapped."""
    counted = Counter(tapped)
    left: list[Move] = []
    complete: list[Move] = []
    nameless: list[Move] = []
    glow: set[str] = set()
    anew: set[str] = set()
    for move in moves:
        groups = [Counter(group) for group in names(move)]
        things = sum(groups, Counter[str]())
        if not things:
            nameless.append(move)
        anew |= _next(groups, Counter())
        if counted <= things:
            left.append(move)
            glow |= _next(groups, counted)
            if tapped and counted == things:
                complete.append(move)
    buttons = (*(complete if len(left) > 1 else ()), *nameless)
    return Taps(tapped, tuple(left), frozenset(glow), frozenset(anew), buttons)


def led(taps: Taps, first: frozenset[str]) -> Taps:
    """Only these glow; the others can be tapped all the same."""
    return replace(taps, glow=first, anew=taps.anew | taps.glow)


def _next(groups: list[Counter[str]], counted: Counter[str]) -> set[str]:
    """What is still to be tapped of the first group that is not complete."""
    for group in groups:
        if missing := group - counted:
            return set(missing)
        counted = counted - group
    return set()


def tap(
    moves: Sequence[Move], tapped: tuple[str, ...], thing: str, names: Naming, double: bool = False
) -> tuple[str, ...] | None:
    """The taps after one more, or None if that does nothing. A thing tapped again is let go, but not by
    the second tap of a double tap; one that does not fit to those before begins anew."""
    taps = narrow(moves, tapped, names)
    if thing in taps.glow:
        return (*tapped, thing)
    if thing in tapped and double:
        return tapped
    if thing in tapped:
        place = tapped.index(thing)
        return tapped[:place] + tapped[place + 1 :]
    return (thing,) if thing in taps.anew else None


def decided(taps: Taps) -> Move | None:
    """The one move that is left, once something was tapped."""
    return taps.left[0] if taps.tapped and len(taps.left) == 1 else None


def within(place: str, things: Iterable[str]) -> list[str]:
    """The names of those things that lie at a place: `bridge` of `hand/bridge`, within the hand."""
    return [thing.removeprefix(f"{place}/") for thing in things if thing.startswith(f"{place}/")]
