"""What each feature of a seat does for its chance to win: fitted by multinomial logistic regression to 926
games of greedy, easy and normal with three, four and five seats, for all numbers of seats at once."""

from functools import lru_cache
from typing import NamedTuple

from ....search.odds import weights_at


class Scale(NamedTuple):
    """The weight of each thing, in logits."""

    points: float
    green: float  # what the seat would score now
    red: float
    blue: float
    warriors: float  # beyond the three that stay
    pipers: float
    greens: float  # green cubes
    cattle: float
    castles: float
    free: float  # free estates
    hand: float  # strength of the best three cards
    following: float  # the card
    waits: float  # its turn of this round is still to come


# thing -> its weight, and how much that grows as the end comes near (divided by the rounds to go)
WEIGHTS: dict[str, tuple[float, float]] = {
    "points": (0.111, 0.618),
    "green": (0.021, 0.288),
    "red": (0.179, 0.084),
    "blue": (0.351, 0.2),
    "warriors": (-0.332, 0.122),
    "pipers": (0.026, -0.075),
    "greens": (0.034, -0.004),
    "cattle": (0.346, 0.067),
    "castles": (-0.01, 0.003),
    "free": (0.536, -0.484),
    "hand": (0.173, -0.054),
    "following": (0.19, -0.133),
    "waits": (0.203, 0.127),
}


@lru_cache
def scale(left: int) -> Scale:
    """So many rounds before the end."""
    return Scale(**weights_at(WEIGHTS, left))
