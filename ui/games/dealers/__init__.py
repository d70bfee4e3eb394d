"""Highland Dealers: how it looks and speaks."""

from .deal import dealing, gained, stage
from .end import figure, reckoning
from .flights import flights
from .hand import hand, tally
from .map import board
from .piles import piles
from .read import read
from .recap import recap
from .seats import colours, seats
from .taps import meant, names
from .tell import tell
from .words import columns, dealt, decided, move, options, phase, prompt, refuse, sound, title

__all__ = [
    "board",
    "colours",
    "columns",
    "dealing",
    "dealt",
    "decided",
    "figure",
    "flights",
    "gained",
    "hand",
    "meant",
    "move",
    "names",
    "options",
    "phase",
    "piles",
    "prompt",
    "read",
    "recap",
    "reckoning",
    "refuse",
    "seats",
    "sound",
    "stage",
    "tally",
    "tell",
    "title",
]
