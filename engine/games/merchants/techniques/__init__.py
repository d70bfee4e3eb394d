"""What techniques do, a class a card, in the order of the sheet."""

from .chameleons import GiftVoucher
from .macaws import FavouriteToy, FlashyShow, ShatteredRelic, Spyglass, SwiftBroker
from .ocelots import Blindfold, Charm, Gamble, NewSeason, Whirligig
from .pandas import LoyalPartner, PrepaidGood, SpecialOffer
from .raccoons import DirtyExchange, Nuisance, RottenFood, Sabotage, TreasureHunter, WilyFellow
from .squirrels import Acorn
from .technique import Technique

TECHNIQUES: dict[str, type[Technique]] = {
    "swift-broker": SwiftBroker,
    "shattered-relic": ShatteredRelic,
    "spyglass": Spyglass,
    "flashy-show": FlashyShow,
    "favourite-toy": FavouriteToy,
    "loyal-partner": LoyalPartner,
    "prepaid-good": PrepaidGood,
    "special-offer": SpecialOffer,
    "wily-fellow": WilyFellow,
    "nuisance": Nuisance,
    "rotten-food": RottenFood,
    "dirty-exchange": DirtyExchange,
    "sabotage": Sabotage,
    "treasure-hunter": TreasureHunter,
    "acorn": Acorn,
    "new-season": NewSeason,
    "whirligig": Whirligig,
    "charm": Charm,
    "gamble": Gamble,
    "blindfold": Blindfold,
    "gift-voucher": GiftVoucher,
}
