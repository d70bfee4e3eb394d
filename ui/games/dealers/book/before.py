"""The rules of the round before the turns."""

from engine.games.dealers.tables import EACH_GOOD, GOODS, PILE_SIZE, SEEDED, SPARE_PILES

from ....book import Paragraph
from ....words import _


def aim() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Your cart goes from village to village and gathers goods. Deliver what your requests ask "
                "for: that brings points. But whoever feeds the horses too well, or keeps too many goods, "
                "has damage, and may be out in the end."
            ),
            (),
        ),
    )


def before() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _("Two to four people play. Everybody has a cart, which begins in the village of its colour."),
            ("R1", "R5"),
        ),
        Paragraph(
            _(
                "All {goods} goods are drawn blindly. A village gets as many as its number says; the "
                "villages where carts begin have none. From then on all goods lie open.",
                goods=EACH_GOOD * len(GOODS),
            ),
            ("R3", "S5"),
        ),
        Paragraph(
            _(
                "Everybody begins with three cards: a request, a route and special feed. They are cards "
                "like any others."
            ),
            ("R4", "S4"),
        ),
        Paragraph(
            _(
                "{n} requests and as many feed cards are drawn for the first discard pile ({two} of each "
                "with two players). The rest is the round pile, face down.",
                n=SEEDED[4],
                two=SEEDED[2],
            ),
            ("R6", "R7"),
        ),
        Paragraph(
            _(
                "The horse shows who deals first: whoever was last to come to the table. Before the game "
                "you can choose who that is; else it is drawn by lot."
            ),
            ("R2", "S16"),
        ),
    )


def round() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Three things happen in a round: piles are dealt, everybody takes one, everybody has a "
                "turn. Each is over for all before the next one begins."
            ),
            ("R8",),
        ),
        Paragraph(_("Then the horse goes to the next person clockwise, who deals the next round."), ("R9",)),
    )


def dealing() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "The starting dealer deals {cards} cards to each pile: {two} piles for two players, {three} "
                "for three, {four} for four.",
                cards=PILE_SIZE,
                two=2 + SPARE_PILES,
                three=3 + SPARE_PILES,
                four=4 + SPARE_PILES,
            ),
            ("R10",),
            "piles",
        ),
        Paragraph(
            _(
                "The cards fall face up and layer by layer: one on each pile, then the next one on each. "
                "Nobody chooses where a card falls; the dealer sets the pace."
            ),
            ("R11", "R13"),
        ),
        Paragraph(
            _(
                "Everybody sees every card once. What is covered may not be looked at again: remember it. "
                "With the memory aid, an option of the table, all cards stay in sight."
            ),
            ("R12", "S15"),
        ),
        Paragraph(
            _(
                "When the round pile has too few cards for a round, the discard pile is shuffled before "
                "that round and goes below what is left."
            ),
            ("R14", "S1"),
        ),
    )


def choosing() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "The left neighbour of the starting dealer chooses first, then clockwise; the dealer is "
                "last. The cards go into the hand, which may hold any number for now."
            ),
            ("R15", "R16"),
            "piles",
        ),
        Paragraph(_("The pile that nobody took is discarded unseen, with all that is in it."), ("R17",)),
        Paragraph(
            _(
                "Two players: first the dealer puts one pile away, by the cards on top and by heart. Then "
                "the other chooses, and the dealer gets the last one."
            ),
            ("R18", "S17"),
            "two-players",
        ),
    )
