"""The rules of stalls and stacks, and of the end."""

from engine.games.merchants.tables import STACKS

from ....book import Paragraph
from ....words import _


def building() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "A stall has {n} stacks. They are built one after another: the first must add up to 1, the "
                "next to 2, the last to {n}.",
                n=STACKS,
            ),
            ("R23",),
            "one-set",
        ),
        Paragraph(
            _(
                "A stack is made of one or more cards of your hand that are all of one set. Every stack may "
                "be of another set."
            ),
            ("R24",),
            "one-set",
        ),
        Paragraph(
            _("A stack is built whole. Nothing is added later."),
            ("R25",),
        ),
        Paragraph(
            _("Cards in a stall are out of your reach. Only an effect of somebody else may move them."),
            ("R26",),
            "acorn",
        ),
        Paragraph(
            _("A stack that was built stays built, whatever happens to its cards later."),
            ("R27", "S14"),
            "acorn",
        ),
    )


def unusual() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _("Several passive cards in a stack work together."),
            ("S10",),
        ),
        Paragraph(
            _("A Stashing Vendor lets junk into its stack, but no card of another set."),
            ("R14", "R24"),
            "junk-stack",
        ),
        Paragraph(
            _("An Empty Chest lets cards of all sets into its stack."),
            ("R24",),
            "mixed",
        ),
        Paragraph(
            _(
                "A Nostalgic Item takes one card out of your discard into its stack. Only that card may be "
                "of any set. Each of them takes one."
            ),
            ("S15",),
            "found",
        ),
        Paragraph(
            _(
                "After a stack with Winter is Coming you may build one more at once. Two in a stack allow "
                "two more. After the last stack there is nothing more to build."
            ),
            ("S37", "S8"),
            "winter",
        ),
        Paragraph(
            _(
                "Charm builds its card by itself if that alone is your next stack. It was never in your "
                "hand: nothing is rolled or copied for it."
            ),
            ("S16",),
        ),
    )


def end() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Whoever builds the last stack wins at once, and nothing more happens. The rules rank nobody "
                "else; the page lists the others by their stacks."
            ),
            ("R35",),
            "last",
        ),
    )
