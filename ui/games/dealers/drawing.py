"""What lies on the table."""

from .board import board
from .hand import hand
from .piles import piles
from .seats import seats
from .tally import tally

__all__ = ["board", "hand", "piles", "seats", "symbols", "tally"]


def symbols() -> None:
    """They stand in the sprite of the page."""
