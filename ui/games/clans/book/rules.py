"""The rules in short, in words of our own. R and S numbers: RULES.md of the engine."""

from engine.games.clans.tables import (
    DRAWN,
    EXCHANGE,
    GUARDS,
    HAND,
    MOST_ESTATES,
    RED_ZONE,
    TRACK,
    USED,
    WARRIORS,
)

from ....book import Chapter, Paragraph
from ....words import _, drawn_once


@drawn_once
def chapters() -> tuple[Chapter, ...]:
    return (
        Chapter("aim", _("The aim"), _aim()),
        Chapter("before", _("Before the game"), _before()),
        Chapter("turn", _("Your turn"), _turn()),
        Chapter("actions", _("The actions"), _actions()),
        Chapter("estate", _("Buying an estate"), _estate()),
        Chapter("bard", _("The bard"), _bard()),
        Chapter("cards", _("Warriors and cards"), _cards()),
        Chapter("raid", _("Raids"), _raid()),
        Chapter("scoring", _("Scoring"), _scoring()),
        Chapter("end", _("The end of the game"), _end()),
        Chapter("known", _("What all may know"), _known()),
    )


def _aim() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Five clans compete in the Highlands. Gather warriors, pipers and monks, fill your "
                "estates, and raid your neighbours. The most points win; equal ones share the victory."
            ),
            ("R40",),
        ),
    )


def _before() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Each clan board begins with {warriors} warriors, two pipers and two estates, "
                "one of them with a cattle. It makes no difference which board you have.",
                warriors=WARRIORS,
            ),
            ("R1", "S1", "S25", "S46"),
        ),
        Paragraph(
            _(
                "Crests begin at 2, 5 or 8 points with three, four or five clans. With three and four some "
                "cubes stay out of the game; the others go into the bag."
            ),
            ("R1", "R2"),
        ),
        Paragraph(
            _(
                "Everybody gets {n} cards of strength 1 to 4. Who begins is drawn by lot, if you do not "
                "say it.",
                n=HAND,
            ),
            ("R2", "R3", "S39", "S47", "S35"),
        ),
    )


def _turn() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "A round is one turn each, clockwise, then a scoring. In your turn you draw cubes, do one or "
                "two actions, and then raid a clan or change cards."
            ),
            ("R4", "R5"),
        ),
        Paragraph(_("{n} cubes come out of the bag and lie open before you.", n=DRAWN), ("R6",)),
        Paragraph(
            _(
                "Who has the largest following may put any of them back, once a turn and before the first "
                "action. As many are drawn again."
            ),
            ("R7", "S19"),
            "redraw",
        ),
        Paragraph(
            _(
                "Up to two different actions follow, with at most {n} drawn cubes in all. You may also do"
                " none.",
                n=USED,
            ),
            ("R8", "R9", "S8", "S26", "S27"),
            "choices",
        ),
        Paragraph(_("The last one in a round has only one action."), ("R11",)),
        Paragraph(_("Cubes that served no action go back into the bag."), ("R12",)),
        Paragraph(
            _("Your turn is over when you say so: first look at the cards that you have drawn."), ("S44",)
        ),
    )


def _actions() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Onto a free estate of yours goes one red cube as a cattle, two blue ones as a castle, or"
                " three green ones as a monastery. Each estate holds one of these."
            ),
            ("R13", "R14", "R15"),
        ),
        Paragraph(
            _("A yellow cube becomes a warrior of your court. At least {n} always stay.", n=GUARDS),
            ("R16",),
        ),
        Paragraph(
            _("A blue cube becomes a piper, one or two green ones become monks, as one action."),
            ("R18", "R19"),
        ),
    )


def _estate() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "An estate costs a yellow and a red cube, or a yellow and two green ones. They go into "
                "the bag. You may own {n} estates.",
                n=MOST_ESTATES,
            ),
            ("R21", "S29"),
        ),
        Paragraph(
            _(
                "Yellow and green may also come out of your court, even if they came there in this turn. "
                "Those do not count as drawn cubes."
            ),
            ("R21", "S6", "S7", "S43"),
            "payment",
        ),
        Paragraph(_("If no estate is left, none can be bought."), ("S16", "S31")),
    )


def _bard() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "For a blue cube your bard visits one court, as your only action. One cube leaves for the"
                " bag. A second one of another colour may go there too, or to your own court."
            ),
            ("R10", "R20", "S9"),
            "bard",
        ),
        Paragraph(
            _(
                "Warriors leave only down to {n}. Where nothing may leave, the bard does not go.",
                n=GUARDS,
            ),
            ("R20", "S28"),
        ),
        Paragraph(
            _(
                "Whoever loses a warrior gives up a card of their choice; only then do you draw one for a "
                "warrior that you took."
            ),
            ("S34",),
        ),
    )


def _cards() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "You hold as many cards as you have warriors. One more: draw a card at once. One fewer: give "
                "one up at once, whichever you like."
            ),
            ("R17", "S5"),
        ),
        Paragraph(
            _(
                "If you do not raid, you may put away up to {n} cards and then draw as many.",
                n=EXCHANGE,
            ),
            ("R22", "S32"),
        ),
        Paragraph(_("When the draw pile is empty, the discard pile is shuffled."), ("S11", "S30")),
    )


def _raid() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "After your actions you may raid one clan, which has to defend. A raid is always three "
                "fights."
            ),
            ("R22", "R23", "S21"),
        ),
        Paragraph(
            _(
                "You lay a card face down, and a piper of your court on it if you like. The other sees "
                "the piper and does the same. Then both cards are turned up."
            ),
            ("R23", "S20", "S37"),
            "fight",
        ),
        Paragraph(
            _(
                "A piper adds 1 to the card. The higher one wins the fight; equal ones leave it drawn. "
                "Pipers go to the bag, cards to the discard pile."
            ),
            ("R24", "R25"),
        ),
        Paragraph(
            _(
                "More fights won decide the raid, even 1 to 0. The attacker then gets 1 point and one "
                "prize: a castle or a monastery goes to the bag, or a cattle onto an own free estate."
            ),
            ("R26", "R27", "S4", "S23"),
            "booty",
        ),
        Paragraph(_("Without a free estate the cattle goes to the bag."), ("R27",), "crowded"),
        Paragraph(
            _("Where nothing stands on any estate, the attacker gets 2 points."), ("R28", "S2"), "bare"
        ),
        Paragraph(
            _(
                "If the defender wins more fights, the defender gets 2 points and the attacker loses 1, "
                "but never below 0. If they are equal, the attacker gets 1."
            ),
            ("R29", "R30", "S12"),
            "defended",
        ),
        Paragraph(
            _("Then each of the two draws five cards and gives up two, first the defender."),
            ("R31", "S3", "S36"),
        ),
    )


def _scoring() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Yellow: the most warriors bring the card of the largest following. If tied, the larger "
                "court counts; if still tied, the card stays where it is."
            ),
            ("R32", "S24"),
            "following",
        ),
        Paragraph(
            _(
                "Green: the most cubes in court and on estates bring 3 points, the second 2. Tied for "
                "most: 1 each, and nothing for second. Tied for second: 1 each. None for zero cubes."
            ),
            ("R33", "S13", "S14"),
        ),
        Paragraph(_("Red: 1 point for each cattle. Who alone has the most gets 2 more."), ("R34",), "cattle"),
        Paragraph(_("Where several have the most, nobody gets more."), ("R34",), "tied"),
        Paragraph(
            _(
                "Blue: 1 point for each cube in court and on estates, less the cattle of the one opponent"
                " who has the most."
            ),
            ("R35", "S33"),
            "blue",
        ),
    )


def _end() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "After each scoring an estate leaves the supply unseen. As soon as a crest stands at {n} or "
                "beyond, it is turned up instead.",
                n=RED_ZONE,
            ),
            ("R36", "S15", "S17"),
            "goes-on",
        ),
        Paragraph(
            _(
                "If its number is not above the points of the leader, the game is over. Else the left "
                "neighbour begins the next round. Without estates 42 points end it."
            ),
            ("R37", "R38", "S16"),
            "end",
        ),
        Paragraph(
            _(
                "If the bag holds fewer than {n} cubes when a turn begins, the game is over at once, "
                "without a scoring.",
                n=DRAWN,
            ),
            ("R39", "S18"),
        ),
        Paragraph(
            _("Beyond {n} points a crest stays there and shows its number.", n=TRACK),
            ("S12", "S40", "S42", "S45"),
        ),
    )


def _known() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Only your hand is secret, and a laid card until both lie. Courts, cubes, points, the "
                "discard pile and numbers that were turned up are open to all."
            ),
            ("S38", "S41"),
        ),
    )
