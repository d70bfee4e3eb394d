"""The rules of the actions, and of the end."""

from ....book import Paragraph
from ....words import _


def actions() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Twice a month everybody in turn sends one merchant and does one action. The same one "
                "may be chosen both "
                "times, but only what can be carried out."
            ),
            ("R20", "R22"),
        ),
        Paragraph(
            _("A town on the card takes only one merchant a month; the market square takes any number."),
            ("R21",),
            "round",
        ),
        Paragraph(
            _(
                "Whose other merchant stands on the market square pays 2 less for a town or a card. A "
                "town of 3 then "
                "costs 1."
            ),
            ("R24", "S13"),
            "discount",
        ),
        Paragraph(
            _("To take 1 Thaler at the market is always possible. There is no other pass."), ("R29", "S11")
        ),
    )


def buy() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Send a merchant to a free town of the card and pay its price. 3 brings one token, 4 "
                "a token and a "
                "carriage, 5 two tokens and a carriage."
            ),
            ("R23",),
            "buying",
        ),
        Paragraph(
            _(
                "Tokens go into the house of the card, carriages onto roads of your choice there, "
                "cobbled or not. A "
                "village pays its Thaler after the price was paid."
            ),
            ("R26",),
        ),
    )


def market() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Stock up for 1 Thaler, never less: a token into a house where one of yours stands, "
                "or a carriage on a "
                "road at a town with a token of yours."
            ),
            ("R27",),
        ),
        Paragraph(
            _(
                "Or buy one merchandise card for the price above its stack. A carriage comes with it, "
                "to be placed at "
                "once at a town with a token of yours; if there is none, it lapses."
            ),
            ("R28", "S12", "S14"),
        ),
        Paragraph(
            _(
                "A banner shows two kinds and a number. Its owner counts that number for each pair of "
                "these kinds, in "
                "place of their own values, wherever that is more."
            ),
            ("R33", "S7"),
            "pairs",
        ),
    )


def shortage() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "As long as your supply holds a piece of that kind, it is used. With none left you "
                "move one from "
                "elsewhere on the map, or forgo the rest of that kind. Tokens and carriages are "
                "decided apart."
            ),
            ("R34",),
            "short",
        ),
        Paragraph(
            _(
                "A piece never returns to where it was lifted. A carriage moved to a village brings "
                "its Thaler. The price "
                "of a town is due all the same."
            ),
            ("S8", "S9", "S10"),
        ),
        Paragraph(
            _(
                "When buying you may forgo all and just block a town. Stocking up and storing must "
                "move something."
            ),
            ("S26",),
        ),
    )


def end() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _("The last month has only a sale. Then the game is over, with no more actions."),
            ("R35",),
        ),
        Paragraph(
            _(
                "On a tie more tokens on the map win, then more carriages on the map; then the "
                "victory is shared. Pieces "
                "in storage do not count."
            ),
            ("R37", "S21"),
        ),
    )
