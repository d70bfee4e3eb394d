"""What happened, in sentences with pictures; a sentence leads back to its moment."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine import ROUND, Event, known

from ...games import FACES
from ...node import Part, button, div, h2, li, ol, section
from ...parts.icon import icon
from ...parts.seat import named
from ...words import _, drawn_once, pieces
from ..sitting import Sitting
from .recap import recap


class Happened(NamedTuple):
    """What a seat may know of a move, and all that the sentences for it depend on."""

    events: tuple[Event, ...]
    game: str
    who: tuple[tuple[str, str], ...]  # the name and colour of each seat


def log(sitting: Sitting) -> Part:
    """Round by round, the newest first."""
    rounds, more = _recent_rounds(sitting)
    return section(class_="lastlog panel", aria_label=_("Log"))[
        h2[icon("i-log"), _("Log")],
        div(class_="lines", id="log", data_rove=True)[
            recap(sitting),
            rounds,
            more and button(type="button", class_="btn", id="earlier", data_do="earlier")[_("Show earlier")],
        ],
    ].part("lastlog")


def move_sentences(sitting: Sitting, number: int) -> list[str]:
    """What the seat that looks may know of a move, in sentences."""
    return [line for _kind, line in sentences(_happened(sitting, number))]


def public_sentences(sitting: Sitting, number: int) -> list[str]:
    """What everybody may know of a move."""
    events = known(sitting.match.events[number], None)
    return [line for _kind, line in sentences(_of(events, sitting))]


def _happened(sitting: Sitting, number: int) -> Happened:
    return _of(sitting.known(number), sitting)


def _of(events: Iterable[Event], sitting: Sitting) -> Happened:
    return Happened(tuple(events), sitting.match.game.key, sitting.seating.marks)


@drawn_once
def sentences(thing: Happened) -> tuple[tuple[str, str], ...]:
    """The kinds of the events of which there is something to say, and what is said."""
    names, face = [named(*who) for who in thing.who], FACES[thing.game]
    said = [(event.kind, face.sentence(event, names)) for event in face.events.telling(thing.events)]
    return tuple((kind, line) for kind, line in said if line)


def _recent_rounds(sitting: Sitting) -> tuple[list[Part], bool]:
    """So many rounds, or back to the moment that is shown; and whether there are more."""
    shown: list[Part] = []
    reached, at = len(sitting.match.events), sitting.rewind.at
    for first, lines in _rounds(sitting):
        if len(shown) >= sitting.layout.rounds and (at is None or at >= reached):
            return shown, True
        shown.append(ol(aria_label=_("What happened, the newest first"))[lines].part(f"round-{first}"))
        reached = first
    return shown, False


def _rounds(sitting: Sitting) -> Iterator[tuple[int, list[Part]]]:
    """Of each round its first move and its lines, below the one that begins it; the first has the set-up."""
    lines: list[Part] = []
    for number in range(len(sitting.match.events) - 1, -1, -1):
        for kind, line in reversed(_lines(_happened(sitting, number), number, sitting.rewind.at == number)):
            lines.insert(0 if kind == ROUND else len(lines), line)
            if kind == ROUND and number:
                yield number, lines
                lines = []
    yield 0, lines


@drawn_once
def _lines(thing: Happened, number: int, shown: bool) -> tuple[tuple[str, Part], ...]:
    return tuple(
        (
            kind,
            li(class_="head" if kind == ROUND else None)[
                button(
                    type="button",
                    id=f"look-{number}-{place}",
                    data_do=f"rewind {number}",
                    aria_current="true" if shown and not place else None,
                    tabindex=-1,
                )[pieces(line)]
            ].part(f"log-{number}-{place}"),
        )
        for place, (kind, line) in enumerate(sentences(thing))
    )
