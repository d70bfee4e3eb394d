"""How safe the games are in this browser, in words."""

from typing import NamedTuple

from ...words import _

UNIT = 1000


class Storage(NamedTuple):
    """What the browser says of its storage."""

    kept: bool  # for good
    used: int  # bytes
    all: int  # bytes; 0: it does not say


def safety(storage: Storage) -> str:
    safe = (
        _("The browser keeps the games for good.")
        if storage.kept
        else _("The browser may clear the games when space is short: keep those you care for as a file.")
    )
    if not storage.all:
        return safe
    taken = _("This site has taken {used} of {all}.", used=size(storage.used), all=size(storage.all))
    return f"{safe} {taken}"


def size(number: int) -> str:
    """Rounded up: what is there never takes nothing."""
    mega = -(-number // UNIT**2)
    return _("{n} MB", n=mega) if mega < UNIT else _("{n} GB", n=round(mega / UNIT))
