"""Every worked example of the rule sheet as moments of a real game."""

from collections.abc import Mapping
from functools import partial

from engine.games.dealers.tables import HAND_LIMIT

from .... import book
from ....book import Demo
from ....words import _, drawn_once

record = partial(book.record, __name__)


@drawn_once
def demos() -> Mapping[str, Demo]:
    """By the name of their record, where that is theirs alone."""
    return {
        "piles": Demo(
            _("Dealing and choosing"),
            ("R10", "R11", "R12", "R15", "R16", "R17"),
            record("delivering"),
            {
                1: _("Freya has dealt four piles, layer by layer. Only the top cards are still seen."),
                2: _("Jack sits on her left and chooses first: the second pile."),
                3: _("Then Ivy: the fourth."),
                4: _("Freya, who dealt, takes the first. Nobody wanted the third: it is discarded."),
            },
        ),
        "two-players": Demo(
            _("Piles for two"),
            ("R10", "R18", "S17"),
            record("feed"),
            {
                1: _("With two players there are three piles."),
                2: _("Freya, who dealt, puts the first one away. What lies in it, she has to remember."),
                3: _("Jack chooses the third. The one that is left goes to Freya."),
            },
        ),
        "routes": Demo(
            _("Travelling"),
            ("R22", "R23", "R24", "R25", "R35", "S11", "S12"),
            record("routes"),
            {
                4: _("Bridge, ferry and moor path leave Grantown. Freya’s mountain trail is of no use here."),
                5: _("The bridge takes her cart to Tomintoul."),
                6: _("On arrival she takes one good: an anvil."),
                7: _("A mountain trail leads on from here: now the card fits."),
                8: _("In Cragganmore she takes nothing. A good may be left."),
                9: _("Special feed goes over any link, also back to where she was."),
                10: _("Every arrival offers a good: this time she takes a bottle."),
            },
            {4: "route mountain cragganmore"},
        ),
        "delivering": Demo(
            _("Two deliveries in a turn"),
            ("R20", "R26", "R28", "R30", "R31", "R32", "R33", "R39", "R40"),
            record("delivering"),
            {
                54: _("A vase lies in Elgin, so nothing can be delivered here yet."),
                55: _("An extra good lets Freya take the vase. Elgin is empty."),
                56: _("She delivers three anvils. They lie in Elgin now, and anyone may collect them."),
                57: _("The bridge leads to Knockando, where one bottle lies."),
                58: _("She takes it on arrival: Knockando is empty as well."),
                59: _("A second delivery in the same turn: two bottles and a chair."),
                60: _("At the end of the turn the requests go to her value pile, the rest is discarded."),
            },
            {54: "deliver anvil3 anvil anvil anvil"},
        ),
        "feed": Demo(
            _("Three uses of special feed"),
            ("R35", "R36", "R37", "R38", "R40", "R47"),
            record("feed"),
            {
                17: _("Freya holds no mountain trail. But she has special feed."),
                18: _("Her first feed takes her over the mountains to Rothes."),
                19: _("An arrival like any other: she takes the pot."),
                20: _("Her second feed works as an extra good. The vase is hers, and Rothes is empty."),
                21: _("She has no chair. With her third feed the pot takes its place."),
                22: _("Three feed cards lie in her value pile: that will be 3 damage."),
            },
        ),
        "paying": Demo(
            _("What to pay with"),
            ("R30", "R38", "R38b", "S8", "S9", "S10"),
            record("paying"),
            {
                121: _(
                    "Freya could pay two chairs and a pot. But she needs all her pots for the next request."
                ),
                122: _(
                    "So an anvil takes the place of the pot, for one feed. The card keeps its full points."
                ),
                123: _("The moor path leads to Dallas."),
                124: _("She takes the last good there."),
                125: _("The pots that she kept pay her second request."),
            },
        ),
        "once-a-turn": Demo(
            _("One request in a village"),
            ("R27", "R29", "S6", "S7"),
            record("once-a-turn"),
            {
                46: _("Rothes is empty: Freya can deliver."),
                47: _("She delivers two bottles."),
                48: _("An extra good takes one of them back. That is allowed."),
                49: _(
                    "Feed takes the other. Rothes is empty again, yet it has had its request in this turn."
                ),
            },
            {49: "deliver bottle-cup-vase bottle cup vase"},
        ),
        "hand-limit": Demo(
            _("Too many cards"),
            ("R42", "R43", "S13", "S14"),
            record("hand-limit"),
            {
                5: _("Six cards are left: three feed, three others."),
                6: _(
                    "Freya ends her turn. She may keep {n} cards, and feed is never discarded.", n=HAND_LIMIT
                ),
                7: _("She discards the bridge."),
                8: _("Then the ferry. Nobody has to discard more than that."),
            },
        ),
        "too-much-feed": Demo(
            _("Too much feed"),
            ("R43", "R44", "S21", "S22"),
            record("too-much-feed"),
            {
                19: _("Freya holds five feed cards and three others."),
                20: _(
                    "She ends her turn. {n} feed cards stay; all others are discarded. The fifth feed counts "
                    "as used.",
                    n=HAND_LIMIT,
                ),
            },
        ),
        "last-round": Demo(
            _("The last round"),
            ("R45", "R46", "R48", "S19", "S20", "S25"),
            record("last-round"),
            {
                138: _("Four players: Freya, first in this round, delivers her fifth request."),
                139: _("She ends her turn, and says nothing. The round goes on."),
                141: _("Jack and Ivy play no card."),
                147: _("Scott still delivers."),
                150: _(
                    "The round is over, and so is the game. Three have 5 damage: a highest damage that "
                    "several share throws nobody out."
                ),
            },
        ),
        "out-and-tied": Demo(
            _("Out, and a tie"),
            ("R47", "R48", "R50", "R51"),
            record("out-and-tied"),
            {
                163: _("Scott delivers his fifth request, the second one in this turn."),
                166: _(
                    "Scott has the most points, but he alone has the highest damage: he is out. Jack and "
                    "Ivy both have 13. Ivy kept fewer goods, so she wins."
                ),
            },
        ),
        "total-damage": Demo(
            _("Total damage of two"),
            ("R49", "S24"),
            record("total-damage"),
            {
                119: _("Two players: Freya delivers her seventh request. She is far ahead."),
                121: _("But 10 damage against 7 is three more: total damage. Jack wins with 8 points."),
            },
        ),
        "close-damage": Demo(
            _("Two more are no harm"),
            ("R49", "R50"),
            record("close-damage"),
            {
                121: _("Jack delivers his seventh request."),
                125: _("9 damage against 7 is only two more. Points are compared, and Jack has more."),
            },
        ),
    }
