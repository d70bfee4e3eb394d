"""The words of its moves, and the places of its views in a row of numbers."""

from ...parts.layout import At, Bag, Fields, Number, Part, Seat, Seats, names, numbers, todo
from .tables import CHEESES, COUNTS, FLOOR, PLANS, ROOMS, SLOTS, SQUARES

DONE = "tower uncover run enter push end".split()
ROOFS = names(*ROOMS.values())
WORDS = names(DONE, SQUARES, ROOFS, SLOTS)


def layout(seats: int) -> Fields:
    tile = Bag(tuple(COUNTS))
    fields: dict[str, Part] = {
        "round": Number(),
        "reveals": Number(),
        "goal": Number(),
        "plan": Bag(tuple(PLANS)),
        "memory": Bag(("heart", "fading", "marks")),
        "aided": Bag(names(("all",), numbers(1, seats))),
        "peeking": Number(),
        "first": Seat(seats),
        "turn": Seat(seats),
        "floor": At(FLOOR, tile),
        "spare": tile,
        "roofs": Bag(ROOFS),
        "mice": At(SQUARES, Seat(seats)),
        "reserve": Seats(Number(), seats),
        "fallen": Seats(Number(), seats),
        "kinds": Seats(Bag(CHEESES), seats),
        "todo": todo(seats, "Tower", Turn={"left": Number(), "pushed": Number()}),
    }
    return Fields(fields)
