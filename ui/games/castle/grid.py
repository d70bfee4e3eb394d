"""Where the squares lie on the drawing, in units of its 888 by 888."""

from collections.abc import Sequence

from engine.games.castle.tables import COLUMNS, ROWS

SIZE = 888
SIDE = 100  # of a square
EDGE = 94  # from the border of the drawing to the first square


def at(square: str) -> tuple[int, int]:
    """The upper left corner of a square."""
    return EDGE + SIDE * COLUMNS.index(square[0]), EDGE + SIDE * ROWS.index(square[1])


def span(squares: Sequence[str]) -> tuple[int, int, int, int]:
    """Left, top, width and height of a room."""
    places = [at(square) for square in squares]
    left, top = min(x for x, _y in places), min(y for _x, y in places)
    right, bottom = max(x for x, _y in places), max(y for _x, y in places)
    return left, top, right - left + SIDE, bottom - top + SIDE


def spot(square: str) -> str:
    """The id of a square on the drawing."""
    return f"at-{square}"
