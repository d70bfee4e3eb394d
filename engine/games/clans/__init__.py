"""Highland Clans, after the game by Ralf Burkert. R and S numbers: RULES.md."""

from ...game import Game, mind_of
from ...parts.first import next_first
from .events import EVENTS
from .scores import scores
from .start import options, start

GAME = Game(
    key="clans",
    rules=1,
    seats=(3, 4, 5),
    options=options,
    start=start,
    again=next_first,  # S39
    events=EVENTS,
    scores=scores,
    bots=("random", "greedy", "easy", "normal", "hard"),
    levels=("easy", "normal", "hard"),
    stand_in="normal",
    mind=mind_of(__name__),
    advises=True,
)
