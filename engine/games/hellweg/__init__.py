"""Hellweg, after the game by Michael Schacht. R and S numbers: RULES.md."""

from ...game import Game, mind_of
from .events import EVENTS
from .scores import scores
from .start import again, options, start

GAME = Game(
    key="hellweg",
    rules=1,
    seats=(2, 3, 4),
    options=options,
    start=start,
    again=again,
    events=EVENTS,
    scores=scores,
    bots=("random", "easy", "normal", "hard"),
    levels=("easy", "normal", "hard"),
    stand_in="normal",
    mind=mind_of(__name__),
    advises=True,
)
