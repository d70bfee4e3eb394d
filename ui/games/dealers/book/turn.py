"""The rules of a turn."""

from engine.games.dealers.tables import HAND_LIMIT

from ....book import Paragraph
from ....words import _


def turns() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _("Everybody has one turn in a round: the starting dealer first, then clockwise."), ("R19",)
        ),
        Paragraph(
            _(
                "In your turn play as many cards as you like, in any order, one after the other. You may "
                "also play none."
            ),
            ("R20",),
        ),
        Paragraph(_("A card that would do nothing cannot be played."), ("S11",), "routes"),
        Paragraph(_("There is room for all carts in every village."), ("R21",)),
    )


def travelling() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "A route takes your cart over one link of its kind to the next village: mountain trail, "
                "bridge, ferry or moor path. Where there is no such link, the card does not help."
            ),
            ("R22", "R24"),
            "routes",
        ),
        Paragraph(
            _(
                "On arrival you may take one good of your choice from that village, before you do anything "
                "else. If you leave it, only an extra good or feed can fetch it later."
            ),
            ("R23", "S7", "S12"),
        ),
        Paragraph(
            _("You may come back to a village in the same turn, and take a good on arrival once more."),
            ("R25",),
        ),
    )


def extra() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _("The card takes one good from the village where your cart stands, at any moment of your turn."),
            ("R26",),
            "delivering",
        ),
        Paragraph(
            _("Also after a delivery there: even a good that you have just delivered."),
            ("R27", "S7"),
            "once-a-turn",
        ),
    )


def delivering() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Deliver where your cart stands, and only if no good lies there: the village may have been "
                "empty before, or you have just emptied it."
            ),
            ("R28", "R32"),
            "delivering",
        ),
        Paragraph(
            _(
                "You pay exactly the goods that the request shows. They lie in that village from then on, "
                "and anyone may collect them."
            ),
            ("R30", "R33"),
        ),
        Paragraph(
            _("Deliver at any moment between two cards, in as many villages as you can reach in your turn."),
            ("R31",),
        ),
        Paragraph(
            _("But no village takes more than one request from you in the same turn, even if it is emptied."),
            ("R29", "S6"),
            "once-a-turn",
        ),
        Paragraph(_("At the end a delivered request brings the points that are printed on it."), ("R34",)),
    )


def feed() -> tuple[Paragraph, ...]:
    return (
        Paragraph(_("Special feed does one of three things:"), ("R35",), "feed"),
        Paragraph(
            _("It takes your cart over any link. As always you may take a good on arrival."), ("R35", "R36")
        ),
        Paragraph(_("Or it works as an extra good."), ("R35",)),
        Paragraph(
            _(
                "Or it lets another good of yours take the place of one that a request asks for. The number "
                "of goods stays the same, and all of them stay in the village."
            ),
            ("R35", "R38"),
            "paying",
        ),
        Paragraph(
            _(
                "Each good that was not asked for costs one feed, played with the request. You may replace "
                "as many as you like, even goods that you have. The card keeps its full points."
            ),
            ("R38b", "S8", "S9", "S10"),
            "paying",
        ),
        Paragraph(_("You may play several feed cards in a turn, for different things."), ("R37",)),
    )


def after() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "When you end your turn, the routes and extra goods that you played go to the discard pile. "
                "Only its top card is seen."
            ),
            ("R39", "S3", "S15"),
        ),
        Paragraph(
            _("Feed that you used and requests that you delivered go to your value pile."), ("R40",), "feed"
        ),
        Paragraph(
            _(
                "Your value pile lies face down: you may always look at it, nobody else may. With open "
                "totals, an option of the table, everybody sees its numbers."
            ),
            ("R41", "S15"),
        ),
        Paragraph(
            _(
                "Then you may keep {n} cards. You choose which others to discard, no more than you must; "
                "everybody sees them.",
                n=HAND_LIMIT,
            ),
            ("R42", "S13", "S23"),
            "hand-limit",
        ),
        Paragraph(
            _("Special feed is never discarded: other cards have to go instead."), ("R43", "S14", "S22")
        ),
        Paragraph(
            _(
                "Whoever has more than {n} feed cards keeps {n}. The others go to the value pile and count "
                "as used, though they did nothing.",
                n=HAND_LIMIT,
            ),
            ("R44", "S21"),
            "too-much-feed",
        ),
    )
