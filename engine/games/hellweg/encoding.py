"""The words of its moves, and the places of its views in a row of numbers."""

from ...parts.layout import At, Bag, Fields, Number, Part, Seat, Seats, names, todo
from .places import PLACE
from .tables import CARDS, HOUSES, MERCHANDISE, PRIVILEGES, ROADS, STORED, TOWNS, WAITING

DONE = "buy sell dump keep forgo move none stock token carriage card use privilege from end".split()
PLACES = names(HOUSES, ROADS, (STORED, WAITING))
WORDS = names(DONE, PLACE, TOWNS, MERCHANDISE, PRIVILEGES)


def layout(seats: int) -> Fields:
    months, town, places = Bag(tuple(CARDS)), Bag(TOWNS), Bag(PLACES)
    goods, privileges = Bag(tuple(MERCHANDISE)), Bag(PRIVILEGES)
    fields: dict[str, Part] = {
        "round": Number(),
        "reveals": Number(),
        "warehouse": Number(),
        "passengers": Number(),
        "memory": Number(),
        "first": Seat(seats),
        "money": Seats(Number(), seats),
        "tokens": Seats(places, seats),
        "carriages": Seats(places, seats),
        "card": months,
        "deck": months,
        "past": months,
        "removed": months,
        "stock": goods,
        "owned": Seats(goods, seats),
        "visited": At(TOWNS, Seat(seats)),
        "market": Seats(Number(), seats),
        "ready": Seats(privileges, seats),
        "spent": Seats(privileges, seats),
        "turned": Seats(privileges, seats),
        "blacks": Seat(seats),
        "black": places,
        "todo": todo(
            seats,
            "Closing",
            "Dump",
            "Privilege",
            "Sold",
            "Turn",
            Carriage={"town": town},
            FirstCarriage={"town": town},
            FirstToken={"carriage": Number()},
            MissingToken={"house": Bag(HOUSES), "left": Number()},
            Offer={"place": Number(), "sold": Number()},
            StockUp={"tokens": Number(), "carriages": Number()},
        ),
    }
    return Fields(fields)
