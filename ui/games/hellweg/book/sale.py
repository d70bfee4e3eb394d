"""The rules of the sale."""

from engine.games.hellweg.tables import DUMP, LAST_BONUS

from ....book import Paragraph
from ....words import _


def sale() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Everybody sells alone, for all four towns in the order of the card: top left, top "
                "right, bottom left, "
                "bottom right. A town is done before the next one asks."
            ),
            ("R10",),
        ),
        Paragraph(
            _(
                "Each town takes one token of its good, or none: you may keep yours. A token that "
                "stands in the house of "
                "the card is sold on the spot."
            ),
            ("R11", "R12", "S38"),
            "local",
        ),
        Paragraph(
            _(
                "Sales of different players never touch each other. What leaves no choice is done for "
                "you: an offer that "
                "you cannot serve is passed over."
            ),
            ("R19", "S39"),
        ),
        Paragraph(
            _(
                "Whoever has sold nothing in all four towns, for want of goods or by choice, may sell "
                "one token from any "
                "house for {n}. No road is needed.",
                n=DUMP,
            ),
            ("R17", "S5"),
            "dump",
        ),
    )


def transport() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "A token of the same good in another town can be sold if a chain of roads with "
                "carriages of yours leads "
                "there. You may do so even with a token on the spot."
            ),
            ("R13", "S3"),
        ),
        Paragraph(
            _(
                "You choose the way, however long, but no town comes twice in it. Only your own "
                "carriages count; those of "
                "others neither help nor hinder."
            ),
            ("R15", "S2"),
            "ways",
        ),
        Paragraph(
            _(
                "From each dirt road of the way one carriage goes back to your supply. Cobbled roads "
                "keep theirs, and so "
                "does a dirt road with two or more of yours: a permanent connection."
            ),
            ("R14",),
        ),
        Paragraph(
            _("A carriage that has gone back is missing for the next town of the same sale."),
            ("S6",),
        ),
    )


def price() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "The bank pays the number of the card, 3 to 5 Thaler, and the token goes back to your "
                "supply. It never runs dry."
            ),
            ("R16", "R30", "S1"),
        ),
        Paragraph(
            _("Some merchandise cards bring 1 Thaler more for each sale of a good."),
            ("R31",),
        ),
        Paragraph(
            _(
                "Another one brings 1 Thaler for each carriage that goes back after a transport, not "
                "for one that you "
                "move yourself."
            ),
            ("R32",),
        ),
        Paragraph(
            _(
                "In the month of the last card every sale brings {n} more. That goes for the sale for "
                "2 as well.",
                n=LAST_BONUS,
            ),
            ("R18", "S4", "S18"),
            "last",
        ),
    )
