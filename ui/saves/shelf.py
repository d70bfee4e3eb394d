"""Games as the storage and files hold them."""

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import accumulate, takewhile
from typing import NamedTuple

from engine import RecordError

from ..games import FACES
from ..words import _
from .format import SLOTS, Save, newest, slot_key
from .link import BadLink
from .words import because, why

SLICE = 1_500  # lines that are read in one go
BESIDE = 20  # lines: what a game costs beside its own
FIRST = "peddlers-record "  # what a record begins with


class Handed(NamedTuple):
    """A record that somebody hands in."""

    record: str
    file: str = ""  # in which it came


def games(texts: Mapping[str, str]) -> dict[str, Save]:
    """The whole saves by mark, the last one first."""
    return in_order(_whole(texts))


def _whole(texts: Mapping[str, str]) -> dict[str, Save]:
    slots: dict[str, list[str]] = {}
    for key, text in texts.items():
        if mark := mark_of(key):
            slots.setdefault(mark, []).append(text)
    found = [(mark, newest(each)) for mark, each in slots.items()]
    return {mark: save for mark, save in found if save and save.label.game in FACES}


def changed(games: Mapping[str, Save], texts: Mapping[str, str], keys: Iterable[str]) -> dict[str, Save]:
    """The whole saves, after the texts under these keys changed: no other is read."""
    marks = dict.fromkeys(filter(None, map(mark_of, keys)))
    news = {slot_key(mark, slot): texts.get(slot_key(mark, slot), "") for mark in marks for slot in SLOTS}
    kept = {mark: save for mark, save in games.items() if mark not in marks}
    return in_order({**kept, **_whole(news)})


def mark_of(key: str) -> str:
    """The game whose slot is kept under a key; empty: something else is."""
    what, _dot, rest = key.partition(".")
    return rest.partition(".")[0] if what == "game" else ""


def in_order(games: Mapping[str, Save]) -> dict[str, Save]:
    """The last one first."""
    return dict(sorted(games.items(), key=lambda game: -game[1].label.when))


def missing(games: Mapping[str, Save], texts: Mapping[str, str]) -> dict[str, Save]:
    """Those of which no slot holds anything."""
    there = set(map(mark_of, texts))
    return {mark: save for mark, save in games.items() if mark not in there}


def damaged(texts: Mapping[str, str], whole: Container[str]) -> dict[str, str]:
    """What was found damaged, and games of which no slot is whole, by key."""
    lost = [key for key in texts if (mark := mark_of(key)) and mark not in whole]
    return {key: text for key, text in texts.items() if key in lost or key.startswith("damaged.")}


def bound(saves: Iterable[Save]) -> str:
    """Many games as one text: one record after the other."""
    return "".join(save.sealed() for save in saves)


def no_game(error: RecordError, file: str = "") -> str:
    """Why a record is none, or only part of one."""
    line = _("Line {n}: {why}", n=error.line, why=why(error))
    return _("{file}: {why}", file=file, why=line) if file else line


def no_file(file: str) -> str:
    return _("{file}: {why}", file=file, why=_("It could not be read."))


def no_link(error: BadLink) -> str:
    if error.args == ("broken",):
        return _("The link is damaged or was cut off. Ask for it once more, or for the file.")
    return because(*error.args)


def at_once(handed: Sequence[Handed]) -> Sequence[Handed]:
    """The first of many, as far as they are read in one go; at least one."""
    lines = accumulate(each.record.count("\n") + BESIDE for each in handed)
    return handed[: max(1, sum(1 for _each in takewhile(lambda number: number <= SLICE, lines)))]


def unbound(text: str) -> list[str]:
    """The records of a text; one of which nothing is known, if it has none."""
    _before, *records = f"\n{text.removeprefix(chr(0xFEFF))}".replace("\r\n", "\n").split(f"\n{FIRST}")
    return [f"{FIRST}{record}" for record in records] or [text]
