"""How a game ended, in words and beat by beat."""

from typing import NamedTuple

from engine import Match

from ..games import FACES
from ..parts.ledger import Ledger, Line
from ..words import _, listed
from .sitting import Sitting


def ledgers(sitting: Sitting) -> tuple[Ledger, ...]:
    return sitting.face.ending.reckoning(sitting.match.view(None), sitting.seating.names)


class Beat(NamedTuple):
    """What is announced, and what is seen from then on."""

    words: str
    numbers: tuple[tuple[int, int], ...] = ()  # each by the place of its part and by its seat
    judged: int | None = None  # the place of the part of which it is seen what follows


def beats(sitting: Sitting) -> list[Beat]:
    """What is laid open, the numbers of each part and what follows, those of the last part from its end up to
    the winner, and the outcome."""
    *first, last = ledgers(sitting)
    end = len(first)
    return [
        Beat(listed(part.title for part in (*first, last))),
        *(beat for place, part in enumerate(first) for beat in _part(place, part, sitting)),
        *(Beat(_number(line, sitting), ((end, line.seat),)) for line in reversed(last.lines)),
        Beat(outcome(sitting.match), judged=end),
    ]


def reached(sitting: Sitting) -> list[Beat]:
    """Those that are told by now."""
    beat = sitting.ending.beat
    return beats(sitting)[: None if beat is None else beat + 1]


def _part(place: int, part: Ledger, sitting: Sitting) -> tuple[Beat, Beat]:
    words = listed(_number(line, sitting) for line in part.lines)
    return Beat(words, tuple((place, line.seat) for line in part.lines)), Beat(part.verdict, judged=place)


def _number(line: Line, sitting: Sitting) -> str:
    return _("{name}: {text}", name=sitting.seating.names[line.seat], text=line.words)


def outcome(match: Match) -> str:
    scores = match.game.scores(match.view(None))
    winners = listed(match.seats[seat].name for seat in scores.winners)
    why = FACES[match.game.key].ending.decided(scores.why)
    if len(scores.winners) == 1:
        return _("{names} wins {why}.", names=winners, why=why)
    return _("{names} win together {why}.", names=winners, why=why)
