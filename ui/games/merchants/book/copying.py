"""The rules of the chameleons."""

from ....book import Paragraph
from ....words import _


def copying() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "A passive chameleon in your hand stands for another card: its name, set, value, effect and "
                "bonus sign. Its text says which cards it may copy."
            ),
            ("R36",),
            "shopkeeper",
        ),
        Paragraph(
            _(
                "You must copy before you pay, build or play with it. To discard it, toss it or give it away "
                "you need not."
            ),
            ("R36b", "R37"),
            "reflection",
        ),
        Paragraph(
            _("If there is nothing to copy, it is just what is printed on it."),
            ("R38",),
        ),
        Paragraph(
            _(
                "If the copied card is a chameleon too, you copy on by its text. No card is met twice: where "
                "the way only leads back, the chameleon is itself. Where there is nothing to copy, it has "
                "the text of the last card."
            ),
            ("R38b", "S20"),
        ),
        Paragraph(
            _("The copy ends with the turn, or when its effect is done. Copying is free and shown to all."),
            ("R39",),
            "shopkeeper",
        ),
        Paragraph(
            _(
                "It copies the value that the card has at that moment; what changes later does not count. "
                "When the chameleon leaves your hand the copy ends, but for the payment, stack or technique "
                "that it is part of."
            ),
            ("R39b",),
            "shopkeeper",
        ),
        Paragraph(
            _("It stays what it has become, even if the copied card goes away. It cannot choose again."),
            ("S23",),
        ),
        Paragraph(
            _(
                "A chameleon that stands for a technique may be played as one. Where the text says this "
                "card, it is the chameleon that moves."
            ),
            ("S21",),
        ),
        Paragraph(
            _("Reflection: you choose whose discard it is. Junk on top of it must be copied as well."),
            ("S22",),
            "reflection",
        ),
        Paragraph(
            _(
                "Good Old Times: toss first if you like, then copy what lies on top. When it has copied, "
                "it can only do what its new text says."
            ),
            ("S35",),
        ),
        Paragraph(
            _(
                "In the clean-up you are asked whether a chameleon becomes Cookies. You are asked even "
                "without one, so that nobody learns what you hold. If it can become nothing else, it does so "
                "by itself."
            ),
            ("S34",),
        ),
        Paragraph(
            _(
                "Where a card goes depends on the card itself: a tossed chameleon always goes to the market "
                "discard. Whether it may lie in a stack depends on what it copies."
            ),
            ("R42",),
            "reflection",
        ),
    )
