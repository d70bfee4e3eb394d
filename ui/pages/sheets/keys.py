"""What the keys do; those of a single character can be switched off."""

from ...keys import Key, single, table
from ...node import Child, Node, dd, div, dl, dt, kbd
from ...parts.switch import switch
from ...words import _


def keys(letters: bool) -> Child:
    heard = [row for row in table() if letters or not _single(row)]
    return (
        dl(class_="keys")[[_row(row) for row in heard]],
        switch("letters", _("Single-letter keys"), letters),
    )


def _row(row: Key) -> Node:
    return div[dt[[kbd[key] for key in row.shown]], dd[row.words]]


def _single(row: Key) -> bool:
    return any(map(single, row.sends))
