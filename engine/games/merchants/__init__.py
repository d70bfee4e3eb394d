"""Merchants of the Dale, after the game by Sami Laakso. R and S numbers: RULES.md."""

from ...game import Game, mind_of
from .events import EVENTS
from .scores import scores
from .start import again, options, start

GAME = Game(
    key="merchants",
    rules=2,
    seats=(2, 3, 4),
    options=options,
    start=start,
    again=again,
    events=EVENTS,
    scores=scores,
    bots=("random", "greedy", "easy", "normal", "hard", "master"),
    levels=("easy", "normal", "hard", "master"),
    stand_in="normal",
    mind=mind_of(__name__),
    advises=True,
    unasked=("decline",),  # S34: rules 1 asked only whom it concerned
)
