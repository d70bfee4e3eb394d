"""What happened, in sentences with pictures; a sentence leads back to its moment."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine import ROUND, Event

from ..games import FACES
from ..node import Node, Part, button, div, h2, li, ol, section
from ..sitting import Sitting
from ..words import _, language, pieces
from .icon import icon
from .recap import recap
from .seat import named


class Told(NamedTuple):
    """An event, and all that the sentence for it depends on."""

    event: Event
    game: str
    who: tuple[tuple[str, str], ...]  # the name and colour of each seat
    language: str


def log(sitting: Sitting) -> Node:
    """Round by round, the newest first."""
    rounds, more = _shown(sitting)
    return section(class_="lastlog panel", aria_label=_("Log"))[
        h2[icon("i-log"), _("Log")],
        div(class_="lines", id="log", data_rove=True)[
            recap(sitting),
            ol(aria_label=_("What happened, the newest first"))[rounds],
            more and button(type="button", class_="btn", id="earlier", data_do="earlier")[_("Show earlier")],
        ],
    ]


def told(sitting: Sitting, number: int) -> list[str]:
    """What the seat that looks may know of a move, in sentences."""
    return [sentence(thing) for thing in _told(sitting, number)]


def _told(sitting: Sitting, number: int) -> list[Told]:
    game, who = sitting.match.game.key, sitting.who
    things = [Told(event, game, who, language()) for event in sitting.known(number)]
    return [thing for thing in things if sentence(thing)]


@lru_cache(maxsize=2048)
def sentence(thing: Told) -> str:
    return FACES[thing.game].tell(thing.event, [named(name, colour) for name, colour in thing.who])


def _shown(sitting: Sitting) -> tuple[list[list[Part]], bool]:
    """So many rounds, or back to the moment that is shown; and whether there are more."""
    shown: list[list[Part]] = []
    reached, at = len(sitting.match.events), sitting.rewind.at
    for first, lines in _rounds(sitting):
        if len(shown) >= sitting.layout.rounds and (at is None or at >= reached):
            return shown, True
        shown.append(lines)
        reached = first
    return shown, False


def _rounds(sitting: Sitting) -> Iterator[tuple[int, list[Part]]]:
    """Of each round its first move, and its lines below the one that begins it."""
    lines: list[Part] = []
    for number in range(len(sitting.match.events) - 1, -1, -1):
        for place, thing in reversed(list(enumerate(_told(sitting, number)))):
            part = _line(thing, number, place, sitting.rewind.at == number)
            if thing.event.kind == ROUND:
                yield number, [part, *lines]
                lines = []
            else:
                lines.append(part)
    if lines:
        yield 0, lines


@lru_cache(maxsize=1024)
def _line(thing: Told, number: int, place: int, shown: bool) -> Part:
    return li(class_="head" if thing.event.kind == ROUND else None)[
        button(
            type="button",
            id=f"look-{number}-{place}",
            data_do=f"rewind {number}",
            aria_current="true" if shown and not place else None,
            tabindex=-1,
        )[pieces(sentence(thing))]
    ].part(f"log-{number}-{place}")
