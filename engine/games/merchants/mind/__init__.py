"""How the Merchants are thought about."""

from ....bots import Mind, random
from .greedy import greedy

MIND = Mind(bots={"random": random, "greedy": greedy})
