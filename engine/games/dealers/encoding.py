"""The words of its moves, and the places of its views in a row of numbers."""

from ...parts.layout import At, Bag, Each, Fields, Number, Part, Seat, Seats, names, numbers, todo
from .cards import ORDERS
from .tables import COLOURS, EXTRA, FEED, GOODS, KINDS, SPARE_PILES, VILLAGES

DONE = "deal reject pile route feedroute take extra feedextra leave deliver drop end".split()
CARDS = names(KINDS, (FEED, EXTRA), ORDERS)
WORDS = names(DONE, VILLAGES, CARDS, GOODS, numbers(1, 4 + SPARE_PILES))


def layout(seats: int) -> Fields:
    goods, cards, village = Bag(GOODS), Bag(CARDS), Bag(tuple(VILLAGES))
    fields: dict[str, Part] = {
        "round": Number(),
        "reveals": Number(),
        "open_piles": Number(),
        "open_totals": Number(),
        "colours": Each(Bag(COLOURS), len(COLOURS)),
        "horse": Seat(seats),
        "carts": Seats(village, seats),
        "goods": At(tuple(VILLAGES), goods),
        "collections": Seats(goods, seats),
        "hands": Seats(cards, seats),
        "values": Seats(cards, seats),
        "deck": cards,
        "discard": cards,
        "piles": Each(cards, seats + SPARE_PILES),
        "played": cards,
        "todo": todo(seats, "Arrival", "Deal", "Drop", "Pick", "Reject", Turn={"delivered": village}),
    }
    return Fields(fields)
