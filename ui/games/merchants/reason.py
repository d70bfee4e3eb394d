"""Why a way to play is good or bad, in words."""

from ...words import _, count


def reason(term: str, number: int) -> str:
    """Empty: nothing to be said about it."""
    if not number:
        return ""
    match term:
        case "stacks":
            return count("builds {n} stack", "builds {n} stacks", number)
        case "deck" if number > 0:
            return _("makes your deck better")
        case "deck":
            return _("makes your deck worse")
        case "hand" if number > 0:
            return count("{n} card more in hand", "{n} cards more in hand", number)
        case "hand":
            return count("{n} card less in hand", "{n} cards less in hand", -number)
        case "tempo" if number > 0:
            return count("{n} action more", "{n} actions more", number)
    return ""
