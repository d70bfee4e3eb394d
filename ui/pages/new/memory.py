"""What is remembered from one new game to the next: who sat there, by which options. The browser
keeps it."""

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine import seat_name

from ...parts.seat import COLOURS
from .place import Place, family

EARLIER = 4  # so many places were remembered by the pages before this one
MAX_REMEMBERED = 4_000  # characters that are believed to be ours
KNOWN = 12  # names of earlier games that are offered


class Remembered(NamedTuple):
    places: list[Place]
    known: list[str]  # names of the persons of earlier games
    last: dict[str, dict[str, str]]  # game -> its options of the last time


def text(places: Sequence[Place], known: Sequence[str], last: Mapping[str, Mapping[str, str]]) -> str:
    seated = [[place.name, place.player, place.colour, place.across] for place in places]
    return json.dumps({"places": seated, "known": known, "last": last}, ensure_ascii=False)


def read(text: str) -> Remembered | None:
    """None: it is nothing of ours."""
    if len(text) > MAX_REMEMBERED:
        return None
    try:
        kept = json.loads(text)
        places = [_place(*place) for place in kept["places"]]
        if len(places) == EARLIER:
            places += family()[EARLIER:]
        last = {
            game: {str(name): str(one) for name, one in options.items()}
            for game, options in kept["last"].items()
        }
        if sorted(place.colour for place in places) != sorted(COLOURS):
            return None
        return Remembered(places, _names(kept["known"]), last)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return None


def _place(name: str, player: str, colour: str, across: bool | None) -> Place:
    (name,) = _names([name])
    if not isinstance(player, str) or across not in (True, False, None):
        raise ValueError(player, across)
    return Place(name, player, colour, across)


def _names(names: Sequence[str]) -> list[str]:
    if not all(isinstance(name, str) and name and seat_name(name) == name for name in names):
        raise ValueError(names)
    return list(names)[:KNOWN]
