"""What lies on the table."""

from ...parts.drawn import symbols_of
from .board import board
from .hand import hand
from .piles import piles
from .seats import seats
from .tally import tally
from .ways import marks

__all__ = ["board", "hand", "marks", "piles", "seats", "symbols", "tally"]

symbols = symbols_of(__package__)
