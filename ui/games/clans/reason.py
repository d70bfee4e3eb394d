"""Why a way to play is good or bad, in words."""

from ...words import _, count


def reason(term: str, number: int) -> str:
    """Empty: nothing to be said about it."""
    more, signed = number > 0, f"+{number}" if number > 0 else f"−{-number}"
    if not number:
        return ""
    match term:
        case "green":
            return _("{n} in the scoring for green", n=signed)
        case "cattle":
            return _("{n} in the scoring for cattle", n=signed)
        case "blue":
            return _("{n} in the scoring for blue", n=signed)
        case "warriors" if more:
            return count("{n} warrior and card more", "{n} warriors and cards more", number)
        case "warriors":
            return count("{n} warrior and card fewer", "{n} warriors and cards fewer", -number)
        case "free" if more:
            return count("{n} free estate more", "{n} free estates more", number)
        case "free":
            return count("{n} free estate fewer", "{n} free estates fewer", -number)
        case "harm":
            return count("costs the others {n} point", "costs the others {n} points", number)
        case "cards":
            return count("{n} other card", "{n} other cards", number)
        case "redraw":
            return count("{n} other cube", "{n} other cubes", number)
        case "raid":
            return _("{n} % chance to win the raid", n=number)
    return ""
