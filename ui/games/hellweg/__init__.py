"""How Hellweg looks and speaks."""

from engine.games.hellweg.recall import recalled

from ...book import book_of
from ...face import Face
from . import drawing, ending, events, help, portrait, taps, wording, words

FACE = Face(
    drawing,
    taps,
    wording,
    events,
    ending,
    portrait,
    help,
    book_of(__name__),
    open=True,
    recall=recalled,
    areas=words.areas,
)
