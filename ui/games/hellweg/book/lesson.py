"""The first lesson: three months of a family game of two."""

from ....book import Lesson
from ....words import _, drawn_once
from .demos import record


@drawn_once
def lesson() -> Lesson:
    return Lesson(record("lesson"), _words(), SHOWS)


def _words() -> dict[int, str]:
    return {
        0: _(
            "You are Freya, the red trader. The most Thaler win. Put a token into the ironware house "
            "of Hagen."
        ),
        1: _("Now a carriage on a road there. A village stands by this one: that brings 1 Thaler at once."),
        4: _("Ironware again: Olpe."),
        5: _("This road is cobbled. Carriages on cobbles stay for good."),
        8: _("Salt for the third house: Hamm."),
        9: _("A dirt road this time."),
        12: _(
            "The trading card asks town by town. Hagen pays 5 for ironware, and yours stands there. "
            "Tap it to sell."
        ),
        13: _("Hamm pays only 3 for salt. Yours can wait for more: keep it. Undo takes a tap back."),
        14: _("That was your sale. End it."),
        17: _("Now two rounds of actions. Send your first merchant to the market and take a Thaler."),
        18: _("End your turn. Jack takes his."),
        22: _(
            "Jack stands in Mönster, so it is taken. Since you are at the market, towns cost you 2 "
            "less: buy in Dortmund."
        ),
        23: _("Two tokens of beer for 3. Choose a road for the carriage: the one to Hagen."),
        31: _(
            "A new month: another card, and now Jack begins. Duisburg asks for beer: yours goes from "
            "Dortmund over Hagen. Tap the beer house of Dortmund."
        ),
        32: _(
            "The dirt road has lost its carriage, the cobbled one has not. Now Dortmund wants "
            "ironware: Olpe sends it over "
            "cobbles."
        ),
        33: _(
            "All carriages have stayed. Had you sold nothing, you could sell one token for 2. End the sale."
        ),
        36: _(
            "Stock up: for 1 Thaler a token where you have one, or a carriage at such a town. Take "
            "the road to Soest."
        ),
        37: _(
            "The village gave the Thaler back. With two carriages on a dirt road none would leave it: "
            "a permanent connection."
        ),
        40: _(
            "Merchandise cards count at the end. Coal costs you 13: buy the one that brings 1 more for salt."
        ),
        41: _("A carriage comes with it. Put it on the road from Dortmund to Hamm."),
        43: _(
            "Soest pays 5 for salt, and your coal adds 1. The dirt road would lose its carriage: tap the "
            "salt of Hamm, then the cobbled road to Dortmund."
        ),
        50: _("No carriage has left. Stock up once more: a token into the beer house of Dortmund."),
        52: _(
            "That is all! With the last card each sale brings 2 more, then all is counted: Thaler, "
            "cards, and pairs of "
            "cards."
        ),
    }


SHOWS = {
    0: ("hagen-iron",),
    1: ("duisburg-hagen",),
    4: ("olpe-iron",),
    5: ("hagen-olpe",),
    8: ("hamm-salt",),
    9: ("soest-hamm",),
    12: ("hagen-iron",),
    17: ("thaler",),
    22: ("dortmund",),
    23: ("dortmund-hagen",),
    31: ("dortmund-beer",),
    32: ("olpe-iron",),
    36: ("stock",),
    40: ("coal2",),
    41: ("dortmund-hamm",),
    43: ("hamm-salt",),
    50: ("stock",),
}
