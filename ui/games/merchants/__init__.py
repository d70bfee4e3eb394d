"""Merchants of the Dale: how it looks and speaks."""

from ...face import deal, deals, gained, hint, seats, stage, tell_card, touch
from ...widgets.symbols import symbols_of
from .board import board
from .end import figure, reckoning
from .flights import flights
from .hand import hand
from .keeper import colours
from .options import options
from .pictured import about
from .piles import piles
from .recap import doings
from .refusals import REFUSED as refused
from .sketch import picture, sketch
from .tally import tally, then
from .taps import declines, keeps, meant, names, spends
from .tell import TOLD as told
from .tell import telling
from .terms import TOPICS as topics
from .words import columns, decided, move, phases, prompt, sound, title

symbols = symbols_of(__name__)
