"""Games as the storage and files hold them."""

from collections.abc import Container, Iterable, Mapping

from engine import RecordError

from ..games import FACES
from ..words import _
from .format import Save, newest
from .link import BadLink
from .words import because, why

FIRST = "peddlers-record "  # what a record begins with


def games(texts: Mapping[str, str]) -> dict[str, Save]:
    """The whole saves by mark, the last one first."""
    slots: dict[str, list[str]] = {}
    for key, text in texts.items():
        if mark := mark_of(key):
            slots.setdefault(mark, []).append(text)
    found = [(mark, newest(each)) for mark, each in slots.items()]
    whole = [(mark, save) for mark, save in found if save and save.label.game in FACES]
    return in_order(dict(whole))


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


def no_game(error: RecordError) -> str:
    """Why a record is none, or only part of one."""
    return _("Line {n}: {why}", n=error.line, why=why(error))


def no_link(error: BadLink) -> str:
    if error.args == ("broken",):
        return _("The link is damaged or was cut off. Ask for it once more, or for the file.")
    return because(*error.args)


def unbound(text: str) -> list[str]:
    """The records of a text; one of which nothing is known, if it has none."""
    _before, *records = f"\n{text.removeprefix(chr(0xFEFF))}".replace("\r\n", "\n").split(f"\n{FIRST}")
    return [f"{FIRST}{record}" for record in records] or [text]
