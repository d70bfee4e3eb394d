"""How the Merchants are thought about."""

from ....bots import Mind, random

MIND = Mind(bots={"random": random})
