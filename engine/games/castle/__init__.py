"""Castle of Mice, after the game by Jens-Peter Schliemann and Bernhard Weber. R and S numbers: RULES.md."""

from ...game import Game, mind_of
from ...parts.first import next_first
from .events import EVENTS
from .scores import scores
from .start import options, start

GAME = Game(
    key="castle",
    rules=1,
    seats=(2, 3, 4),
    options=options,
    start=start,
    again=next_first,
    events=EVENTS,
    scores=scores,
    bots=("random", "greedy", "easy", "normal", "hard"),
    levels=("easy", "normal", "hard"),
    stand_in="normal",
    mind=mind_of(__name__),
    advises=True,
)
