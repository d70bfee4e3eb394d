"""What lies on the table."""

from ...face import never
from ...parts.drawn import symbols_of
from .board import board
from .market import hand
from .offers import piles
from .seats import seats
from .tally import tally

__all__ = ["board", "hand", "marks", "piles", "seats", "symbols", "tally"]

marks = never
symbols = symbols_of(__package__)
