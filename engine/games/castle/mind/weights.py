"""What each feature of a seat does for its chance to win: fitted by multinomial logistic regression to the
turns of 200 games of normal with two seats, rounded, and checked by play. Danger counts two thirds of what
was fitted, mice on the board a little, or else mice would rather stay in the towers."""

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
        "kinds": (0.4, 0.9),
        "first": (-0.03, -0.2),
        "second": (-0.04, -0.15),
        "rest": (-0.03, -0.08),
        "fallen": (-0.7, 0.3),
        "brink": (0.0, 0.1),
        "out": (0.1, 0.0),
        "danger": (-0.15, -0.1),
        "waits": (-0.1, -0.5),
    }
    for seats in (2, 3, 4)
}


@lru_cache
def scale(seats: int, left: int) -> Scale:
    """So many kinds before the end."""
    return Scale(**weights_at(WEIGHTS[seats], left))
