"""What the keys do; those of a single character can be switched off, or wait for Alt."""

from ...keys import Key, single, table
from ...node import Child, Node, dd, div, dl, dt, kbd
from ...settings import ALT, OFF
from ...words import _
from ..settings import letters


def keys(chosen: str) -> Child:
    heard = [row for row in table() if chosen != OFF or not _single(row)]
    return (
        dl(class_="keys")[[_row(row, chosen == ALT and _single(row)) for row in heard]],
        letters(chosen),
    )


def _row(row: Key, held: bool) -> Node:
    names = (_("Alt"), *row.caps) if held else row.caps
    return div[dt[[kbd[name] for name in names]], dd[row.words]]


def _single(row: Key) -> bool:
    return any(map(single, row.sends))
