"""The castle in words: cheeses, squares, rooms, slots."""

from engine.games.castle.tables import PLAIN, TRAP

from ...words import _


def tile(name: str) -> str:
    return {
        "moonwheel": _("Moonwheel"),
        "peephole": _("Peephole"),
        "bluebrick": _("Blue Brick"),
        "ashpeak": _("Ash Peak"),
        "lantern": _("Lantern"),
        "sweetheart": _("Sweetheart"),
        "birchlog": _("Birch Log"),
        PLAIN: _("plain tile"),
        TRAP: _("mousetrap"),
    }.get(name) or _("hidden tile")


def room(name: str) -> str:
    """A room is called after its first square."""
    return _("roof at {square}", square=name.removeprefix("roof-"))


def slot(name: str) -> str:
    line, side = name.split("-")
    return {
        "left": lambda n: _("row {n} from the left", n=n),
        "right": lambda n: _("row {n} from the right", n=n),
        "top": lambda n: _("column {n} from above", n=n),
        "bottom": lambda n: _("column {n} from below", n=n),
    }[side](line[-1])


def corner(square: str) -> str:
    """A tower."""
    return {
        "a1": _("tower above on the left"),
        "g1": _("tower above on the right"),
        "a7": _("tower below on the left"),
        "g7": _("tower below on the right"),
    }[square]


def areas() -> tuple[str, str]:
    """What lies in the place of a hand, and in that of the piles."""
    return _("Mice"), _("Cellar")
