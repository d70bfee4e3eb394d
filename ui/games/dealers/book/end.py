"""The rules of the end."""

from engine.games.dealers.tables import GAP, GOAL

from ....book import Paragraph
from ....words import _


def end() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "The game ends with the round in which somebody has {four} requests in the value pile "
                "({three} with three players, {two} with two). Requests in the hand do not count.",
                four=GOAL[4],
                three=GOAL[3],
                two=GOAL[2],
            ),
            ("R45", "S19"),
            "last-round",
        ),
        Paragraph(
            _(
                "That round is played to its end, and nobody says anything before. Then all value piles and "
                "hands are opened; cards in hand count for nothing."
            ),
            ("R46", "S25"),
            "last-round",
        ),
    )


def damage() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Your damage: one for each feed card in your value pile, and half of the goods before you, "
                "rounded up. Feed in your hand does no harm."
            ),
            ("R47",),
            "out-and-tied",
        ),
        Paragraph(
            _(
                "Three or four players: whoever alone has the highest damage has lost. If several share it, "
                "nobody is out."
            ),
            ("R48", "S20"),
            "out-and-tied",
        ),
        Paragraph(
            _(
                "Two players: whoever has at least {n} damage more than the other has lost, "
                "whatever the points.",
                n=GAP,
            ),
            ("R49", "S24"),
            "total-damage",
        ),
        Paragraph(_("With a smaller difference points decide."), ("R49",), "close-damage"),
    )


def winning() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _("Your score: the points of your delivered requests, and one for each good before you."),
            ("R50",),
        ),
        Paragraph(
            _(
                "The highest score wins. On a tie, fewer goods win; if those are equal too, the victory is "
                "shared. Whoever is out takes no part in this."
            ),
            ("R51",),
            "out-and-tied",
        ),
    )
