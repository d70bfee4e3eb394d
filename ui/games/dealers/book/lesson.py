"""The first lesson: two rounds of a game of two."""

from engine.games.dealers.tables import GAP, GOAL, HAND_LIMIT

from ....book import Lesson
from ....words import _, drawn_once
from .demos import record


@drawn_once
def lesson() -> Lesson:
    return Lesson(record("lesson"), _words(), SHOWS, _looks(), _pauses())


def _words() -> dict[int, str]:
    return {
        0: _(
            "You are Freya; your cart stands in Huntly. You will gather goods and deliver them for points. "
            "But every round begins with cards."
        ),
        1: _(
            "Three piles of four cards. Only the top ones are still seen, so it helps to remember the "
            "others. In a game of two, the dealer first puts one pile away."
        ),
        2: _(
            "You choose before the dealer. The second pile began with an extra good, a useful card: take "
            "that pile."
        ),
        3: _("The dealer has the first turn."),
        10: _("Your turn. Play as many cards as you like. Begin with a moor path: it leads to Dufftown."),
        11: _("Where your cart arrives you may take one good at once. Take a bottle."),
        12: _("An extra good takes one more: tap that card, and the other bottle is yours."),
        13: _(
            "Dufftown is empty now. Goods can be delivered only where nothing lies. But your request asks "
            "for goods that you do not have, so end your turn."
        ),
        14: _(
            "You may keep {n} cards at the end of a turn. Special feed always stays. Discard the ferry.",
            n=HAND_LIMIT,
        ),
        15: _("A new round, and now the horse is yours: you deal. Look for a request for two bottles."),
        16: _(
            "It lies in the first pile, at the bottom. You put a pile away, Jack chooses one, and you get "
            "the last. Put the second one away."
        ),
        17: _("Now hope that Jack does not want the first pile."),
        18: _("Dufftown is still empty, and you have two bottles: tap the request that asks for them."),
        19: _(
            "The first points! Your other new request asks for two vases. There is one in Macallan, across "
            "the water, but you have no ferry. Special feed goes over any link: tap it, then Macallan, and "
            "take the vase."
        ),
        21: _("Now over the bridge to Rothes, where only two goods are left. Take the chair."),
        23: _("Special feed can do more. As an extra good it takes the anvil, and Rothes is empty."),
        24: _(
            "You have only one vase, but with feed another good can take the place of the second. Tap the "
            "request, then the chair."
        ),
        25: _(
            "Feed has its price: each one used is damage at the end, and so is half of the goods that you "
            "keep. Look at your damage beside the hand, then end your turn."
        ),
        26: _("Jack has the last turn of this round."),
        32: _(
            "Now you know the game. The round in which somebody has {goal} requests is the last one. "
            "Whoever then has {gap} damage more than the other loses; if nobody has, most points win.",
            goal=GOAL[2],
            gap=GAP,
        ),
    }


SHOWS = {
    0: ("huntly",),
    2: ("pile/2",),
    10: ("hand/moor", "dufftown"),
    11: ("dufftown/bottle",),
    12: ("hand/extra",),
    13: ("dufftown",),
    16: ("pile/1",),
    18: ("hand/bottle2",),
    19: ("macallan",),
    21: ("rothes",),
    23: ("rothes/anvil",),
    24: ("hand/vase2",),
    25: ("damage",),
}


def _looks() -> dict[int, str]:
    return {
        3: _(
            "These four are yours. The moor path and the ferry are routes, by which your cart travels. What "
            "the other two do, you will soon see."
        ),
        18: _("You got it! And with it a bridge, special feed and one more request."),
    }


def _pauses() -> dict[int, str]:
    turn = _("Tap to see Jack’s turn.")
    return {
        0: _("Tap to see Jack deal."),
        1: _("Tap to see which pile Jack puts away."),
        3: turn,
        17: _("Tap to see which pile Jack takes."),
        26: turn,
    }
