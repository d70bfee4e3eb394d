"""What passive cards do, in the order of the sheet. The rules ask for these where they need them."""

from functools import cache
from typing import TYPE_CHECKING

from ...parts.cards import Cards
from .cards import held
from .tables import TOSSED_JUNK

if TYPE_CHECKING:
    from .state import Table


class Passive:
    """R13: what a card changes by being there; this one, nothing."""

    refill = 0  # cards more in the refill
    tosses = 0  # junk of its payment that may be tossed
    peels = False  # once a turn, the market deck's top card
    reaches = False  # a payment with it may buy the market discard's top card
    overpays = False  # a payment with it may be of any height
    stacks_junk = False
    mixes = False  # a stack with it is of any sets
    finds = 0  # cards of the own discard that a stack with it may take
    stretches: tuple[int, ...] = (0,)  # what may be added to its value in a stack
    more = 0  # stacks that may follow a stack with it
    rolls = False  # once a turn, the die


class Cookies(Passive):
    refill = 1


class EssentialPurchase(Passive):
    tosses = TOSSED_JUNK


class MarketDiscovery(Passive):
    peels = True
    reaches = True


class StockClearance(Passive):
    overpays = True


class StashingVendor(Passive):
    stacks_junk = True


class EmptyChest(Passive):
    mixes = True


class NostalgicItem(Passive):
    finds = 1


class Accordion(Passive):
    stretches = (-1, 0, 1)


class WinterIsComing(Passive):
    more = 1


class BoldHaggler(Passive):
    rolls = True


class Chameleon(Passive):
    """R36: stands for a card that lies at some place."""

    place = ""

    def cards(self, state: "Table", seat: int, copier: str) -> Cards:
        """What its text allows, seen from the copier's owner."""
        raise NotImplementedError


class FlexibleShopkeeper(Chameleon):
    place = "stack"

    def cards(self, state: "Table", seat: int, copier: str) -> Cards:
        stall = state.stalls[seat]
        return stall[-1] if stall else ()


class Reflection(Chameleon):
    place = "tops"

    def cards(self, state: "Table", seat: int, copier: str) -> Cards:
        return tuple(pile[-1] for who, pile in enumerate(state.discards) if who != seat and pile)


class GoodOldTimes(Chameleon):
    place = "discard"
    peels = True

    def cards(self, state: "Table", seat: int, copier: str) -> Cards:
        return state.market_discard[-1:]


class Trendsetting(Chameleon):
    place = "market"

    def cards(self, state: "Table", seat: int, copier: str) -> Cards:
        return tuple(card for card in state.market if card)


class SeeingDoubles(Chameleon):
    place = "hand"

    def cards(self, state: "Table", seat: int, copier: str) -> Cards:
        hand = [*state.hands[seat], *state.laid]  # what is being paid or built still counts
        hand.remove(copier)
        return tuple(hand)


NOTHING = Passive()
PASSIVES: dict[str, Passive] = {
    "cookies": Cookies(),
    "essential-purchase": EssentialPurchase(),
    "market-discovery": MarketDiscovery(),
    "stock-clearance": StockClearance(),
    "stashing-vendor": StashingVendor(),
    "empty-chest": EmptyChest(),
    "nostalgic-item": NostalgicItem(),
    "accordion": Accordion(),
    "winter-is-coming": WinterIsComing(),
    "bold-haggler": BoldHaggler(),
    "flexible-shopkeeper": FlexibleShopkeeper(),
    "reflection": Reflection(),
    "good-old-times": GoodOldTimes(),
    "trendsetting": Trendsetting(),
    "seeing-doubles": SeeingDoubles(),
}


@cache
def passive(text: str) -> Passive:
    """What a card does now, as it is in a hand."""
    return PASSIVES.get(held(text).being, NOTHING)
