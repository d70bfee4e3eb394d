"""The rules of what comes before the first turn."""

from engine.games.merchants.tables import DECK_SIZE, HAND_SIZE, STACKS, SURCHARGES

from ....book import Paragraph
from ....words import _


def aim() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Every merchant fills a stall with {n} stacks. You begin with weak cards and much junk, buy "
                "better ones, and build with them. But what is built is missing in your hand.",
                n=STACKS,
            ),
            (),
        ),
    )


def before() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "There are six sets of animals, each with its own ways. One set more is in the game than "
                "there are players. Take a proposal, choose by hand, or leave it to chance."
            ),
            ("R1", "S28"),
        ),
        Paragraph(
            _(
                "Everybody has a deck of {n} cards: one card of value 1 from each set in the game, and junk. "
                "The junk that is left lies in a pile of its own.",
                n=DECK_SIZE,
            ),
            ("R2", "S29"),
        ),
        Paragraph(
            _(
                "Other cards of value 1 leave the game. All that remain of the sets are shuffled: they are "
                "the market deck."
            ),
            ("R3",),
        ),
        Paragraph(
            _(
                "{cards} cards are laid out in the market. Everybody draws {hand}.",
                cards=len(SURCHARGES),
                hand=HAND_SIZE,
            ),
            ("R4", "R5"),
            "buying",
        ),
        Paragraph(
            _(
                "Whoever got up first today begins, and in the next game somebody who lost. Before the game "
                "you can choose who that is; else it is drawn by lot."
            ),
            ("R6", "S31"),
        ),
    )
