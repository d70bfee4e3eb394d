"""Merchants of the Dale: how it looks and speaks."""

from ...book import book_of
from ...face import Face
from . import drawing, ending, events, help, portrait, taps, wording

FACE = Face(drawing, taps, wording, events, ending, portrait, help, book_of(__name__))
