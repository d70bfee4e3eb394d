"""What never changes of the drawings of a game: SVG files in its folder."""

from collections.abc import Callable
from functools import cache
from pkgutil import get_data

from ..node import Part


@cache
def drawn(package: str, file: str, tag: str = "g", name: str = "") -> Part:
    """An element with an id, which is that of the file if no other is given."""
    found = get_data(package, f"{file}.svg")
    assert found
    return Part(name or file, tag, found.decode().strip())


def symbols_of(package: str) -> Callable[[], Part]:
    """The `symbols` of a face: those of symbols.svg."""
    return lambda: drawn(package, "symbols", "svg", f"symbols-{package.rpartition('.')[2]}")
