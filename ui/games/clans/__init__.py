"""How Highland Clans look and speak."""

from ...book import Book
from ...face import Face
from . import drawing, ending, events, help, portrait, taps, wording


def _book() -> Book:
    from . import book  # only when somebody reads

    return book


FACE = Face(drawing, taps, wording, events, ending, portrait, help, _book)
