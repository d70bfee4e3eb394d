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
    return {**_turns(), **_raids(), **_scorings()}


def _turns() -> dict[str, Demo]:
    return {
        "redraw": Demo(
            _("Cubes put back"),
            ("R7", "S19"),
            record("redraw"),
            {
                24: _("Freya has the largest following: she may put cubes back before her first action."),
                26: _("She does not want a red and a green one."),
                27: _("Two others come out of the bag."),
            },
        ),
        "choices": Demo(
            _("What may I do?"),
            ("R8", "R15", "R21", "S6"),
            record("choices"),
            {
                8: _(
                    "Freya has drawn two yellow, two blue, a green and a red cube. One green cube is too few "
                    "for a monastery."
                ),
                9: _(
                    "The two blue ones are a castle now. No warrior may pay for an estate: three always stay."
                ),
                10: _(
                    "A yellow cube, a green one and a monk have paid for an estate. Two actions are done: a "
                    "warrior would be the third."
                ),
            },
            {8: "monastery", 9: "estate red court", 10: "warrior"},
        ),
        "payment": Demo(
            _("A warrior pays"),
            ("R21", "S6", "S7", "R17"),
            record("payment"),
            {
                0: _("Freya wants an estate. One of her four warriors may pay, three have to stay."),
                1: _("The warrior and two green cubes go to the bag; the estate is hers."),
                2: _("One warrior fewer is one card fewer: she gives one up."),
            },
        ),
        "bard": Demo(
            _("The bard at work"),
            ("R20", "S34"),
            record("bard"),
            {
                1: _("Freya sends her bard to Jack."),
                2: _("A piper goes to the bag. The second cube must have another colour."),
                3: _("A warrior comes to her court. First Jack has to give up a card."),
                4: _("Only then Freya draws one."),
            },
            {2: "remove blue"},
        ),
    }


def _raids() -> dict[str, Demo]:
    return {
        "fight": Demo(
            _("One fight decides"),
            ("R23", "R24", "R26", "S4"),
            record("fight"),
            {
                4: _("Freya raids Jack."),
                6: _("A claymore against a claymore: drawn."),
                8: _("Again two equal cards."),
                10: _("An axe beats a dirk: 1 to 0 is enough, the raid is won."),
            },
        ),
        "booty": Demo(
            _("Cattle change hands"),
            ("R27", "R31"),
            record("booty"),
            {
                10: _("Freya has won the raid on Ivy, who first draws five cards."),
                12: _("Ivy has given up two of them. Now Freya chooses her booty."),
                13: _("The cattle comes to her free estate."),
                14: _("She has two cards left, and draws five."),
                16: _("Two of the seven go: five cards for five warriors."),
            },
        ),
        "crowded": Demo(
            _("No room for the cattle"),
            ("R27",),
            record("crowded"),
            {
                12: _("Freya has won, but no estate of hers is free."),
                13: _("She takes the cattle all the same: it goes to the bag."),
            },
        ),
        "bare": Demo(
            _("Nothing to be had"),
            ("R28", "S2"),
            record("bare"),
            {
                78: _("Nothing stands on Jack’s estates. Freya raids him."),
                84: _("She wins: 2 points, and no booty."),
            },
        ),
        "defended": Demo(
            _("A raid beaten off"),
            ("R29",),
            record("defended"),
            {
                7: _("Jack raids Freya."),
                9: _("He wins the first fight."),
                13: _("She has won more fights: 2 points for her, one less for Jack."),
            },
        ),
    }


def _scorings() -> dict[str, Demo]:
    return {
        "following": Demo(
            _("As many warriors"),
            ("R32",),
            record("following"),
            {
                8: _("Freya and Jack have five warriors each. Eight cubes are in her court, seven in his."),
                9: _("Her court is larger: the card comes to her."),
                19: _("A round later one of Freya’s warriors has paid for an estate: four are left."),
                20: _("Jack and Ivy have five each now, and both courts have eight cubes."),
                21: _("Neither court is larger: the card stays with Freya."),
            },
        ),
        "cattle": Demo(
            _("The most cattle"),
            ("R34",),
            record("cattle"),
            {
                20: _("Freya has three cattle, Jack two, Ivy none."),
                21: _("A point for each, and 2 more for Freya: 5, 2 and 0 points."),
            },
        ),
        "tied": Demo(
            _("As many cattle"),
            ("R34",),
            record("tied"),
            {
                17: _("Freya and Jack have three cattle each, Ivy has one."),
                18: _("3, 3 and 1: nobody has the most alone, so nobody gets more."),
            },
        ),
        "blue": Demo(
            _("Blue less cattle"),
            ("R35", "S33"),
            record("blue"),
            {
                32: _(
                    "Freya has seven blue cubes: three pipers, and two castles of two each. The most cattle "
                    "of an opponent are Jack’s three."
                ),
                33: _(
                    "7 less 3: 4 points. Jack has three blue cubes and the others two cattle at most: 1 "
                    "point."
                ),
            },
        ),
        "goes-on": Demo(
            _("The game goes on"),
            ("R36", "R37"),
            record("goes-on"),
            {
                88: _("The round is about to end."),
                89: _("Estate 41 is turned up: nobody has so many points, so another round begins."),
            },
        ),
        "end": Demo(
            _("The tile ends it"),
            ("R36", "R37"),
            record("end"),
            {
                86: _("The last turn of the round. Freya leads."),
                87: _("Estate 30 is turned up, Freya has 34 points: the game is over."),
            },
        ),
    }
