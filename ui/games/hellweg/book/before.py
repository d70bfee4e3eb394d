"""The rules before the first sale."""

from engine.games.hellweg.tables import CARRIAGES, MONEY, TOKENS

from ....book import Paragraph
from ....words import _


def aim() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Traders send beer, salt and ironware through Westphalia. Who has the most at the "
                "end, in Thaler and "
                "merchandise cards, wins."
            ),
            ("R36",),
        ),
    )


def before() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Twelve trading cards are shuffled, one for each month. In the short game of ten "
                "months the top two go "
                "back unseen."
            ),
            ("R1", "S43"),
        ),
        Paragraph(
            _(
                "Merchandise cards lie in four open stacks: six with two players, eight with three, "
                "nine with four. Any "
                "card of a stack may be bought."
            ),
            ("R2", "S31"),
        ),
        Paragraph(
            _(
                "Everybody has {money} Thaler, {tokens} tokens, {carriages} carriages and two "
                "merchants. Who begins is "
                "drawn by lot, if you do not say it.",
                money=MONEY,
                tokens=TOKENS,
                carriages=CARRIAGES,
            ),
            ("R3",),
        ),
        Paragraph(
            _(
                "In three rounds everybody puts a token into a house, but not in Dortmund, and a "
                "carriage on a road at "
                "that town. The carriage may lead to Dortmund."
            ),
            ("R4", "S40"),
        ),
        Paragraph(
            _(
                "A carriage placed at a village brings 1 Thaler at once. Houses and roads hold pieces "
                "of everybody, any "
                "number of them."
            ),
            ("R5", "R25"),
        ),
        Paragraph(
            _(
                "A road is called after its two towns, a house after its town and good. No two roads "
                "join the same towns."
            ),
            ("S37",),
        ),
    )


def month() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Each month a trading card is turned up. All sell, one after the other; then there "
                "are two rounds of "
                "actions. Turns go clockwise from the starting player."
            ),
            ("R6", "R7"),
        ),
        Paragraph(
            _(
                "After a card was turned up, nothing before it can be taken back. Until then undo is "
                "free in your turn."
            ),
            ("S34",),
        ),
        Paragraph(
            _(
                "At the end of the month merchants come home, and the card leaves the game face down. "
                "The starting "
                "player’s card goes one seat to the left."
            ),
            ("R8", "R9"),
        ),
        Paragraph(
            _(
                "Money and pieces lie open, so no cover comes between two persons. Only the cards to "
                "come and those that "
                "have gone are hidden; a memory aid can be switched on."
            ),
            ("S20", "S41", "S42"),
        ),
    )
