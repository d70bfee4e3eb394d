"""The first lesson: five turns of a game of three."""

from ....book import Lesson
from ....words import _, drawn_once
from .demos import record


@drawn_once
def lesson() -> Lesson:
    jack, ivy = _("Tap to see Jack’s turn."), _("Tap to see Ivy’s turn.")
    return Lesson(
        record("lesson"),
        {**_first_turn(), **_raid(), **_defence(), **_estates()},
        SHOWS,
        pauses={6: jack, 12: jack, 34: ivy, 70: jack},
    )


def _first_turn() -> dict[int, str]:
    return {
        0: _(
            "You are Freya, the red clan. Lead your crest around the track. Six cubes were drawn for you:"
            " put the red one as cattle onto your free estate."
        ),
        1: _("A second action must be a different one. Take a blue cube as a piper."),
        2: _(
            "At most two actions, and four cubes. What is left goes back into the bag: your actions are done."
        ),
        3: _(
            "Now you may raid a clan or change cards. Put your cudgel away, the weakest, and draw another"
            " card. Then end your turn."
        ),
        6: _("Jack’s turn. Everything but the cards in hand is open: watch what he builds."),
        12: _(
            "Your two cattle were the most: 2 points and 2 more. Three pipers, less one cattle of an "
            "opponent: 2 for blue."
        ),
    }


def _raid() -> dict[int, str]:
    return {
        18: _(
            "You are last in this round: one action only. A castle is refused, for no estate of yours is "
            "free. Take two green cubes as monks; then your actions are done."
        ),
        20: _(
            "Raid Ivy: she has a castle. A raid is three fights. Begin with a claymore, and put a piper on "
            "it: that makes five."
        ),
        23: _("Won, by your piper, which goes to the bag. Lay the other claymore, without a piper."),
        25: _("You lead 2 to 0. The third fight takes place all the same."),
        29: _(
            "One point for the raid, and booty. Take the castle: it goes to the bag and lowers Ivy’s "
            "blue. Then draw five cards."
        ),
        31: _("Give up two cards: the weakest ones. Then end your turn."),
    }


def _defence() -> dict[int, str]:
    return {
        34: _(
            "Your two monks were the most green: 3 points. All have four warriors, but your court is the "
            "largest, so you get the largest following. Whoever raids can be raided: Ivy comes to you."
        ),
        38: _("She has laid a card without a piper. Answer it with an axe."),
        40: _("You lead. Answer the second card with your claymore."),
        42: _("Now you cannot lose any more. Save your best: a dirk will do, then give up two cards."),
    }


def _estates() -> dict[int, str]:
    return {
        48: _(
            "Defended: 2 points for you, and Ivy lost one. With the largest following you may put cubes "
            "back: a green and a red one, and draw again."
        ),
        51: _("Now buy an estate for a yellow and a red cube."),
        52: _("Two blue cubes are a castle on your new estate. Then your actions are done: end your turn."),
        58: _(
            "Keep these cubes. Take a warrior: it brings a card, at once. Then your court pays for an "
            "estate: a warrior and a monk, with one drawn green cube."
        ),
        61: _("One warrior fewer is one card fewer: give up the weakest. Then end your turn."),
        70: _(
            "You are in the red zone, so after the scoring an estate was turned up: 40. With so many "
            "points you would have ended the game."
        ),
        76: _(
            "You are last again. Keep your cubes, and send the bard, who goes alone, to Jack: one of his "
            "pipers goes to the bag."
        ),
        79: _(
            "A second cube, of another colour, may come to your own court. Once a tile ends the game, the "
            "most points win: lead your clan!"
        ),
    }


SHOWS = {
    0: ("act/cattle", "track"),
    1: ("act/piper",),
    3: ("hand/1",),
    18: ("act/monks", "act/castle"),
    20: ("clan/2",),
    29: ("booty/castle",),
    34: ("following",),
    38: ("hand/3",),
    48: ("cubes",),
    51: ("act/estate",),
    52: ("act/castle",),
    58: ("act/warrior", "act/estate"),
    70: ("tiles",),
    76: ("act/bard",),
}
