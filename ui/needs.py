"""What a message needs: asked before `update` runs, so that nothing is half done.

Code that comes after the page, by the names of downloads: `pages`, or the key of a game. And records that are
replayed: a long one would hold the page up.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain
from typing import Any

from engine.record import game_of

from .games import KEYS
from .host import command
from .model import Model
from .page import LINK, entrance
from .saves.format import newest
from .saves.link import BadLink, unfold
from .saves.shelf import at_once, unbound
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
    """Of records, and of links to them, as their headers tell."""
    for text in texts:
        yield from map(game_of, (text, *_linked(text)))


def _linked(text: str) -> Iterator[str]:
    """The record of a link, which may stand behind the address of the page."""
    packed = text if text.startswith(LINK) else text.partition(f"#{LINK}")[2] if "\n" not in text else ""
    if packed:
        with suppress(BadLink):
            yield unfold(packed)[0]


def _place(model: Model, place: str = "") -> Iterator[str]:
    """A page, and the game that it is about; of a lesson too, which lies on the shelf as any game."""
    page, detail = entrance(place.replace(f"table:{LESSON}", "lesson:"))
    if page:
        yield PAGES
        yield from detail.replace("/", ":").split(":")


def _sheet(model: Model, name: str) -> Iterator[str]:
    if name in LATER:
        yield PAGES


def _handed(model: Model, *_details: Any) -> Iterator[str]:
    """Of the records that were handed in, those that are read next."""
    return _games(each.record for each in at_once(model.handed))


def _pasted(model: Model, text: str = "") -> Iterator[str]:
    return chain(_handed(model), _games(_next(model, text)))


def _field(model: Model, name: str, value: Any) -> Iterator[str]:
    """A game code begins with its game."""
    if name == "seed":
        yield str(value).replace("-", " ").lower().strip().partition(" ")[0]


def _command(model: Model, text: str) -> Iterator[str]:
    """Of the page around this one, which wants a record, or a game by its key; the first one where it says
    neither."""
    wanted = command(text)
    if wanted.get("do") == "load":
        record = wanted.get("record")
        yield from _games([str(record)]) if record else [str(wanted.get("game") or KEYS[0])]


def _pages(model: Model, *_details: Any) -> Iterator[str]:
    yield PAGES


def _game(model: Model, key: str) -> Iterator[str]:
    yield key


LEADS: dict[str, Callable[..., Iterator[str]]] = {
    "go": _place,
    "hash": _place,
    "open": _sheet,
    "about": _pages,
    "shelved": _handed,
    "pasted": _pasted,
    "take_in": _handed,
    "set": _field,
    "command": _command,
    "begin": _game,
    "give_up": _pages,
    "picture": _pages,
}


# ---- records


def records(model: Model, kind: str, *details: Any) -> Iterator[str]:
    """Those that are replayed when the message is heard."""
    reads = READS.get(kind)
    return reads(model, *details) if reads else iter(())


def _slots(_model: Model, *texts: str) -> Iterator[str]:
    whole = newest(texts)
    yield from [whole.record] if whole else filter(None, texts)


def _resumed(model: Model, _mark: str, *texts: str) -> Iterator[str]:
    return _slots(model, *texts)


def _by_slots(model: Model, *texts: str) -> Iterator[str]:
    return _slots(model, *texts) if model.place.partition(":")[0] in WATCHING else iter(())


def _followed(_model: Model, place: str = "") -> Iterator[str]:
    return _linked(place) if place.startswith(LINK) else iter(())


def _next(model: Model, text: str = "") -> Iterator[str]:
    """Of what was handed in, or is pasted now."""
    linked = [*_linked(text)]
    yield from [*_waiting(model), *linked, *unbound(text)][:1]


def _waiting(model: Model, *_details: Any) -> Iterator[str]:
    yield from (each.record for each in model.handed[:1])


def _laid(_model: Model, text: str) -> Iterator[str]:
    record = command(text).get("record")
    if isinstance(record, str):
        yield from _linked(record) if record.startswith(LINK) else [record]


WATCHING = ("replay", "review")
READS: dict[str, Callable[..., Iterator[str]]] = {
    "go": _followed,
    "hash": _followed,
    "resume": _resumed,
    "load": _resumed,
    "slots_read": _by_slots,
    "shelved": _waiting,
    "take_in": _waiting,
    "pasted": _next,
    "command": _laid,
}
