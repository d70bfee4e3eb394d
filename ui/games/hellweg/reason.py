"""Why a way to play is good or bad, in words."""

from ...words import _, count
from . import words


def reason(term: str, number: int) -> str:
    """Empty: nothing to be said about it."""
    match term:
        case "thaler" if number > 0:
            return _("brings {n}", n=words.thaler(number))
        case "thaler" if number < 0:
            return _("costs {n}", n=words.thaler(-number))
        case "cards" if number > 0:
            return count("{n} Thaler more in cards", "{n} Thaler more in cards", number)
        case "tokens" if number > 0:
            return count("{n} token more on the map", "{n} tokens more on the map", number)
        case "carriages" if number > 0:
            return count("{n} carriage more on the map", "{n} carriages more on the map", number)
        case "sales" | "reach" if number > 0:
            return _("promises about {n} in coming sales", n=words.thaler(number))
        case "privileges" if number > 0:
            return count("{n} new privilege", "{n} new privileges", number)
    return ""
