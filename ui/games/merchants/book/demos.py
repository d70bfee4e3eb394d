"""Worked examples of the rule sheet as moments of a real game."""

from collections.abc import Mapping
from functools import partial

from .... import book
from ....book import Demo
from ....words import _, drawn_once

record = partial(book.record, __name__)


@drawn_once
def demos() -> Mapping[str, Demo]:
    """By the name of their record."""
    return {
        "buying": Demo(
            _("Buying"),
            ("R4", "R5", "R15", "R16", "R17", "R33", "S5", "S13"),
            record("buying"),
            {
                0: _(
                    "From right to left the cards cost 3, 6, 6, 7 and 9: each slot adds one more. Freya’s "
                    "hand is worth 5."
                ),
                1: _("She buys on the right, where nothing is added: Essential Purchase for 3."),
                4: _("Three junk cards pay for it."),
                7: _(
                    "The card that she bought lets her toss that junk. It is gone for good, and the new card "
                    "is in her hand."
                ),
                8: _("The clean-up: Freya has {n} cards again, and the market has moved to the right.", n=5),
            },
            {0: "buy 5"},
        ),
        "overpaying": Demo(
            _("Paying too much"),
            ("R16", "R18"),
            record("overpaying"),
            {
                63: _("Freya wants Essential Purchase, in the third slot. It costs 3 and 2 more."),
                65: _("She pays 4. Another 1 would do."),
                66: _("But she pays 4 once more: 8 for 5. The excess of 3 is less than either card."),
            },
        ),
        "too-small": Demo(
            _("One card too small"),
            ("R18", "S13"),
            record("too-small"),
            {
                64: _("The same purchase for 5, paid in another way."),
                65: _(
                    "Junk first. A second junk would not do: with a 4 that makes 6, and each junk is only 1."
                ),
                66: _("With a 4 the payment is exact."),
                67: _("The junk of the payment is tossed, as Essential Purchase allows."),
            },
            {65: "pay junk"},
        ),
        "bonus": Demo(
            _("A technique and a bonus"),
            ("R9", "R17", "R19", "R21"),
            record("bonus"),
            {
                47: _("Freya holds Shattered Relic, a technique with the bonus sign."),
                48: _("She plays it: one card of her hand is to be tossed."),
                49: _(
                    "Junk goes. She draws a card, the technique is discarded, and she has an action again."
                ),
                52: _("With it she buys Empty Chest for 2."),
                53: _("Her turn is over. Her hand is filled."),
            },
        ),
        "one-set": Demo(
            _("A stack of one set"),
            ("R23", "R24"),
            record("one-set"),
            {
                23: _("Two stacks stand. The third must add up to 3. Junk cannot be built."),
                24: _("Cookies, worth 2, begin the stack."),
                25: _("Swift Broker, worth 1 and of the macaws as well, completes it."),
            },
            {23: "build junk"},
        ),
        "junk-stack": Demo(
            _("Junk in a stack"),
            ("R14", "R24"),
            record("junk-stack"),
            {
                21: _("The third stack again. Freya holds Stashing Vendor and junk."),
                22: _("Stashing Vendor lets junk into its stack, but no card of the pandas."),
                24: _("One and two junk: 3."),
            },
            {22: "add loyal-partner"},
        ),
        "mixed": Demo(
            _("A mixed stack"),
            ("R24",),
            record("mixed"),
            {
                112: _("Freya’s sixth stack. She holds cards of three sets, and none of them makes 6 alone."),
                113: _("Empty Chest, worth 2, mixes the sets."),
                115: _("Macaw 1, panda 3 and the chest: 6."),
            },
        ),
        "found": Demo(
            _("Out of the discard"),
            ("R24", "S15"),
            record("found"),
            {
                73: _("Stack 4 is next. Nostalgic Item is worth 3, and Freya holds no other squirrel."),
                74: _("But it may take one card out of her discard, of any set."),
                75: _("Swift Broker adds the 1 that was missing."),
            },
        ),
        "winter": Demo(
            _("Two stacks at once"),
            ("R23", "S37"),
            record("winter"),
            {
                173: _("Four stacks stand. Freya holds Winter is Coming, worth 5."),
                174: _("It is the fifth stack alone, and allows one more at once."),
                176: _("Two pandas, 1 and 5, are the sixth."),
            },
        ),
        "acorn": Demo(
            _("A card out of a stall"),
            ("R26", "R27", "S14"),
            record("acorn"),
            {
                68: _("Freya holds Acorn. In Jack’s fourth stack lies Market Discovery."),
                69: _("She plays Acorn: it will change places with a card in another stall."),
                70: _("Now Acorn lies there, and Market Discovery is hers. Jack’s stack stays built."),
                73: _("The bonus sign gave her an action to buy with."),
            },
        ),
        "shuffle": Demo(
            _("Discarding and drawing"),
            ("R28", "R29", "R31"),
            record("shuffle"),
            {
                16: _("Three junk cards in hand. Freya uses her action to be rid of them for now."),
                17: _("One card goes to the discard."),
                19: _("Three are gone, and she stops there."),
                21: _(
                    "In the clean-up she draws three. Her deck had only two, so the discard was shuffled, "
                    "with the junk in it."
                ),
            },
        ),
        "refill": Demo(
            _("Junk fills the hand"),
            ("R29", "R31", "R32"),
            record("refill"),
            {
                36: _("Acorn has brought Stashing Vendor out of Jack’s stall. Junk can be built with it."),
                39: _(
                    "The third stack stands. Freya holds two cards, her deck has one, and nothing lies on "
                    "her discard."
                ),
                40: _("She draws that one. There is nothing to be shuffled, so two junk fill her hand."),
            },
        ),
        "cookies": Demo(
            _("Bigger hands"),
            ("R13", "R29", "S33"),
            record("cookies"),
            {
                118: _("Freya holds two Cookies."),
                122: _("She discards four junk cards."),
                124: _("In the clean-up she draws up to seven: five, and one for each Cookies."),
            },
        ),
        "flashy": Demo(
            _("One more for each card"),
            ("R40", "R41"),
            record("flashy"),
            {
                92: _("Essential Purchase costs 6 in the fourth slot. Freya’s best card is worth 5."),
                93: _("Flashy Show lets her cards count one more in this turn. The price stays."),
                95: _("Winter is Coming pays 6 alone."),
            },
        ),
        "haggler": Demo(
            _("A die that helps"),
            ("R40", "S25"),
            record("haggler"),
            {
                0: _("Bold Haggler is worth 1. Once a turn Freya may roll for it."),
                1: _("A three: now it counts 4, to the end of this turn."),
                3: _("That pays for Charm, alone. On the discard it is worth 1 again."),
            },
        ),
        "blindfold": Demo(
            _("A wrong guess"),
            ("R40", "S18"),
            record("blindfold"),
            {
                101: _("Freya has played Blindfold. She puts a card down for Jack."),
                102: _("It is Whirligig, worth 3. Jack does not see it, and has to guess."),
                103: _("He says 5, and that is wrong. Now Freya says what it counts."),
                104: _("She lets it count 5 in this turn."),
                108: _("With two junk it pays 7."),
            },
        ),
        "discovery": Demo(
            _("From the market discard"),
            ("S12",),
            record("discovery"),
            {
                90: _("On top of the market discard lies Nostalgic Item, worth 3."),
                91: _("Market Discovery in a payment buys it, for its printed value."),
                92: _("4 for 3: the excess of 1 is less than 4. Nostalgic Item is in Freya’s hand."),
            },
        ),
        "shopkeeper": Demo(
            _("A copy"),
            ("R36", "R39", "R39b"),
            record("shopkeeper"),
            {
                50: _(
                    "Freya’s newest stack holds Cookies. Before it has copied, Flexible Shopkeeper is of "
                    "no use."
                ),
                51: _("It copies Cookies: it is a macaw now, worth 2. That costs no action."),
                53: _("With Swift Broker, another macaw, it is the third stack. There it is itself again."),
            },
            {50: "build flexible-shopkeeper"},
        ),
        "reflection": Demo(
            _("A copy of junk"),
            ("R37", "R42", "S22"),
            record("reflection"),
            {
                18: _("Junk lies on top of Jack’s discard. Reflection must copy it before it is used."),
                19: _("Now it is junk itself, worth 1, and cannot be built."),
                24: _("It paid 1 like junk. On the discard it is Reflection again."),
            },
            {19: "build reflection_junk"},
        ),
        "last": Demo(
            _("The last stack"),
            ("R35",),
            record("last"),
            {
                166: _("Freya has seven stacks, Jack six. The last one must add up to 8."),
                167: _("A Shattered Relic: 3."),
                168: _("Another one: 6."),
                169: _("Empty Chest makes 8 and lets the sets mix. Freya has won at once."),
            },
        ),
    }
