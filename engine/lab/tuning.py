"""Learn the weights of features from games."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..games import GAMES
from ..match import Match, Seat
from ..planning import Planning
from ..search.thinking import bot_move
from ..simulate import MAX_MOVES
from . import Trouble
from .guests import attend
from .pairing import Bout

STEPS = 1_500
RATE = 0.02
SHRINK = 1e-4  # regularization: rare features stay near zero


class Moment(NamedTuple):
    """A sample: how far the end was, a row of features for each seat, and what share each won."""

    left: int
    rows: Sequence[Mapping[str, float]]
    shares: Sequence[float]


def moments(bout: Bout) -> list[Moment]:
    """Play a game and take the samples of it."""
    attend(bout.own)
    game = GAMES[bout.game]
    sample = game.mind().sample
    match = Match(game, [Seat(f"Seat {bot}", bot) for bot in bout.players], dict(bout.options), bout.seed)
    planning, seen = Planning(match), []
    while not match.over and len(match.moves) < MAX_MOVES:
        if sample and (found := sample(match.state, match.known(match.state.seat))):
            seen.append(found)
        match.play(bot_move(planning))
    if not match.over:
        return []
    scores = game.scores(match.state)
    shares = [scores.share(seat) for seat in range(len(match.seats))]
    return [Moment(left, rows, shares) for left, rows in seen]


def fit(moments: Sequence[Moment]) -> dict[str, tuple[float, float]]:
    """Multinomial logistic regression: the chance of each seat to win, by its features. A weight has two
    parts: one that always counts, and one divided by what is left."""
    try:
        import numpy as np
    except ImportError:
        raise Trouble("tuning needs numpy: pip install numpy") from None
    left = np.array([max(moment.left, 1) for moment in moments], float)[:, None, None]
    rows = np.array([[[*row.values()] for row in moment.rows] for moment in moments], float)
    shares = np.array([moment.shares for moment in moments], float)
    rows = np.concatenate([rows, rows / left], axis=2)
    scale = rows.reshape(-1, rows.shape[2]).std(axis=0) + 1e-9
    rows /= scale
    weights: Any = np.zeros(rows.shape[2])
    mean, square = weights.copy(), weights.copy()
    for step in range(1, STEPS + 1):  # Adam: Kingma and Ba, 2015
        logits = rows @ weights
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = np.einsum("ijk,ij->k", rows, chances - shares) / len(rows) + SHRINK * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope * slope
        weights -= RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    found = (weights / scale).round(3).tolist()
    names = [*moments[0].rows[0]]
    return {name: (found[place], found[place + len(names)]) for place, name in enumerate(names)}
