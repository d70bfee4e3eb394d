"""The rules of changed values, and of single cards."""

from engine.games.merchants.tables import TOSSED_JUNK

from ....book import Paragraph
from ....words import _


def values() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Some cards change values for a turn: one adds to them, another sets them. This counts in "
                "the order in which it happened, and ends with the turn."
            ),
            ("R40",),
            "blindfold",
        ),
        Paragraph(
            _(
                "A changed value counts for paying, for overpaying, for building and for guesses. It does "
                "not count for prices or for cards in the market."
            ),
            ("R41", "S4"),
            "flashy",
        ),
        Paragraph(
            _("Two Flashy Shows in a turn add two."),
            ("S24",),
        ),
        Paragraph(
            _("A Bold Haggler is rolled for between actions, before a payment or a stack is begun."),
            ("S25",),
            "haggler",
        ),
        Paragraph(
            _(
                "Blindfold: the guess is compared with the value that the card has now. If it is wrong, "
                "nobody else sees the card; only the new value is told."
            ),
            ("S18",),
            "blindfold",
        ),
    )


def cards() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Essential Purchase: when you buy it, up to {n} of the junk cards that you paid are tossed.",
                n=TOSSED_JUNK,
            ),
            ("S13",),
            "buying",
        ),
        Paragraph(
            _(
                "Market Discovery in a payment buys the top card of the market discard. That costs the "
                "printed value alone."
            ),
            ("S12",),
            "discovery",
        ),
        Paragraph(
            _("What you draw from the market deck by Special Offer or New Season, nobody else sees."),
            ("S38",),
        ),
        Paragraph(
            _(
                "Wily Fellow: the old deck is turned over, so that its lowest card is on top, and comes to "
                "lie open. The Wily Fellow goes onto it."
            ),
            ("S7", "S36"),
        ),
        Paragraph(
            _(
                "Nuisance: you may choose two, one or nobody. Dirty Exchange: you may give back what you "
                "took."
            ),
            ("S26", "S27"),
        ),
        Paragraph(
            _(
                "Gamble: if one of the hands has fewer cards than the die shows, that many change sides each "
                "way."
            ),
            ("S17",),
        ),
        Paragraph(
            _("Whirligig: your own hand is discarded first, and may come back if your discard is shuffled."),
            ("S19",),
        ),
        Paragraph(
            _(
                "Acorn: choose any card in any stack of somebody else. If nobody has a stack, it just "
                "goes to your discard."
            ),
            ("S14",),
            "acorn",
        ),
    )
