"""The rules in short, in words of our own. R and S numbers: RULES.md of the engine."""

from ....book import Chapter
from ....words import _, drawn_once
from . import before, building, cards, cleanup, copying, turn


@drawn_once
def chapters() -> tuple[Chapter, ...]:
    return (
        Chapter("aim", _("The aim"), before.aim()),
        Chapter("before", _("Before the game"), before.before()),
        Chapter("turns", _("Turns"), turn.turns()),
        Chapter("piles", _("Piles"), turn.piles()),
        Chapter("buying", _("Buying"), turn.buying()),
        Chapter("techniques", _("Techniques"), turn.techniques()),
        Chapter("passive", _("Passive cards"), turn.passive()),
        Chapter("building", _("Building"), building.building()),
        Chapter("stacks", _("Stacks out of the ordinary"), building.unusual()),
        Chapter("cleanup", _("Discarding and clean-up"), cleanup.cleanup()),
        Chapter("values", _("Changed values"), cards.values()),
        Chapter("cards", _("Cards with more to say"), cards.cards()),
        Chapter("copying", _("Chameleons"), copying.copying()),
        Chapter("end", _("The end of the game"), building.end()),
    )
