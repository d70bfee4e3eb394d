"""What each feature of a seat does for its chance to win: fitted to games of the bots among themselves, by
multinomial logistic regression on all rounds' beginnings (LABORATORY.md says how)."""

from functools import lru_cache
from typing import NamedTuple

from ....search.odds import weights_at


class Scale(NamedTuple):
    """The weight of each thing, in logits."""

    score: float  # a point
    out: float  # being out, if the game ended now
    over: float  # damage beyond what is safe, each
    slack: float  # damage up to there, each
    feed: float  # a feed card in hand
    route: float  # a kind of route in hand
    again: float  # a second card of a kind
    extra: float
    ready: float  # a request whose goods are all there
    one: float  # one good is missing
    two: float
    far: float
    bonus: float  # for each of its points above one a good
    goods: float  # a good before the seat, besides its point
    requests: float  # a request fulfilled, besides its points


# seats -> thing -> its weight, and how much that grows as the end comes near (divided by the requests to go)
WEIGHTS: dict[int, dict[str, tuple[float, float]]] = {
    2: {
        "score": (0.071, 0.140),
        "out": (0.261, 0.780),
        "over": (-0.358, -0.808),
        "slack": (-0.200, -0.024),
        "feed": (-0.211, 0.343),
        "route": (0.164, 0.010),
        "again": (0.119, -0.236),
        "extra": (0.179, -0.043),
        "ready": (0.029, -0.399),
        "one": (-0.102, -0.407),
        "two": (-0.122, -0.582),
        "far": (-0.227, -0.508),
        "bonus": (0.204, 0.166),
        "goods": (0.160, -0.157),
        "requests": (0.094, -0.214),
    },
    3: {
        "score": (0.249, 0.246),
        "out": (-0.046, 0.651),
        "over": (-0.176, -0.908),
        "slack": (-0.072, -0.083),
        "feed": (-0.102, 0.167),
        "route": (0.210, 0.057),
        "again": (0.052, 0.198),
        "extra": (0.230, 0.172),
        "ready": (-0.063, 0.104),
        "one": (-0.124, 0.071),
        "two": (-0.180, -0.033),
        "far": (-0.342, 0.123),
        "bonus": (0.292, 0.040),
        "goods": (0.133, -0.089),
        "requests": (0.294, -0.256),
    },
    4: {
        "score": (0.505, 0.090),
        "out": (0.071, 0.779),
        "over": (-0.047, -0.950),
        "slack": (-0.099, 0.028),
        "feed": (0.093, 0.473),
        "route": (0.601, -0.051),
        "again": (0.374, -0.009),
        "extra": (0.411, -0.147),
        "ready": (0.057, 0.197),
        "one": (0.004, 0.011),
        "two": (-0.014, -0.142),
        "far": (-0.057, -0.381),
        "bonus": (0.342, -0.023),
        "goods": (0.118, -0.106),
        "requests": (0.130, 0.104),
    },
}


@lru_cache
def scale(seats: int, left: int) -> Scale:
    """So many requests before the end."""
    return Scale(**weights_at(WEIGHTS[seats], left))
