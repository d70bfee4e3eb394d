"""What each feature of a seat does for its chance to win: fitted to 400 games of easy and greedy with two
seats by multinomial logistic regression, but for the distances, for mice on the board and for the order of
turns, which are set by hand."""

from functools import lru_cache
from typing import NamedTuple

from ....search.odds import weights_at


class Scale(NamedTuple):
    """The weight of each thing, in logits."""

    kinds: float  # a kind that was collected
    first: float  # an action to the nearest kind that is missing
    second: float  # an action to the next one
    rest: float  # an action to each of the others up to the goal
    fallen: float  # a mouse in the cellar
    brink: float  # two of them
    out: float  # a mouse on the board
    danger: float  # a mouse that one push could drop
    waits: float  # a seat that plays before this one


# seats -> thing -> its weight, and how much that grows as the end comes near (divided by the kinds to go)
WEIGHTS: dict[int, dict[str, tuple[float, float]]] = {
    seats: {
        "kinds": (0.122, 0.555),
        "first": (-0.06, -0.06),
        "second": (-0.03, -0.03),
        "rest": (-0.02, -0.04),
        "fallen": (-1.342, 0.518),
        "brink": (-0.541, 0.486),
        "out": (0.1, 0.0),
        "danger": (-0.117, 0.073),
        "waits": (-0.05, -0.1),
    }
    for seats in (2, 3, 4)
}


@lru_cache
def scale(seats: int, left: int) -> Scale:
    """So many kinds before the end."""
    return Scale(**weights_at(WEIGHTS[seats], left))
