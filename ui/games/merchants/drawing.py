"""What lies on the table. The stalls are the seats: nothing stands beside the board."""

from ...face import nothing
from ...parts.drawn import symbols_of
from .board import board
from .hand import hand
from .piles import piles
from .tally import tally

__all__ = ["board", "hand", "piles", "seats", "symbols", "tally"]

seats = nothing
symbols = symbols_of(__package__)
