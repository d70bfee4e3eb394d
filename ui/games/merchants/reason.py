"""Why a way to play is good or bad, in words."""

from ...words import _, count


def reason(term: str, number: int) -> str:
    """Empty: nothing to be said about it. Cards and their values are those of a seat wherever they lie, but
    for junk."""
    if not number:
        return ""
    match term:
        case "stacks":
            return count("builds {n} stack", "builds {n} stacks", number)
        case "cards" if number > 0:
            return count("brings {n} card", "brings {n} cards", number)
        case "cards":
            return count("costs {n} card", "costs {n} cards", -number)
        case "value" if number > 0:
            return _("your cards are worth {n} more", n=number)
        case "value":
            return _("your cards are worth {n} less", n=-number)
        case "junk" if number > 0:
            return count("{n} junk card more", "{n} junk cards more", number)
        case "junk":
            return count("rid of {n} junk card", "rid of {n} junk cards", -number)
        case "next":
            return _("{n} % chance that your next hand has the next stack", n=number)
        case "missing":
            return count(
                "{n} card is missing for the stacks to come",
                "{n} cards are missing for the stacks to come",
                number,
            )
        case "others" if number > 0:
            return _("the others gain cards worth {n}", n=number)
        case "others":
            return _("the others lose cards worth {n}", n=-number)
    return ""
