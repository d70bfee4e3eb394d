"""What the words of the table mean, and what the game is about: in short, with the numbers of the rules."""

from collections.abc import Callable

from engine.games.merchants.tables import FACES, HAND_SIZE, STACKS, SURCHARGES

from ...face import About
from ...scene import Scene
from ...words import _, count, listed
from .effects import junk
from .words import animal, card

topics = ("aim", "turn", "buy", "technique", "build", "inventory", "cleanup", "junk", "copy")


def term(name: str, scene: Scene) -> About | None:
    return TERMS[name](scene) if name in TERMS else None


def _aim(scene: Scene) -> About:
    text = (
        _("Fill your stall: {n} stacks of cards, worth 1, 2, 3 and so on to {n}.", n=STACKS),
        _("Whoever is first to build the last stack wins at once."),
        _("You begin with weak cards and junk. Buy better ones, be rid of the junk, and build in time."),
        _("In this game: {animals}.", animals=listed([animal(each) for each in scene.view.sets])),
    )
    return About(_("The aim"), text, ("R1", "R23", "R35"), None)


def _turn(_scene: Scene) -> About:
    text = (
        _("You have one action: buy, play a technique, build a stack, or discard."),
        _("A technique with the bonus sign gives you one more action, of any kind."),
        _("Then you draw until you hold {n} cards, and the market is filled.", n=HAND_SIZE),
    )
    return About(_("Turns"), text, ("R7", "R8", "R21", "R29"), None, ("actions", "cleanup"))


def _actions(scene: Scene) -> About:
    text = (
        count("{n} action is left in this turn.", "{n} actions are left in this turn.", scene.view.actions),
        _("Techniques with the bonus sign bring further ones, as long as you hold cards."),
    )
    return About(_("Actions"), text, ("R7", "R21", "R22"), None)


def _buy(_scene: Scene) -> About:
    text = (
        _("A market card costs its value and what its slot adds: from the right {plus}.", plus=_surcharges()),
        _("Pay with any cards of your hand. They go to your discard; the new card comes to your hand."),
        _("You may pay too much only if the excess is less than each single card paid."),
    )
    return About(_("Buying"), text, ("R15", "R16", "R17", "R18"), None)


def _technique(_scene: Scene) -> About:
    text = (
        _("Do what the card says, as far as you can. Then it goes to your discard."),
        _("With the bonus sign you have one more action afterwards, if you still hold cards."),
    )
    return About(_("Techniques"), text, ("R19", "R20", "R21", "R12"), None)


def _passive(_scene: Scene) -> About:
    text = (
        _("A passive card is not played. It works while it is in your hand, or in a payment or a stack."),
        _("Passive cards work in their owner’s turn only."),
    )
    return About(_("Passive cards"), text, ("R13", "S9"), None)


def _bonus(_scene: Scene) -> About:
    text = (
        _("Played as a technique, the card gives you one more action, of any kind."),
        _("Not when it pays, is built or discarded, and not with an empty hand."),
    )
    return About(_("Bonus action"), text, ("R21", "R22", "S3"), None)


def _build(_scene: Scene) -> About:
    text = (
        _("Build the stacks in order. The first is worth 1, the next 2, and so on to {n}.", n=STACKS),
        _("A stack is one or more cards of one set from your hand, and adds up exactly."),
        _("What lies in a stall never comes back to your hand by itself."),
    )
    return About(_("Building"), text, ("R23", "R24", "R25", "R26"), None)


def _inventory(_scene: Scene) -> About:
    text = (
        _("As an action, discard as many cards of your hand as you like."),
        _("In the clean-up you draw new ones for them."),
    )
    return About(_("Discarding"), text, ("R28", "S2"), None)


def _cleanup(_scene: Scene) -> About:
    text = (
        _("You draw until you hold {n} cards. A bigger hand stays as it is.", n=HAND_SIZE),
        _("If your deck is empty, your discard is shuffled and becomes the deck."),
        _("The market cards move to the right, and new ones fill the gaps from the deck."),
    )
    return About(_("Clean-up"), text, ("R29", "R31", "R33", "R34"), None)


def _market(_scene: Scene) -> About:
    text = (
        _("Five cards to buy. From right to left a slot adds {plus} to the value.", plus=_surcharges()),
        _("A gap stays to the end of the turn. Then the cards move to the right and become cheaper."),
    )
    return About(_("Market"), text, ("R4", "R15", "R33", "S5"), None, ("buy",))


def _market_deck(scene: Scene) -> About:
    text = (
        count("{n} card is still to come.", "{n} cards are still to come.", len(scene.view.market_deck)),
        _("If it is empty when a card is needed, the market discard is shuffled."),
    )
    return About(_("Market deck"), text, ("R3", "R34"), None)


def _copy(_scene: Scene) -> About:
    text = (
        _("Some chameleons stand for another card while you hold them: in name, set, value and effect."),
        _("They must copy before you pay, build or play with them, if there is anything to copy."),
        _("The copy ends with the turn. Anywhere but in a hand the card is itself."),
    )
    return About(_("Copying"), text, ("R36", "R37", "R38", "R39"), None)


def _toss(_scene: Scene) -> About:
    text = (
        _("A card that is tossed leaves its owner for good."),
        _("Junk goes to the junk pile, any other card to the market discard."),
    )
    return About(_("Tossing"), text, ("R9", "R42"), None)


def _die(_scene: Scene) -> About:
    faces = ", ".join(map(str, FACES))
    return About(_("Die"), (_("The die of the ocelots shows {faces}.", faces=faces),), ("S25",), None)


def _junk(scene: Scene) -> About:
    text, rules = junk()
    pile = scene.view.junk_pile
    left = count("{n} card lies in the junk pile.", "{n} cards lie in the junk pile.", max(0, pile))
    return About(card("junk"), (*text, left), (*rules, "R32"), None, ("toss",))


def _value(_scene: Scene) -> About:
    text = (
        _("The number on a card: so much it pays, and so much it counts in a stack."),
        _("Some cards change it for a turn. Prices in the market do not change."),
    )
    return About(_("Value"), text, ("R16", "R40", "R41"), None)


def _surcharges() -> str:
    return ", ".join(f"+{each}" for each in SURCHARGES)


TERMS: dict[str, Callable[[Scene], About]] = {
    "aim": _aim,
    "turn": _turn,
    "actions": _actions,
    "buy": _buy,
    "technique": _technique,
    "passive": _passive,
    "bonus": _bonus,
    "build": _build,
    "inventory": _inventory,
    "cleanup": _cleanup,
    "market": _market,
    "market-deck": _market_deck,
    "copy": _copy,
    "toss": _toss,
    "die": _die,
    "junk": _junk,
    "value": _value,
}
