"""The rules in short, in words of our own. R and S numbers: RULES.md of the engine."""

from ....book import Chapter
from ....words import _, drawn_once
from . import before, end, turn


@drawn_once
def chapters() -> tuple[Chapter, ...]:
    return (
        Chapter("aim", _("The aim"), before.aim()),
        Chapter("before", _("Before the game"), before.before()),
        Chapter("round", _("A round"), before.round()),
        Chapter("dealing", _("Dealing"), before.dealing()),
        Chapter("choosing", _("Choosing a pile"), before.choosing()),
        Chapter("turns", _("Turns"), turn.turns()),
        Chapter("travelling", _("Travelling"), turn.travelling()),
        Chapter("extra", _("Extra goods"), turn.extra()),
        Chapter("delivering", _("Delivering"), turn.delivering()),
        Chapter("feed", _("Special feed"), turn.feed()),
        Chapter("after", _("After the turn"), turn.after()),
        Chapter("end", _("The end of the game"), end.end()),
        Chapter("damage", _("Damage"), end.damage()),
        Chapter("winning", _("Winning"), end.winning()),
    )
