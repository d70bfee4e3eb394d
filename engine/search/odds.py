"""Multinomial logistic regression: chances to win out of features and weights."""

from collections.abc import Mapping, Sequence


def exp(x: float) -> float:
    """e to the x, near enough, by plain arithmetic, which is the same on every machine."""
    y = 1 + max(x, -40.0) / 1024
    for _ in range(10):
        y *= y
    return y


def weights_at(weights: Mapping[str, tuple[float, float]], left: int) -> dict[str, float]:
    """A weight has two parts: one that always counts, and one divided by what is left to the end."""
    return {feature: late + near / max(left, 1) for feature, (late, near) in weights.items()}


def odds(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """The softmax of the weighted sum of each seat's features."""
    logits = [sum([one * other for one, other in zip(row, weights, strict=True)]) for row in rows]
    best = max(logits)
    powers = [exp(logit - best) for logit in logits]
    total = sum(powers)
    return [each / total for each in powers]
