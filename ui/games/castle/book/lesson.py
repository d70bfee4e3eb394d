"""The first lesson: three turns of a game of two."""

from ....book import Lesson
from ....words import _, drawn_once
from .demos import record


@drawn_once
def lesson() -> Lesson:
    turn = _("Tap to see Jack’s turn.")
    return Lesson(record("lesson"), _words(), SHOWS, pauses={1: turn, 7: turn, 14: turn})


def _words() -> dict[int, str]:
    return {
        0: _("You are Freya, the red mice. Four kinds of cheese win. Put a mouse on the tower that glows."),
        1: _("Below the roofs lies cheese, but mousetraps, too."),
        2: _("Lift a roof beside your mouse: tap it. That is your first action."),
        3: _(
            "Two lanterns! Two of your mice on the same cheese: that is what you want. Tap "
            "your mouse, then the cheese."
        ),
        4: _("Each square costs one paw. Run on to the other lantern."),
        5: _("One paw is left. Bring a second mouse: tap your reserve, then the tower."),
        6: _("All paws are used. End your turn. Your room stays open, since a mouse is in it."),
        7: _("Now it is Jack’s turn."),
        10: _("Your second mouse runs onto the other lantern."),
        11: _(
            "Two alike: the lantern is yours! Now push the floor. Tap the bridge that glows, "
            "look, then say yes."
        ),
        12: _("The floor moved, the mice did not. What fell out is the new spare tile. Lift one more roof."),
        13: _("A mousetrap: keep away! End your turn, and the roof comes back. Remember what lies there."),
        14: _("Jack’s turn."),
        16: _("A mouse may jump over mice. Lift the roof beside you."),
        17: _(
            "Tap the mouse behind, then the square beyond the other. It costs two paws: one for each square."
        ),
        18: _(
            "If a mousetrap slides below a mouse, it falls into the cellar. After three the "
            "game is over. End your turn."
        ),
        19: _("That is all: lift, run, push, and remember. Three kinds more, and the castle is yours!"),
    }


SHOWS = {
    0: ("a1",),
    2: ("roof-a2",),
    3: ("a1",),
    5: ("reserve",),
    10: ("a1",),
    11: ("colf-top",),
    12: ("roof-b1",),
    16: ("roof-c2",),
    17: ("a2",),
}
