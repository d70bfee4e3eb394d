"""The first lesson: two rounds of a game of two."""

from engine.games.dealers.tables import GAP, GOAL, HAND_LIMIT

from ....book import Lesson
from ....words import _, drawn_once
from .demos import record


@drawn_once
def lesson() -> Lesson:
    return Lesson(
        record("lesson"),
        {
            0: _(
                "You are Freya; your cart stands in Huntly. You will gather goods and deliver them for "
                "points. Jack deals the first cards: watch them."
            ),
            1: _(
                "Three piles of four cards. Only the top ones are still seen, so it helps to remember the "
                "others. With two persons the dealer puts one pile away."
            ),
            2: _(
                "You choose first. The second pile began with an extra good, a useful card: take that pile."
            ),
            3: _("The dealer has the first turn. Watch what Jack does."),
            10: _("Your turn. Play as many cards as you like. Begin with a moor path: it leads to Dufftown."),
            11: _("Where your cart arrives you may take one good at once. Take a bottle."),
            12: _("An extra good takes one more: tap that card, and the other bottle is yours."),
            13: _(
                "Dufftown is empty now. Only in empty villages can goods be delivered, but your request "
                "asks for others. End your turn."
            ),
            14: _(
                "You may keep {n} cards at the end of a turn. Special feed always stays. Give up the ferry.",
                n=HAND_LIMIT,
            ),
            15: _("A new round, and now the horse is yours: deal, and look for a request for two bottles."),
            16: _(
                "It lies in the first pile. You put a pile away, Jack chooses one, and you get the last: "
                "put the second one away."
            ),
            17: _("Now Jack chooses."),
            18: _(
                "You got it! Dufftown is still empty, and you have two bottles: tap the request that asks "
                "for them."
            ),
            19: _(
                "The first points. Your other new request asks for two vases. There is one in Macallan, "
                "across the water, but you have no ferry. Special feed goes over any link: tap it, then "
                "Macallan."
            ),
            20: _("Take the vase."),
            21: _("Now over the bridge to Rothes, where only two goods are left."),
            22: _("Take the chair."),
            23: _("Special feed can do more. As an extra good it takes the anvil, and Rothes is empty."),
            24: _(
                "You have only one vase, but with feed another good can take the place of the second. Tap "
                "the request, then the chair."
            ),
            25: _(
                "Feed has its price: each one used is damage at the end, and so is half of the goods that "
                "you keep. Look at your damage beside the hand, then end your turn."
            ),
            26: _("Now Jack has his turn, and the round is over."),
            32: _(
                "That is the game. The round in which somebody has {goal} requests is the last one. Who "
                "then has {gap} damage more than the other loses; if nobody has, most points win. Play on!",
                goal=GOAL[2],
                gap=GAP,
            ),
        },
    )
