"""What is said, seen and heard of what happened. No sentence names a tile under a roof, nor the square of a
trap: with `heart` the log must not remember (S31)."""

from collections.abc import Mapping, Sequence

from engine import Event
from engine.games.castle.events import EVENTS

from ...face import Names, Sentences
from ...parts.deeds import deeds
from ...words import _, count
from . import words
from .cheese import named
from .flights import flights

__all__ = ["flights", "recap", "sentences", "sounds", "telling"]

sounds: Mapping[str, str] = {
    "uncover": "card",
    "roof": "card",
    "run": "card",
    "enter": "card",
    "tower": "card",
    "push": "cart",
    "fall": "no",
    "cheese": "delivery",
}


def _tower(names: Names, seat: int, square: str) -> str:
    return _("{name} puts a mouse on the {place}", name=names[seat], place=words.corner(square))


def _enter(names: Names, seat: int, square: str) -> str:
    return _("{name} brings in a mouse: {square}", name=names[seat], square=square)


def _run(names: Names, seat: int, start: str, square: str) -> str:
    return _("{name} runs from {start} to {square}", name=names[seat], start=start, square=square)


def _cheese(names: Names, seat: int, kind: str) -> str:
    return _("{name} gets: {cheese}", name=names[seat], cheese=named(kind))


sentences: Sentences = {
    "round": lambda names, number, first: _(
        "Round {number}: {name} begins", number=number, name=names[first]
    ),
    "tower": _tower,
    "uncover": lambda names, room, *floor: _(
        "The roof at {square} is lifted", square=room.removeprefix("roof-")
    ),
    "enter": _enter,
    "run": _run,
    "push": lambda names, slot, into, out: _("The floor is pushed: {line}", line=words.slot(slot)),
    "fall": lambda names, square, seat: _("{name}’s mouse falls into the cellar", name=names[seat]),
    "cheese": _cheese,
    "end": lambda names, seat: _("{name} ends the turn", name=names[seat]),
}


def telling(events: Sequence[Event]) -> Sequence[Event]:
    return events


def recap(events: Sequence[Event], seat: int) -> list[str]:
    """The kinds it got, the mice it brought in; whoever fell."""
    did = deeds(events, seat, EVENTS)
    fallen = len(did["fall"])
    return [
        *(str(_("got {cheese}", cheese=named(deed["kind"]))) for deed in did["cheese"]),
        *([count("brought in {n} mouse", "brought in {n} mice", len(did["enter"]))] if did["enter"] else []),
        *([count("ran {n} time", "ran {n} times", len(did["run"]))] if did["run"] else []),
        *([count("lost {n} mouse", "lost {n} mice", fallen)] if fallen else []),
    ]
