"""How the Merchants are thought about."""

from ....bots import Mind, random
from .advice import advise, worth
from .greedy import greedy
from .levels import easy, hard, normal
from .worth import study

MIND = Mind(
    bots={"random": random, "greedy": greedy, "easy": easy, "normal": normal, "hard": hard},
    advise=advise,
    worth=worth,
    study=study,
)
