"""What a message needs that comes after the page: asked before `update` runs, so that nothing is half done.

A name is that of a download: `pages`, or the key of a game.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engine.record import games_in

from .games import KEYS
from .model import Model
from .page import LINK, entrance
from .saves.link import BadLink, unfold
from .table.drawing.table import LATER
from .table.guide import LESSON

PAGES = "pages"
KEPT = ("files",)  # what they bring is kept in the model first: it must not be lost with a download


def needs(model: Model, kind: str, *details: Any) -> set[str]:
    """Of a game that a record in the message is of, and of whatever the message leads to."""
    if kind in KEPT:
        return set()
    leads = LEADS.get(kind)
    found = {*(leads(model, *details) if leads else ()), *_games(_texts(details))}
    return found & {PAGES, *KEYS}


def _texts(details: Iterable[Any]) -> Iterator[str]:
    """The storage comes as texts by key."""
    for detail in details:
        if isinstance(detail, str):
            yield detail
        elif isinstance(detail, dict):
            yield from detail.values()


def _games(texts: Iterable[str]) -> Iterator[str]:
    """Of records, and of links to them."""
    for text in texts:
        yield from games_in(text)
        packed = text if text.startswith(LINK) else text.partition(f"#{LINK}")[2]
        if packed:
            try:
                yield from games_in(unfold(packed)[0])
            except BadLink:
                continue


def _place(model: Model, place: str = "") -> Iterator[str]:
    """A page, and the game that it is about; of a lesson too, which lies on the shelf as any game."""
    page, detail = entrance(place.replace(f"table:{LESSON}", "lesson:"))
    if page:
        yield PAGES
        yield from detail.split(":")


def _sheet(model: Model, name: str) -> Iterator[str]:
    if name in LATER:
        yield PAGES


def _handed(model: Model, *_details: Any) -> Iterator[str]:
    """Of the records that were handed in one is read after the other."""
    return _games(model.handed[:1])


def _field(model: Model, name: str, value: Any) -> Iterator[str]:
    """A game code begins with its game."""
    if name == "seed":
        yield str(value).replace("-", " ").lower().strip().partition(" ")[0]


def _command(model: Model, text: str) -> Iterator[str]:
    """Of the page around this one, which wants a record, or a game by its key; the first one where it says
    neither."""
    try:
        wish = json.loads(text)
    except (ValueError, RecursionError):
        return
    if isinstance(wish, dict) and wish.get("do") == "load":
        record = wish.get("record")
        yield from _games([str(record)]) if record else [str(wish.get("game") or KEYS[0])]


def _library(model: Model) -> Iterator[str]:
    yield PAGES


def _game(model: Model, key: str) -> Iterator[str]:
    yield key


LEADS: dict[str, Callable[..., Iterator[str]]] = {
    "go": _place,
    "hash": _place,
    "open": _sheet,
    "shelved": _handed,
    "pasted": _handed,
    "take_in": _handed,
    "set": _field,
    "command": _command,
    "begin": _game,
    "give_up": _library,
}
