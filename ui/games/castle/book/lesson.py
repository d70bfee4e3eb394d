"""The first lesson: four turns of a game of two."""

from ....book import Lesson
from ....words import _, drawn_once
from .demos import record


@drawn_once
def lesson() -> Lesson:
    turn = _("Tap to see Jack’s turn.")
    return Lesson(record("lesson"), _words(), SHOWS, pauses={1: turn, 7: turn, 21: turn})


def _words() -> dict[int, str]:
    return {
        0: _("You are Freya, the red mice. Four kinds of cheese win. Put a mouse on the tower that glows."),
        1: _("Below the roofs lies cheese, but mousetraps, too."),
        2: _("Lift a roof beside your mouse: tap it. That is your first action."),
        3: _("A heart! Tap your mouse, then the heart. Mice run straight: not by a corner, not onto a roof."),
        4: _(
            "Each roof and each square costs one paw. A roof may also touch your mouse by a corner: lift it."
        ),
        5: _(
            "Another heart! And a mousetrap: no mouse runs onto it. One paw is left: tap your "
            "reserve, then the tower."
        ),
        6: _("The room with the dashed edge has no mouse: it closes. Remember the heart, and end your turn."),
        7: _("Now it is Jack’s turn."),
        10: _("Where was the other heart? Lift its roof again."),
        11: _(
            "A mouse may jump over mice, one paw for each square. Tap the one on the tower, then the stone."
        ),
        12: _("On the stone a mouse is safe: there the floor never moves. Run on to the heart."),
        13: _("Two alike: the heart is yours! Your rooms stay open, for mice are in them. End your turn."),
        16: _("Now look at the spare tile. The same cheese lies in the castle: run there."),
        17: _("Push the spare tile below your other mouse: tap the bridge that glows, look, then say yes."),
        18: _(
            "The floor moved, the mice did not: the cheese is yours! What fell out is the new "
            "spare tile. Lift one more roof: you push only once a turn."
        ),
        19: _("That is the cheese of the new spare tile. Run there, then end your turn."),
        21: _("Jack pushes, too. Look at your mice!"),
        23: _("His push brought you cheese. Now the spare tile is a mousetrap: push it below Jack’s mouse."),
        24: _(
            "It fell into the cellar. Whoever loses three mice ends the game and cannot win. End your turn."
        ),
        25: _("That is all: lift, run, push, and remember. One kind more, and the castle is yours!"),
    }


SHOWS = {
    0: ("a1",),
    2: ("roof-b1",),
    3: ("a1",),
    4: ("roof-c2",),
    5: ("reserve",),
    11: ("a1",),
    12: ("c1",),
    16: ("c2",),
    17: ("colb-top",),
    18: ("roof-c3",),
    19: ("d2",),
    23: ("colf-top",),
}
