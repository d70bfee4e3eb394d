"""Highland Dealers, after the game by Carlo A. Rossi. R and S numbers: RULES.md."""

from ... import bots
from ...game import Game
from .bot import greedy
from .scores import scores
from .start import again, options, start

GAME = Game(
    key="dealers",
    rules=1,
    seats=(2, 3, 4),
    options=options,
    start=start,
    again=again,
    scores=scores,
    bots={"random": bots.random, "greedy": greedy},
)
