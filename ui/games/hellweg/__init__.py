"""How Hellweg looks and speaks."""

from engine.games.hellweg.recall import recalled

from ...book import Book
from ...face import Face
from . import drawing, ending, events, help, portrait, taps, wording, words


def _book() -> Book:
    from . import book  # only when somebody reads

    return book


FACE = Face(
    drawing,
    taps,
    wording,
    events,
    ending,
    portrait,
    help,
    _book,
    open=True,
    recall=recalled,
    areas=words.areas,
)
