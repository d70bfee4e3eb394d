"""The drawings of the game that are drawn once: animals, signs, awnings, the die."""

from functools import cache
from pkgutil import get_data

from ...node import Part


@cache
def symbols() -> Part:
    drawn = get_data(__name__, "symbols.svg")
    assert drawn
    return Part("symbols", "svg", drawn.decode().strip())
