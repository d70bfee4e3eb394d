"""What lies on the table. The stalls are the seats: nothing stands beside the board."""

from ...face import nothing as seats
from .board import board
from .hand import hand
from .piles import piles
from .symbols import symbols
from .tally import tally

__all__ = ["board", "hand", "piles", "seats", "symbols", "tally"]
