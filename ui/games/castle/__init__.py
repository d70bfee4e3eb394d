"""How Castle of Mice looks and speaks."""

from engine.games.castle.memory import recalled

from ...book import Book
from ...face import Face
from . import drawing, ending, events, help, portrait, seats, taps, wording


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
    acts=("uncover", "push"),
    lays_open=ending.question,
    hides=taps.hides,
    recall=recalled,
    helps=seats.helps,
)
