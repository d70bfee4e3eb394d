"""The small picture of a game on the shelf."""

from ..node import Child, Node, svg
from ..saves.format import Label


def portrait(*drawing: Child) -> Node:
    """As large as a map: 1000 x 700 units."""
    return svg(class_="sketch", viewBox="0 0 1000 700", aria_hidden="true")[drawing]


def sketched(label: Label) -> list[tuple[str, str]]:
    """Seat by seat: its word of the sketch, which may come from a file of anybody, and its colour."""
    words = label.sketch.split()
    return [(word, colour) for word, (_name, _player, colour) in zip(words, label.seats, strict=False)]
