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
from .flights import flights as flights

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


def _uncover(names: Names, mover: int, room: str, *floor: str) -> str:
    return _("{name} lifts the roof at {square}", name=names[mover], square=room.removeprefix("roof-"))


def _push(names: Names, mover: int, slot: str, into: str, out: str) -> str:
    return _("{name} pushes {line}", name=names[mover], line=words.slot(slot))


def _cheese(names: Names, seat: int, kind: str) -> str:
    return _("{name} gets: {cheese}", name=names[seat], cheese=named(kind))


sentences: Sentences = {
    "round": lambda names, number, first: _(
        "Round {number}: {name} begins", number=number, name=names[first]
    ),
    "tower": _tower,
    "uncover": _uncover,
    "enter": _enter,
    "run": _run,
    "push": _push,
    "fall": lambda names, square, seat: _("{name}’s mouse falls into the cellar", name=names[seat]),
    "cheese": _cheese,
    "roof": lambda names, room: _("The roof at {square} closes", square=room.removeprefix("roof-")),
    "end": lambda names, seat: _("{name} ends the turn", name=names[seat]),
}


def telling(events: Sequence[Event]) -> Sequence[Event]:
    return events


def recap(events: Sequence[Event], seat: int, _names: Names) -> list[str]:
    """The floor that it pushed, the kinds it got, the mice it brought in; whoever fell."""
    did = deeds(events, seat, EVENTS)
    fallen = len(did["fall"])
    turn = _turns(events, seat)
    lifted = sum(event.kind == "uncover" for event in turn)
    return [
        *(_("pushed {line}", line=words.slot(str(event.args[0]))) for event in turn if event.kind == "push"),
        *([count("lifted {n} roof", "lifted {n} roofs", lifted)] if lifted else []),
        *(str(_("got {cheese}", cheese=named(deed["kind"]))) for deed in did["cheese"]),
        *([count("brought in {n} mouse", "brought in {n} mice", len(did["enter"]))] if did["enter"] else []),
        *([count("ran {n} time", "ran {n} times", len(did["run"]))] if did["run"] else []),
        *([count("lost {n} mouse", "lost {n} mice", fallen)] if fallen else []),
    ]


def _turns(events: Sequence[Event], seat: int) -> list[Event]:
    """What happened in the turns of a seat: its end tells whose turn it was."""
    own: list[Event] = []
    turn: list[Event] = []
    for event in events:
        turn.append(event)
        if event.kind == "end":
            own += turn if event.args[0] == seat else ()
            turn = []
    return own
