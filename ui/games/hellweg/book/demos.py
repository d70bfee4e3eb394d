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
    return {**_sales(), **_actions(), **_modules()}


def _sales() -> dict[str, Demo]:
    return {
        "local": Demo(
            _("A sale on the spot"),
            ("R10", "R12"),
            record("local"),
            {
                12: _("The first town asks: Builefeld pays 3 for beer. Freya has a token in its house."),
                13: _("Sold: 3 Thaler for Freya, the token is back in her supply. The next town asks."),
                14: _("Soest pays 4 for beer. In Warburg she has no salt, so it is passed over."),
                15: _("Mönster pays 5 for ironware. That ends her sale."),
            },
            {12: "sell soest-beer"},
        ),
        "ways": Demo(
            _("Three ways to sell"),
            ("R13", "R14", "R15"),
            record("ways"),
            {
                42: _(
                    "Dortmund takes one ironware. From Olpe one way leads over two dirt roads: two "
                    "carriages would go back; the other over cobbles. From Mönster it is a dirt road "
                    "with two carriages."
                ),
                43: _("She sells that of Mönster. Where two stand on a dirt road, none goes back."),
            },
            {42: "sell olpe-iron olpe-siegen siegen-corbach dortmund-corbach"},
        ),
        "dump": Demo(
            _("One for 2"),
            ("R17", "S5"),
            record("dump"),
            {
                12: _("Builefeld pays 3 for beer. Freya waits for a better price and keeps hers."),
                13: _("She keeps her beer in Soest, too."),
                14: _("Nothing was sold to the four towns. Now she may sell any one token for 2."),
                15: _("She sells her ironware in Siegen. No road is needed for that."),
            },
        ),
        "last": Demo(
            _("The last card"),
            ("R18", "R31"),
            record("pairs"),
            {
                264: _(
                    "The last trading card lies open: each sale brings 2 more. Freya’s coal brings 1 "
                    "more for ironware."
                ),
                265: _("Mönster pays 4, the last card adds 2 and coal 1: 7 Thaler."),
            },
        ),
        "pairs": Demo(
            _("A pair"),
            ("R33", "S7"),
            record("pairs"),
            {
                256: _(
                    "Freya owns one coal. The banner of her herring says: coal and herring, 44; that of "
                    "her wine: coal and wine, 50."
                ),
                270: _(
                    "A card counts in one pair alone. Coal and wine 50, herring 23: 73, one more than "
                    "44 and 28 the other way."
                ),
            },
        ),
    }


def _actions() -> dict[str, Demo]:
    return {
        "buying": Demo(
            _("Buying in Dortmund"),
            ("R23", "R26"),
            record("buying"),
            {
                19: _("The card asks 5 Thaler for Dortmund: two tokens and a carriage."),
                20: _(
                    "Freya pays 5. Two tokens stand in the beer house; six roads are open to her carriage."
                ),
                21: _("She takes the road to Soest. Its village pays her 1 Thaler at once: 4 in all."),
            },
            {19: "buy soest"},
        ),
        "discount": Demo(
            _("2 less"),
            ("R24",),
            record("discount"),
            {
                18: _("The first action of the month: Freya goes to the market."),
                19: _("She takes 1 Thaler. Her merchant stays on the market square."),
                21: _("Jack buys in Mönster for 4: his other merchant is not at the market."),
                23: _("Hagen costs 5. Freya’s other merchant is at the market: she pays 3."),
                25: _("Two tokens, and a carriage on the road to Dortmund."),
            },
        ),
        "round": Demo(
            _("A town that is taken"),
            ("R20", "R21"),
            record("discount"),
            {
                21: _("Jack’s merchant stands in Mönster."),
                23: _("Freya cannot buy there this month. She chooses another town."),
            },
            {23: "buy moenster"},
        ),
        "short": Demo(
            _("No tokens left"),
            ("R34", "S10"),
            record("short"),
            {
                84: _("All twelve tokens of Freya stand on the map. She buys in Warburg even so."),
                85: _("A token must come from another house, or she forgoes it."),
                86: _("She moves one from Essen."),
            },
            {85: "token warburg-salt"},
        ),
    }


def _modules() -> dict[str, Demo]:
    return {
        "stockup": Demo(
            _("Stock up"),
            ("R40", "R41"),
            record("stockup"),
            {
                13: _("Freya stores a token, free of charge."),
                17: _("In the second round she stores a carriage."),
                29: _("A month later she stocks up: both are to be placed."),
                30: _("The token goes into a house where one of hers stands."),
                31: _("The carriage goes onto a road there, past a village: 1 Thaler."),
            },
        ),
        "three": Demo(
            _("Three privileges in one turn"),
            ("R44", "R46", "R47"),
            record("three"),
            {
                57: _("In three months Freya has stored six carriages."),
                64: _("She places them all. Three routes are joined: three privileges."),
                68: _("In her next turn she uses them before the action. First she stores a token."),
                70: _("Then she stocks up: it goes to Mönster."),
                71: _("Then a Thaler. The privilege turns up the two others, not itself."),
                72: _("Her action is one more Thaler, which turns that one up as well."),
            },
        ),
        "blacks": Demo(
            _("The black carriages"),
            ("R44", "S28", "S35"),
            record("blacks"),
            {
                35: _("Freya stocks up with three carriages."),
                37: _("Essen, Dortmund, Soest and Paderborn are joined. Duisburg is missing."),
                38: _(
                    "Now it is done: the two black carriages lie in her storage. They wait for the next time."
                ),
                45: _("She stocks up once more."),
                47: _("The black carriages stand on roads, and are hers like all others."),
            },
        ),
        "village": Demo(
            _("Passengers"),
            ("R49",),
            record("village"),
            {
                12: _("Paderborn pays 4 for salt, and Freya’s salt in Soest can go there past two villages."),
                13: _("That brings 1 Thaler more, once. Two carriages go back."),
            },
        ),
    }
