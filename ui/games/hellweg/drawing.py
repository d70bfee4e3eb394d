"""What lies on the table."""

from ...defaults import never
from ...parts.drawn import symbols_of
from .board import board as board
from .market import hand as hand
from .offers import piles as piles
from .seats import seats as seats
from .tally import tally as tally

marks = never
symbols = symbols_of(__package__)
