"""What every card does, in full, with the numbers of the rules that it meets."""

from engine.games.merchants.tables import FACES, HAND_SIZE, TOSSED_JUNK

from ...words import _

Full = tuple[tuple[str, ...], tuple[str, ...]]


def full(name: str) -> Full:
    """Its text, and the numbers of rules."""
    return {**_macaws(), **_pandas(), **_raccoons(), **_squirrels(), **_ocelots(), **_chameleons()}[name]


def junk() -> Full:
    return (
        (
            _("Junk pays 1, and that is all it is good for. It belongs to no set and has no effect."),
            _("It may not lie in a stack, unless another card of the stack allows it."),
        ),
        ("R14", "R9"),
    )


def _macaws() -> dict[str, Full]:
    return {
        "swift-broker": (
            (
                _("Your whole hand goes to your discard, in the order that you choose."),
                _("Then you draw as many cards as you laid down."),
            ),
            ("R11", "R12", "R19"),
        ),
        "cookies": (
            (
                _(
                    "In your clean-up you draw until you hold {n} cards and one more for each Cookies in "
                    "hand. That is no choice.",
                    n=HAND_SIZE,
                ),
                _("Cookies that are drawn in the clean-up count at once."),
            ),
            ("R29", "S32", "S33"),
        ),
        "shattered-relic": (
            (
                _("One card of your hand leaves your deck for good: you must toss one if you hold any."),
                _("Then you draw a card, also if you tossed none."),
            ),
            ("R9", "R12"),
        ),
        "spyglass": (
            (
                _("You look at the next three cards of your deck and take one of them to your hand."),
                _("The others go back onto the deck, in the order that you choose."),
            ),
            ("R12", "R31"),
        ),
        "flashy-show": (
            (
                _("To the end of this turn every card that you pay or build with counts one more."),
                _("Prices and cards in the market do not change. Played twice, it adds two."),
            ),
            ("R40", "R41", "S4", "S24"),
        ),
        "favourite-toy": (
            (_("The top card of your discard comes to your hand. If there is none, nothing happens."),),
            ("R10", "R12"),
        ),
    }


def _pandas() -> dict[str, Full]:
    return {
        "loyal-partner": (
            (
                _("All cards of the market are tossed, in the order that you choose."),
                _("Then five new ones are laid out at once."),
            ),
            ("R9", "R33", "R34"),
        ),
        "prepaid-good": (
            (
                _("You take any card of the market to your hand, and pay nothing."),
                _("Its slot stays empty to the end of your turn."),
            ),
            ("R12", "S5"),
        ),
        "essential-purchase": (
            (
                _(
                    "When you buy this card, up to {n} junk cards of the payment are tossed instead of "
                    "discarded. You need not.",
                    n=TOSSED_JUNK,
                ),
                _("In your hand it does nothing."),
            ),
            ("R9", "S13"),
        ),
        "market-discovery": (
            (
                _("While you hold it, you may toss the top card of the market deck once a turn."),
                _(
                    "A payment with this card in it may buy the top card of the market discard. Its price is "
                    "the printed value."
                ),
            ),
            ("R13", "S12"),
        ),
        "special-offer": (
            (
                _("You look at the top three cards of the market deck and take one to your hand."),
                _("The others are tossed, in the order that you choose. Nobody else sees what you took."),
            ),
            ("R12", "R34", "S38"),
        ),
        "stock-clearance": (
            (_("If you pay with this card, the payment may be as much too high as you like."),),
            ("R18",),
        ),
    }


def _raccoons() -> dict[str, Full]:
    return {
        "wily-fellow": (
            (
                _("Your deck and your discard change places. The new deck is shuffled."),
                _("The old deck is turned over: all may look at it now. This card comes to lie on top."),
            ),
            ("R19", "S7", "S36"),
        ),
        "nuisance": (
            (
                _("Choose one or two others with cards in hand, or nobody."),
                _("Each of them discards a card, drawn by lot."),
            ),
            ("R30", "S27"),
        ),
        "rotten-food": (
            (
                _("Choose a card of your hand and somebody else: the card goes on top of that deck."),
                _("Only the two of you know which card it is."),
            ),
            ("R12", "R19"),
        ),
        "dirty-exchange": (
            (
                _("You take a card from somebody else’s hand, drawn by lot."),
                _("Then you give one of yours back. It may be the one that you have just taken."),
            ),
            ("R12", "S26"),
        ),
        "sabotage": (
            (
                _("You look at the top two cards of somebody else’s deck."),
                _("One of them is tossed, the other goes to its owner’s discard."),
            ),
            ("R9", "R31"),
        ),
        "treasure-hunter": (
            (_("You take the top card of somebody else’s discard to your hand."),),
            ("R10", "R12"),
        ),
    }


def _squirrels() -> dict[str, Full]:
    return {
        "stashing-vendor": (
            (_("A stack with this card in it may hold any number of junk cards. Each of them counts 1."),),
            ("R14", "R24", "S10"),
        ),
        "empty-chest": (
            (_("A stack with this card in it may mix cards of all sets. Junk is still not allowed."),),
            ("R24", "S10"),
        ),
        "nostalgic-item": (
            (
                _("A stack with this card in it may take one card out of your discard, wherever it lies."),
                _("That card may be of any set, or junk. If it is passive, its effect counts as well."),
            ),
            ("R24", "S15"),
        ),
        "acorn": (
            (
                _("It changes places with any card in somebody else’s stall. That card comes to your hand."),
                _("The stack counts as finished all the same. If nobody has a stack, nothing happens."),
            ),
            ("R26", "R27", "S14"),
        ),
        "accordion": (
            (_("In a stack this card may count one less or one more, as you like. Not when it pays."),),
            ("R24", "R40"),
        ),
        "winter-is-coming": (
            (
                _("After a stack with this card in it you may build one more at once, without an action."),
                _("Two of them in a stack allow two more."),
            ),
            ("R23", "S37"),
        ),
    }


def _ocelots() -> dict[str, Full]:
    return {
        "bold-haggler": (
            (
                _(
                    "While you hold it, you may roll the die once a turn. The result is added to its value "
                    "until the turn ends."
                ),
                _("Roll before you begin a payment or a stack. The die shows {faces}.", faces=_faces()),
            ),
            ("R40", "S11", "S25"),
        ),
        "new-season": (
            (
                _("Toss a card out of your discard, wherever it lies, but no junk. You must if you can."),
                _("For it you take the top card of the market deck to your hand, unseen by others."),
            ),
            ("R9", "R34", "S38"),
        ),
        "whirligig": (
            (
                _("Discard your whole hand and draw as many cards."),
                _(
                    "Then choose somebody else. Both hands are shuffled together and dealt again: to you as "
                    "many as you had drawn, the rest to the other."
                ),
            ),
            ("R11", "R12", "S19"),
        ),
        "charm": (
            (
                _("The top card of the market deck is shown to all."),
                _("If it alone makes your next stack, it is built at once. Otherwise it is tossed."),
            ),
            ("R34", "S16"),
        ),
        "gamble": (
            (
                _("Choose somebody else and roll the die."),
                _(
                    "As many cards as it shows change sides, each way and drawn by lot, as far as both hands "
                    "have them."
                ),
            ),
            ("R12", "S17"),
        ),
        "blindfold": (
            (
                _("Put a card of your hand down. Somebody whom you choose guesses its value."),
                _("If that is right, the card is shown and goes to your discard."),
                _("If it is wrong, you get the card back and say how much it counts in this turn."),
            ),
            ("R40", "S18"),
        ),
    }


def _chameleons() -> dict[str, Full]:
    always = _("While there is a card that it can copy, it must copy before you use it.")
    return {
        "flexible-shopkeeper": (
            (_("It stands for a card of your choice in your newest stack."), always),
            ("R36", "R37", "R38"),
        ),
        "reflection": (
            (_("It stands for the top card of somebody else’s discard, also if that is junk."), always),
            ("R36", "R37", "S22"),
        ),
        "good-old-times": (
            (
                _("Until it has copied, you may toss the top card of the market deck once a turn."),
                _("It stands for the top card of the market discard."),
                always,
            ),
            ("R36", "R37", "S35"),
        ),
        "gift-voucher": (
            (
                _("It changes places with any card of the market. That card comes to your hand."),
                _("The voucher stays in the market and can be bought there."),
            ),
            ("R12", "R19"),
        ),
        "trendsetting": (
            (_("It stands for a card of your choice in the market."), always),
            ("R36", "R37", "R38"),
        ),
        "seeing-doubles": (
            (
                _("It stands for another card in your hand. Both are shown."),
                _("It stays that copy, even if the other card leaves."),
                always,
            ),
            ("R36", "R37", "S23"),
        ),
    }


def _faces() -> str:
    return ", ".join(map(str, FACES))
