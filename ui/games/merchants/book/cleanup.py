"""The rules of discarding and of the clean-up."""

from engine.games.merchants.tables import HAND_SIZE

from ....book import Paragraph
from ....words import _


def cleanup() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _("As an action you may discard cards of your hand, as many as you like."),
            ("R28", "S2"),
            "shuffle",
        ),
        Paragraph(
            _(
                "At the end of your turn you draw until you hold {n} cards. A bigger hand just stays.",
                n=HAND_SIZE,
            ),
            ("R29",),
            "shuffle",
        ),
        Paragraph(
            _(
                "Nobody else draws now. Whoever has lost cards to you refills the hand after their own "
                "next turn."
            ),
            ("R30",),
        ),
        Paragraph(
            _(
                "Only when a card of an empty deck is needed, its owner’s discard is shuffled and is the "
                "new deck."
            ),
            ("R31",),
            "shuffle",
        ),
        Paragraph(
            _("If there is no discard either, fill your hand with junk. Junk never runs out."),
            ("R32",),
            "refill",
        ),
        Paragraph(
            _(
                "Each Cookies in your hand makes it bigger by one card, also those that you draw just now or "
                "fill with junk."
            ),
            ("S32", "S33"),
            "cookies",
        ),
        Paragraph(
            _("Then the market: its cards move to the right, and new ones fill the slots from the deck."),
            ("R33",),
            "buying",
        ),
        Paragraph(
            _(
                "If the market deck is empty when a card of it is needed, the market discard is shuffled. If "
                "both are empty, the slots stay empty."
            ),
            ("R34",),
        ),
    )
