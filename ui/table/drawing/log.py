"""What happened, in sentences with pictures; a sentence leads back to its moment."""

from bisect import bisect_right
from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from engine import ROUND, Event, known

from ...games import FACES
from ...node import Node, Part, button, div, h2, li, ol, section
from ...parts.icon import icon
from ...parts.seat import named
from ...words import _, drawn_once, pieces
from ..sitting import Sitting
from ..view import known_of_move
from .recap import recap

RECENT = 2  # rounds
MOST = 1400  # elements: what is not seen is not drawn, however long the game is
LONG = 20  # moves: a longer round is drawn in parts


class Passage(NamedTuple):
    """A round as it is drawn, or a part of it."""

    first: int  # moment
    last: int
    drawn: Part
    size: int  # elements


class Happened(NamedTuple):
    """What a seat may know of a move, and all that the sentences for it depend on."""

    events: tuple[Event, ...]
    game: str
    who: tuple[tuple[str, str], ...]  # the name and colour of each seat
    mover: int | None  # whose move it was; None: the set-up


def log(sitting: Sitting) -> Part:
    """Round by round, the newest first; of a long game a part."""
    passages = unrolled(sitting)
    newest, oldest = passages[0], passages[-1]
    last = len(sitting.match.moves)
    return section(class_="lastlog panel", aria_label=_("Log"))[
        h2[icon("i-log"), _("Log")],
        div(class_="lines", id="log", data_rove=True)[
            recap(sitting),
            newest.last < last and _further("later", newest.last, _("Show later")),
            [part.drawn for part in passages],
            oldest.first > 0 and _further("earlier", oldest.first, _("Show earlier")),
        ],
    ].part("lastlog")


def _further(name: str, moment: int, words: str) -> Node:
    """unrolling.js presses it once somebody has scrolled that far."""
    return button(type="button", class_="btn", id=name, data_do=f"unroll {moment}")[words]


def move_sentences(sitting: Sitting, number: int) -> list[str]:
    """What the seat that looks may know of a move, in sentences."""
    return [line for _kind, line in sentences(_happened(sitting, number))]


def public_sentences(sitting: Sitting, number: int) -> list[str]:
    """What everybody may know of a move."""
    events = known(sitting.match.events[number], None)
    return [line for _kind, line in sentences(_of(events, sitting, number))]


def _happened(sitting: Sitting, number: int) -> Happened:
    return _of(known_of_move(sitting, number), sitting, number)


def _of(events: Iterable[Event], sitting: Sitting, number: int) -> Happened:
    match = sitting.match
    mover = match.mover(number) if number else None
    return Happened(tuple(events), match.game.key, sitting.seating.marks, mover)


@drawn_once
def sentences(thing: Happened) -> tuple[tuple[str, str], ...]:
    """The kinds of the events of which there is something to say, and what is said."""
    names, face = [named(*who) for who in thing.who], FACES[thing.game]
    telling = face.events.telling(thing.events)
    spoken = [(event.kind, face.sentence(event, names, thing.mover)) for event in telling]
    return tuple((kind, line) for kind, line in spoken if line)


def unrolled(sitting: Sitting) -> list[Passage]:
    """What is in the log, the newest first: around the moment that is shown or to which it was unrolled, as
    much as fits. Before anybody did that, the newest rounds will do."""
    match, held = sitting.match, sitting.layout.log
    around = sitting.rewind.at if held is None else held
    passages = deque([_passage(sitting, len(match.moves) if around is None else around)])
    room = MOST - passages[0].size
    if around is None:
        _reach_back(sitting, passages, room, RECENT)
    else:
        room -= _reach_back(sitting, passages, room // 2)
        room -= _reach_on(sitting, passages, room)
        _reach_back(sitting, passages, room)
    return [*passages]


def _reach_back(sitting: Sitting, passages: deque[Passage], room: int, rounds: int = MOST) -> int:
    """Add earlier ones; the room that they take."""
    taken = 0
    while passages[-1].first > 0 and len(passages) < rounds:
        more = _passage(sitting, passages[-1].first - 1)
        if taken + more.size > room:
            break
        passages.append(more)
        taken += more.size
    return taken


def _reach_on(sitting: Sitting, passages: deque[Passage], room: int) -> int:
    """Add later ones; the room that they take."""
    taken = 0
    while passages[0].last < len(sitting.match.moves):
        more = _passage(sitting, passages[0].last + 1)
        if taken + more.size > room:
            break
        passages.appendleft(more)
        taken += more.size
    return taken


def _passage(sitting: Sitting, moment: int) -> Passage:
    """That of a moment; the first one has the set-up. What begins the round is said above its newest part."""
    first, last = _bounds(sitting, moment)
    begun, ends = _round(sitting, moment)
    lines: list[Part] = []
    for number in (*range(last, first - 1, -1), *([begun] if last == ends and first > begun else [])):
        for kind, line in reversed(_lines(_happened(sitting, number), number, sitting.rewind.at == number)):
            if kind != ROUND:
                lines += [line] if number >= first else []
            elif last == ends:
                lines.insert(0, line)
    drawn = ol(aria_label=_("What happened, the newest first"))[lines].part(f"round-{first}")
    return Passage(first, last, drawn, drawn.markup.count("<") - drawn.markup.count("</"))


def _bounds(sitting: Sitting, moment: int) -> tuple[int, int]:
    """The first and the last moment of the round of a moment; of a long round, of a part of it."""
    first, last = _round(sitting, moment)
    first += (moment - first) // LONG * LONG
    return first, min(first + LONG - 1, last)


def _round(sitting: Sitting, moment: int) -> tuple[int, int]:
    """The first and the last moment of the round of a moment, so far."""
    begun, last = sitting.match.rounds, len(sitting.match.moves)
    place = bisect_right(begun, moment)
    return begun[place - 1] if place else 0, begun[place] - 1 if place < len(begun) else last


@drawn_once
def _lines(thing: Happened, number: int, looked_at: bool) -> tuple[tuple[str, Part], ...]:
    return tuple(
        (
            kind,
            li(class_="head" if kind == ROUND else None)[
                button(
                    type="button",
                    id=f"look-{number}-{place}",
                    data_do=f"rewind {number}",
                    aria_current="true" if looked_at and not place else None,
                    tabindex=-1,
                )[pieces(line)]
            ].part(f"log-{number}-{place}"),
        )
        for place, (kind, line) in enumerate(sentences(thing))
    )
