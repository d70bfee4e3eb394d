"""The rules of a turn, but for building."""

from engine.games.merchants.tables import SURCHARGES

from ....book import Paragraph
from ....words import _


def turns() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "In your turn you have one action. Then you clear up, and the next person has a turn, "
                "clockwise."
            ),
            ("R7",),
        ),
        Paragraph(
            _("An action is one of four: buy a card, play a technique, build a stack, or discard cards."),
            ("R8",),
        ),
        Paragraph(
            _("Nobody has to do anything: you may end your turn whenever you like."),
            ("S1", "S39"),
        ),
        Paragraph(
            _(
                "Junk has the value 1. It belongs to no set and has no effect: it pays, and must not lie in "
                "a stack unless a card allows it."
            ),
            ("R14",),
        ),
    )


def piles() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _("All discards lie open, and everybody may look through them at any time. Decks lie face down."),
            ("R10",),
        ),
        Paragraph(
            _("If you put several cards onto a pile, you choose their order. The last one lies on top."),
            ("R11",),
        ),
        Paragraph(
            _(
                "A card that is tossed leaves its owner for good. Junk goes to the junk pile, every other "
                "card to the market discard."
            ),
            ("R9",),
            "bonus",
        ),
        Paragraph(
            _(
                "What a card says is done as far as it can be done. If there are too few cards, you take "
                "those that there are. You have a choice only where the card says so."
            ),
            ("R12", "S6", "S30"),
        ),
    )


def buying() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "A card of the market costs its value and what its slot adds. From right to left these are "
                "{plus}.",
                plus=", ".join(f"+{each}" for each in SURCHARGES),
            ),
            ("R15",),
            "buying",
        ),
        Paragraph(
            _("Pay with any cards of your hand, junk as well. Each is worth its value."),
            ("R16",),
            "buying",
        ),
        Paragraph(
            _(
                "What you paid goes to your discard. The new card comes to your hand: with a further action "
                "you may use it at once."
            ),
            ("R17",),
            "bonus",
        ),
        Paragraph(
            _("You may pay too much, but the excess must be less than the value of each card that you pay."),
            ("R18",),
            "overpaying",
        ),
        Paragraph(
            _("So a junk card among them means that you have to pay exactly."),
            ("R18",),
            "too-small",
        ),
        Paragraph(
            _(
                "A slot that was bought empty stays empty in this turn. What a slot adds belongs to the "
                "slot: gaps make nothing cheaper yet."
            ),
            ("S5",),
            "buying",
        ),
    )


def techniques() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _("Show a technique and do what it says, line by line. Then it goes to your discard."),
            ("R19",),
            "bonus",
        ),
        Paragraph(
            _("While its effects run it lies aside, neither in your hand nor in a pile."),
            ("R20",),
        ),
        Paragraph(
            _(
                "The bonus sign on a technique gives you one more action, of any kind. It counts only if the "
                "card was played, not if it paid or was built."
            ),
            ("R21",),
            "bonus",
        ),
        Paragraph(
            _(
                "There may be any number of such actions in a turn, as long as you hold cards. You need not "
                "use them."
            ),
            ("R22", "S3"),
        ),
    )


def passive() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Passive cards are not played. They work in your own turn, while you hold them, pay or build "
                "with them."
            ),
            ("R13",),
            "cookies",
        ),
        Paragraph(
            _("What a passive card does is no choice, unless it says that you may."),
            ("S9",),
        ),
        Paragraph(
            _(
                "What can be done once a turn can be done once with each card, and with each of its texts. "
                "Two cards can do it twice; so can a chameleon that did it before it copied."
            ),
            ("S11",),
        ),
    )
