"""What lies on the table. The stalls are the seats: nothing stands beside the board."""

from ...defaults import never, nothing
from ...parts.drawn import symbols_of
from .board import board as board
from .hand import hand as hand
from .piles import piles as piles
from .tally import tally as tally

seats = nothing
marks = never
symbols = symbols_of(__package__)
