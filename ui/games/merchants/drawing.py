"""What lies on the table. The stalls are the seats: nothing stands beside the board."""

from ...face import never, nothing
from ...parts.drawn import symbols_of
from .board import board
from .hand import hand
from .piles import piles
from .tally import tally

__all__ = ["board", "hand", "marks", "piles", "seats", "symbols", "tally"]

seats = nothing
marks = never
symbols = symbols_of(__package__)
