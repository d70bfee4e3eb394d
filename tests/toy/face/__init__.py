"""How the Toy looks and speaks: the smallest face that a game can have."""

from ui.book import book_of
from ui.face import Face

from . import drawing, ending, events, help, portrait, taps, wording

FACE = Face(drawing, taps, wording, events, ending, portrait, help, book_of(__name__))
