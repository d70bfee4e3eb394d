"""The words of its moves, and the places of its views in a row of numbers.

A card in a condition is its name and its marks: `bold-haggler`, `_p2`, `_u`.
"""

from ...parts.layout import Bag, Each, Fields, Number, Part, Seat, Seats, names, numbers, todo
from .cards import ROWS, SET_NAMES
from .tables import DECK_SIZE, STACKS, SURCHARGES

DONE = (
    "play buy build end pay discard tossjunk add addold done at from with give take keep return guess hit "
    "skip lay toss food peel roll swap blind copy decline value"
).split()
PLAIN = (  # decisions that know nothing but their seat
    "Acorn Blindfold Charm CleanUp FavouriteToy FlashyShow Gamble GiftVoucher Guess Inventory LoyalPartner "
    "NewSeason PrepaidGood RottenFood SetValue ShatteredRelic Technique TreasureHunter Turn WhirligigWith "
    "WilyFellow Winter"
).split()
BY = range(DECK_SIZE + 1)  # what is added to a card in a turn, or taken away
CHANGES = [f"_{sign}{number}" for sign in "vpm" for number in BY]
MARKS = names([f"_{card}" for card in ROWS], CHANGES, ["_u"])
WORDS = names(DONE, ROWS, MARKS, numbers(0, 12))
PLACES = ("stack", "tops", "discard", "market", "hand")  # R38
STACKED = 16  # cards in one stack, at most


def layout(seats: int) -> Fields:
    cards, held = Bag(tuple(ROWS)), Bag(names(ROWS, MARKS))
    counted = Fields({"text": held, "value": Number(), "old": Number()})
    wanted: dict[str, Part] = {"where": Bag(names(numbers(1, len(SURCHARGES)), ("discard",))), "card": cards}
    fields: dict[str, Part] = {
        "round": Number(),
        "reveals": Number(),
        "sets": Bag(SET_NAMES),
        "first": Seat(seats),
        "turn": Seat(seats),
        "actions": Number(),
        "flash": Number(),
        "hands": Seats(held, seats),
        "decks": Seats(cards, seats),
        "discards": Seats(cards, seats),
        "stalls": Seats(Each(cards, STACKS), seats),
        "market": Each(cards, len(SURCHARGES)),
        "market_deck": cards,
        "market_discard": cards,
        "junk_pile": Number(),
        "limbo": held,
        "laid": held,
        "seen": held,
        "declined": held,
        "todo": todo(
            seats,
            *PLAIN,
            CopyOn={"chain": Bag(names(ROWS, MARKS, PLACES))},
            DirtyExchange={"victim": Seat(seats)},
            LaysHand={"laid": Number()},
            Nuisance={"hit": Each(Seat(seats), seats)},
            Payment={**wanted, "price": Number()},
            Sabotage={"victim": Seat(seats)},
            SpecialOffer={"kept": Number()},
            Spyglass={"kept": Number()},
            Stack={"parts": Each(counted, STACKED)},
            SwiftBroker={"laid": Number()},
            TossJunk={**wanted, "tossed": Number()},
            Whirligig={"laid": Number()},
        ),
    }
    return Fields(fields)
