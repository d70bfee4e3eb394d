"""What the worth of a position is made of, in Thalers: found by play of the bots among themselves."""

from typing import NamedTuple


class Weights(NamedTuple):
    dirt: float = 1.3  # a sale over a dirt road that then loses its only carriage
    margin: float = 2.5  # what a token costs that is still to be bought
    alone: float = 0.2  # chance that one of those is sold where no other house of its good is joined
    joined: float = 0.06  # how much more of it each joined house makes sure
    obtained: float = 1.2  # tokens that an action brings
    spare: float = 0.6  # a token on the board that no offer is left for
    idle: float = 0.15  # a carriage in the supply
    liquid: float = 6.0  # Thalers that one needs to act
    short: float = 0.35  # for each that lacks
    stored: float = 0.8  # what a piece in storage counts of one outside
    privilege: float = 2.0  # ready, with many turns to go
    waiting: float = 1.0  # a black carriage that waits
    spread: tuple[float, float] = (3.0, 1.0)  # how far a result may be from its estimate: and for each month


WEIGHTS = Weights()
