"""Why a way to play is good or bad, in words."""

from ...words import _, count
from .words import points

TENTHS = 10  # in which the promise of a hand is told


def reason(term: str, number: int) -> str:
    """Empty: nothing to be said about it."""
    if not number:
        return ""
    match term:
        case "points":
            return _("brings {points}", points=points(number))
        case "goods" if number > 0:
            return count("{n} good more in the collection", "{n} goods more in the collection", number)
        case "goods":
            return count("{n} good less in the collection", "{n} goods less in the collection", -number)
        case "feed":
            return count("costs {n} feed card", "costs {n} feed cards", number)
        case "damage":
            return _("damage {n} after the turn", n=number)
        case "risk":
            return _("{n} % risk of the most damage at the end", n=number)
        case "next" if (whole := round(number / TENTHS)) > 0:
            return _("promises about {points} for the next turn", points=points(whole))
        case "end":
            return _("brings the end of the game nearer")
    return ""
