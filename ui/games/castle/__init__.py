"""How Castle of Mice looks and speaks."""

from engine.games.castle.memory import recalled

from ...book import book_of
from ...face import Face
from . import drawing, ending, events, help, portrait, seats, taps, wording, words

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
    acts=("uncover", "push"),
    lays_open=ending.question,
    hides=taps.hides,
    areas=words.areas,
    recall=recalled,
    helps=seats.helps,
)
