"""Moments of games that were played, one for what the rules tell of."""

from collections.abc import Mapping
from functools import partial

from .... import book
from ....book import Demo
from ....words import _, drawn_once

record = partial(book.record, __name__)


@drawn_once
def demos() -> Mapping[str, Demo]:
    """By name."""
    return {
        "roofs": Demo(
            _("Three roofs from one mouse"),
            ("R6", "S8", "S24"),
            record("roofs"),
            {
                2: _(
                    "Freya’s mouse stands on a tower. Two roofs touch it: one above, one by side and corner."
                ),
                3: _("She lifts the first: one action. All see the cheese."),
                4: _("She lifts the second. There lies a mousetrap!"),
                5: _("Her mouse runs into the open room. Now it touches more roofs, too."),
                6: _("She lifts a third one."),
            },
            {3: "uncover roof-b1", 5: "uncover roof-g4"},
        ),
        "ways": Demo(
            _("Where a mouse may run"),
            ("R7", "R9", "R10"),
            record("roofs"),
            {
                2: _("Below a roof no mouse may run."),
                3: _("The roof is off: the mouse may run there, but never by a corner."),
                4: _("Onto a mousetrap it does not run."),
            },
            {2: "run a1 b1", 3: "run a1 b2", 4: "run a1 a2"},
        ),
        "jump": Demo(
            _("Jumping over mice"),
            ("R11", "S4", "S5"),
            record("jump"),
            {
                10: _("A mouse stands beside another one. Beyond that one lies a roof."),
                11: _("It jumps over it around the corner. Two squares: two actions."),
                17: _("Now two mice stand in the way."),
                18: _("It jumps over both. Three squares: three actions."),
            },
            {10: "run b1 d1"},
        ),
        "reserve": Demo(
            _("In over a tower"),
            ("R8", "S18"),
            record("reserve"),
            {
                11: _("Mice of Freya and Jack stand on towers. A free square lies beyond one of them."),
                12: _("A mouse of her reserve jumps in over that tower: two actions."),
            },
        ),
        "push": Demo(
            _("Pushing"),
            ("R12", "S7"),
            record("push"),
            {
                2: _("The spare tile lies beside the castle."),
                3: _(
                    "Freya pushes it in from above. All tiles of the column move on, and the last falls out."
                ),
            },
        ),
        "trap": Demo(
            _("A mousetrap slides below a mouse"),
            ("R13", "R14"),
            record("trap"),
            {
                18: _("A mousetrap lies beside Jack’s mouse."),
                19: _("Freya pushes the row. The mouse stays, the trap comes: down it falls."),
            },
        ),
        "two-fall": Demo(
            _("Two mice in one push"),
            ("R14",),
            record("two-fall"),
            {
                11: _(
                    "The spare tile is a mousetrap, and another one lies in the row. "
                    "Two mice of Jack stand there."
                ),
                12: _("Freya pushes: a trap comes below each of them, and both fall."),
            },
        ),
        "cheese": Demo(
            _("Two alike"),
            ("R16", "R17"),
            record("cheese"),
            {
                22: _("One of Freya’s mice stands on the Moonwheel. Another such cheese lies open."),
                23: _("A second mouse runs there: the Moonwheel is hers."),
            },
        ),
        "cheese-by-push": Demo(
            _("Cheese comes by itself"),
            ("R16", "S34"),
            record("cheese-by-push"),
            {
                43: _("Freya’s mice stand still. She looks for the right bridge."),
                44: _("The floor brings the cheese: both stand on the same kind."),
            },
        ),
        "two-kinds": Demo(
            _("Two kinds in one turn"),
            ("S34", "R17"),
            record("two-kinds"),
            {
                55: _("Freya’s turn begins."),
                56: _("Her push brings the first kind."),
                58: _("A roof and a run bring the second."),
            },
        ),
        "lost": Demo(
            _("A roof over a lost mouse"),
            ("R18", "R14"),
            record("lost"),
            {
                18: _("Jack’s mouse stands alone in its room."),
                19: _("It falls. The room stays open for the rest of the turn."),
                23: _("The turn is over: the roof comes back."),
            },
        ),
        "falls": Demo(
            _("The third mouse in the cellar"),
            ("R20", "S11"),
            record("falls"),
            {
                87: _("Jack has lost two mice. He has more cheese than Freya."),
                88: _("Her push drops a third one: the game is over, and Freya wins."),
            },
        ),
    }
