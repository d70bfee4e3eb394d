"""What the drawings of a game name: symbols that are drawn once, in a file of its folder."""

from collections.abc import Callable
from functools import cache
from pkgutil import get_data

from ..node import Part


def symbols_of(package: str) -> Callable[[], Part]:
    """The `symbols` of a face: what stands in symbols.svg of its package."""
    name = f"symbols-{package.rpartition('.')[2]}"

    @cache
    def symbols() -> Part:
        drawn = get_data(package, "symbols.svg")
        assert drawn
        return Part(name, "svg", drawn.decode().strip())

    return symbols
