"""What the keys do."""

from ..keys import table
from ..node import Node, dd, div, dl, dt, kbd


def keys() -> Node:
    return dl(class_="keys")[[div[dt[[kbd[key] for key in row.shown]], dd[row.words]] for row in table()]]
