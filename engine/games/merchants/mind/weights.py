"""What each feature of a seat does for its chance to win: fitted to games of the rollout policy, by
multinomial logistic regression on all beginnings of turns (LABORATORY.md says how)."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ....search.odds import weights_at


class Scale(NamedTuple):
    """The weight of each thing, in logits."""

    built: float  # a stack
    turn: float  # it is its turn
    need: float  # a card that is missing for the stacks to come
    next: float  # one that is missing for the next stack
    ready: float  # the hand has the next stack
    near: float  # if not: how much of it the hand has, 0 to 1
    power: float  # what the hand can pay
    junk: float  # each that it has
    cards: float  # each other card
    value: float  # their values
    looks: float  # cards by what they do
    tosses: float
    gets: float
    attacks: float
    trades: float
    joins: float
    swaps: float
    cookies: float
    chameleons: float


WEIGHTS: dict[int, dict[str, tuple[float, float]]] = {
    2: {
        "built": (0.627, 1.23),
        "turn": (0.221, 0.143),
        "need": (-0.079, -0.059),
        "next": (-0.072, 0.154),
        "ready": (-0.196, 0.997),
        "near": (0.077, -0.229),
        "power": (-0.017, 0.157),
        "junk": (-0.277, 0.21),
        "cards": (0.19, -0.083),
        "value": (-0.028, 0.044),
        "looks": (0.21, -0.346),
        "tosses": (0.2, -0.163),
        "gets": (0.247, -0.188),
        "attacks": (0.393, -0.374),
        "trades": (0.264, -0.138),
        "joins": (0.312, -0.078),
        "swaps": (-0.11, 0.207),
        "cookies": (0.342, -0.276),
        "chameleons": (0.082, -0.107),
    },
    3: {
        "built": (0.371, 1.385),
        "turn": (0.135, 0.315),
        "need": (0.099, -0.681),
        "next": (-0.188, 0.562),
        "ready": (-0.29, 1.434),
        "near": (-0.008, 0.372),
        "power": (-0.007, 0.136),
        "junk": (-0.192, 0.049),
        "cards": (0.047, -0.059),
        "value": (0.029, 0.044),
        "looks": (0.13, -0.162),
        "tosses": (0.129, -0.092),
        "gets": (0.02, -0.12),
        "attacks": (0.216, -0.327),
        "trades": (0.065, -0.1),
        "joins": (0.257, -0.048),
        "swaps": (-0.118, 0.032),
        "cookies": (-0.182, 0.433),
        "chameleons": (-0.002, -0.213),
    },
    4: {
        "built": (0.644, 1.111),
        "turn": (0.199, 0.24),
        "need": (0.219, -0.784),
        "next": (-0.172, 0.393),
        "ready": (-0.312, 1.359),
        "near": (-0.143, 0.57),
        "power": (-0.033, 0.137),
        "junk": (-0.173, 0.014),
        "cards": (0.076, -0.063),
        "value": (0.075, -0.02),
        "looks": (0.196, -0.333),
        "tosses": (0.194, -0.136),
        "gets": (0.27, -0.338),
        "attacks": (0.066, -0.291),
        "trades": (0.163, -0.086),
        "joins": (0.245, 0.054),
        "swaps": (-0.189, 0.092),
        "cookies": (0.525, -0.279),
        "chameleons": (0.078, -0.19),
    },
}


# the master's: with two seats, fitted to games of `normal`, and kept near the others where those say little
KEEN = {
    **WEIGHTS,
    2: {
        "built": (0.224, 1.986),
        "turn": (0.134, 0.497),
        "need": (-0.102, -0.595),
        "next": (0.037, 0.149),
        "ready": (-0.172, 0.996),
        "near": (-0.164, 0.022),
        "power": (-0.008, 0.134),
        "junk": (-0.117, 0.025),
        "cards": (-0.03, -0.088),
        "value": (0.046, 0.067),
        "looks": (-0.133, 0.004),
        "tosses": (0.082, -0.149),
        "gets": (0.02, -0.129),
        "attacks": (-0.062, -0.216),
        "trades": (0.131, -0.287),
        "joins": (0.217, -0.336),
        "swaps": (0.099, 0.141),
        "cookies": (-0.138, 0.068),
        "chameleons": (-0.225, -0.269),
    },
}

Weigh = Callable[[int, int], Scale]  # seats, stacks before the end


@lru_cache
def scale(seats: int, left: int) -> Scale:
    """So many stacks before the end."""
    return Scale(**weights_at(WEIGHTS[seats], left))


@lru_cache
def master_scale(seats: int, left: int) -> Scale:
    """The master's."""
    return Scale(**weights_at(KEEN[seats], left))
