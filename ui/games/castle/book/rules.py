"""The rules in short, in words of our own. R and S numbers: RULES.md of the engine."""

from engine.games.castle.tables import ACTIONS, MICE

from ....book import Chapter, Paragraph
from ....words import _, drawn_once


@drawn_once
def chapters() -> tuple[Chapter, ...]:
    return (
        Chapter("aim", _("The aim"), _aim()),
        Chapter("before", _("Before the game"), _before()),
        Chapter("turn", _("Your turn"), _turn()),
        Chapter("uncover", _("Lifting roofs"), _uncover()),
        Chapter("run", _("Running and jumping"), _run()),
        Chapter("push", _("Pushing the floor"), _push()),
        Chapter("cheese", _("Cheese"), _cheese()),
        Chapter("roofs", _("Roofs come back"), _roofs()),
        Chapter("end", _("The end of the game"), _end()),
        Chapter("memory", _("What you may remember"), _memory()),
    )


def _aim() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Four colours of mice look for cheese below the roofs of a castle. The first "
                "with four different "
                "kinds wins; for a longer game choose five or six."
            ),
            ("R4", "R22", "S28"),
        ),
    )


def _before() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Tiles with cheese, plain ones and three mousetraps are laid at random on the "
                "floor. One is left "
                "over: the spare tile. Then every room gets its roof. There are two plans of rooms."
            ),
            ("R1", "S6", "S19", "S27"),
        ),
        Paragraph(
            _(
                "Everybody puts a first mouse on a free tower and keeps three in reserve. Who "
                "begins is drawn by "
                "lot, if you do not say it."
            ),
            ("R2", "R3", "S16"),
        ),
    )


def _turn() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "You have {n} actions, in any order: lift a roof, run with a mouse, push the "
                "floor, but push only "
                "once. You may do less, or nothing at all.",
                n=ACTIONS,
            ),
            ("R5", "S12"),
        ),
    )


def _uncover() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "A roof that touches one of your mice by a side or a corner may be lifted, for "
                "one action. Mice on "
                "towers count, and mice in other rooms, too. All see what lies below."
            ),
            ("R6", "S15", "S24"),
            "roofs",
        ),
        Paragraph(
            _("A room that is open is not lifted again, and no roof goes back by hand."), ("S8", "S25")
        ),
    )


def _run() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "A mouse runs one square up, down or sideways for one action, never by a corner. "
                "It does not go "
                "below a roof, onto a mousetrap, onto a tower or onto another mouse."
            ),
            ("R7", "R9", "R10"),
            "ways",
        ),
        Paragraph(
            _(
                "It may jump over mice of any colour, and turn corners as well. Each square of the "
                "way costs an action, "
                "those jumped over and the one where it lands."
            ),
            ("R11", "S4", "S5", "S36"),
            "jump",
        ),
        Paragraph(
            _(
                "A new mouse comes from the reserve onto a free tower for one action. Over a "
                "tower on which a mouse "
                "stands it may jump straight in. You have {n} mice in all.",
                n=MICE,
            ),
            ("R8", "S18"),
            "reserve",
        ),
    )


def _push() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Push the spare tile in at one of the twelve bridges: the seven tiles of the "
                "line move on by one "
                "square, below roofs and mice, and the last one falls out. It is the next spare tile."
            ),
            ("R12", "S7", "S1"),
            "push",
        ),
        Paragraph(
            _(
                "Mice do not move along. If a mousetrap comes to lie below a mouse, it falls "
                "into the cellar and is "
                "out of the game."
            ),
            ("R13", "R14"),
            "trap",
        ),
        Paragraph(_("One push may drop several mice, your own as well."), ("R14",), "two-fall"),
        Paragraph(_("A push may bring cheese to mice that stand still."), ("S34",), "cheese-by-push"),
        Paragraph(_("On raised squares nothing moves: no cheese, and no danger."), ("R15",)),
    )


def _cheese() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "When two of your mice stand on the same kind of cheese, that kind is yours at "
                "once, wherever they "
                "stand, and in anybody’s turn. Each kind counts once."
            ),
            ("R16", "R17", "S14", "S17", "S20"),
            "cheese",
        ),
        Paragraph(
            _(
                "This is looked at after each run and after each push. Several kinds in one turn "
                "are possible. "
                "Squares that a mouse jumps over do not count."
            ),
            ("S34", "S2"),
            "two-kinds",
        ),
    )


def _roofs() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "At the end of a turn every open room without a mouse gets its roof back. A "
                "mouse of any colour "
                "keeps a room open, but not a mouse on a tower."
            ),
            ("R18", "S9"),
            "lost",
        ),
    )


def _end() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Whoever reaches the aim wins at once. If one push brings several there, the one "
                "in turn wins, else "
                "the next clockwise."
            ),
            ("R19", "S2", "S3", "S23"),
        ),
        Paragraph(
            _(
                "The third mouse that one player loses ends the game as well. That player cannot "
                "win: of the others "
                "the one with the most kinds does. Mice in reserve are safe and count as left.",
            ),
            ("R20", "S10", "S11", "S21"),
            "falls",
        ),
        Paragraph(
            _("With equally many kinds, the one whose last turn lies furthest back wins."),
            ("R21", "S22", "S32"),
        ),
    )


def _memory() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "All see the same, and nobody may look below a roof again. Remember what lay "
                "there, and how pushes "
                "moved it. Lifting a roof and pushing cannot be taken back."
            ),
            ("S29", "S30"),
        ),
        Paragraph(
            _(
                "If you like, tiles that were seen stay marked on their roofs, for a round or "
                "for good, for all or "
                "for one seat alone."
            ),
            ("S28", "S31"),
        ),
    )
