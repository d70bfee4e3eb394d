"""Why a way to play is good or bad, in words."""

from ...words import count


def reason(term: str, number: int) -> str:
    """Empty: nothing to be said about it."""
    match term:
        case "kinds" if number > 0:
            return count("{n} new kind of cheese", "{n} new kinds of cheese", number)
        case "nearer" if number > 0:
            return count(
                "{n} action nearer to the next cheese", "{n} actions nearer to the next cheese", number
            )
        case "seen" if number > 0:
            return count(
                "{n} tile comes to light that nobody has seen",
                "{n} tiles come to light that nobody has seen",
                number,
            )
        case "drops" if number > 0:
            return count("{n} mouse of another falls", "{n} mice of others fall", number)
        case "gifts" if number > 0:
            return count("the others get {n} kind", "the others get {n} kinds", number)
        case "danger" if number > 0:
            return count(
                "{n} push could drop a mouse of yours", "{n} pushes could drop a mouse of yours", number
            )
    return ""
