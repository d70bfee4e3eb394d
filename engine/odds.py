"""Chances out of weights."""

from collections.abc import Sequence


def power(x: float) -> float:
    """e to the x, near enough, by plain arithmetic, which is the same on every machine."""
    y = 1 + max(x, -40.0) / 1024
    for _ in range(10):
        y *= y
    return y


def odds(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """The chance of each, by a weight for each thing in its row."""
    logits = [sum([one * other for one, other in zip(row, weights, strict=True)]) for row in rows]
    powers = [power(logit - max(logits)) for logit in logits]
    return [each / sum(powers) for each in powers]
