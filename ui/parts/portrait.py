"""The small picture of a game on the shelf."""

from collections.abc import Callable, Sequence

from ..node import Child, Node, svg


def portrait(*drawing: Child) -> Node:
    """As large as a map: 1000 x 700 units."""
    return svg(class_="sketch", viewBox="0 0 1000 700", aria_hidden="true")[drawing]


def sketched(sketch: str, seats: Sequence[tuple[str, str, str]]) -> list[tuple[str, str]]:
    """Of a label, seat by seat: a word of the sketch, which may come from anybody, and the colour."""
    words = zip(sketch.split(), seats, strict=False)
    return [(word, colour) for word, (_name, _player, colour) in words]


def lanes(
    sketch: str, seats: Sequence[tuple[str, str, str]], lane: Callable[[int, str, int, int], Child]
) -> Node:
    """Of a label: a lane for each seat, of which the sketch has a number. It is drawn by that number, the
    colour, where it begins and how high it is."""
    rows = sketched(sketch, seats)
    height = 620 // max(1, len(rows))
    return portrait(
        lane(int(number) if number.isdecimal() else 0, colour, 50 + height * row, height)
        for row, (number, colour) in enumerate(rows)
    )
