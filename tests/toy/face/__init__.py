"""How the Toy looks and speaks: the smallest face that a game can have."""

from ui.face import Face

from . import book, drawing, ending, events, help, portrait, taps, wording

FACE = Face(drawing, taps, wording, events, ending, portrait, help, lambda: book)
