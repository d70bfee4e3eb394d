"""What lies on the table."""

from ...parts.drawn import symbols_of
from .board import board as board
from .hand import hand as hand
from .piles import piles as piles
from .seats import seats as seats
from .suggestions import marks as marks
from .tally import tally as tally

symbols = symbols_of(__package__)
