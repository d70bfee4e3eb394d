"""Why a game cannot be had, or not be played to its end, in words."""

from engine import RecordError

from ..words import _
from .trouble import Trouble


def because(kind: str) -> str:
    """Of a record or the shelf."""
    return {
        "no_record": _("It is no game of Peddler’s Table."),
        "no_text": _("It is no game of Peddler’s Table."),
        "too_long": _("It is too long for a game."),
        "other_version": _("A newer version of Peddler’s Table has written it."),
        **dict.fromkeys(
            ("no_option", "no_choice", "seats"), _("This version does not have such a table of the game.")
        ),
        "unknown_game": _("This version does not have the game."),
        "illegal_move": _("The rules do not allow the move there."),
        "digest_place": _("The table stood differently when it was written."),
        "other_digest": _("The table stood differently when it was written."),
        "gone": _("This browser does not have the game any more."),
    }.get(kind, _("The line makes no sense."))


def why(error: RecordError) -> str:
    kind, *details = error.reason
    if kind == "other_rules":
        made, known = details
        words = _("It was played by version {made} of the rules; here they have version {known}.")
        return words.format(made=made, known=known)
    return because(str(kind))


def beyond(error: RecordError) -> str:
    """Of a save that is played as far as it goes."""
    broken = _("The saved game could not be read beyond line {n}.", n=error.line)
    return f"{broken} {why(error)}"


def lost(place: str = "") -> Trouble:
    """Code that the page needs now, and could not fetch; it leads to this place."""
    words = _("This part of the site did not arrive. Check the connection and try again.")
    return Trouble(words, place=place)
