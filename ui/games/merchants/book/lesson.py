"""The first lesson: three turns of a game of two."""

from engine.games.merchants.tables import HAND_SIZE, STACKS

from ....book import Lesson
from ....words import _, drawn_once
from .demos import record


@drawn_once
def lesson() -> Lesson:
    turn = _("Tap to see Jack’s turn.")
    return Lesson(record("lesson"), _words(), SHOWS, pauses=dict.fromkeys((5, 11, 20), turn))


def _words() -> dict[int, str]:
    return {
        0: _(
            "You are Freya. Whoever builds {n} stacks first wins. Below is your hand: two cards of animals, "
            "and three junk, which only pays. Buy something: tap Shattered Relic, on the right of the "
            "market.",
            n=STACKS,
        ),
        1: _(
            "It costs 3: in the slot on the right nothing is added. Every slot further to the left makes a "
            "card dearer by one. Pay with your three junk cards."
        ),
        4: _(
            "The new card is in your hand, the junk on your discard pile. A turn has one action, and that "
            "was it: end your turn."
        ),
        5: _(
            "You have drawn until you hold {n} cards, and the market has moved to the right.",
            n=HAND_SIZE,
        ),
        7: _(
            "Jack has built his first stack. Your Shattered Relic is a technique: it tosses a card and "
            "draws another. Tap it, then the technique."
        ),
        8: _("Which card do you not want to see again? Junk."),
        9: _(
            "The plus sign on a technique is a bonus: you have one more action. Build! The first stack "
            "needs a total of 1. Tap Loyal Partner, then build."
        ),
        10: _("Your first stack. That card is out of your hand for good. End your turn."),
        11: _("Again you have drawn up to {n} cards.", n=HAND_SIZE),
        17: _(
            "Stack 2 needs cards of one set that add up to 2. But Stashing Vendor is a passive card that "
            "lets junk into its stack. Begin the stack with it."
        ),
        18: _("One is still missing. Junk counts 1: add it."),
        19: _("Stack 2 is built. Your deck is empty. See what happens when you end your turn."),
        20: _(
            "Your discard pile was shuffled and is your new deck. So what you buy comes back again and "
            "again, and so does the junk."
        ),
        26: _(
            "Now you know the game: buy good cards, be rid of bad ones, and build in time. Shattered Relic "
            "is back in your hand, and it is worth 3: what could you do with it?"
        ),
    }


SHOWS = {
    0: ("slot/1",),
    7: ("hand/shattered-relic",),
    8: ("hand/junk",),
    9: ("hand/loyal-partner",),
    17: ("hand/stashing-vendor",),
    18: ("hand/junk",),
}
