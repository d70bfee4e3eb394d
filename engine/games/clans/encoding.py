"""The words of its moves, and the places of its views in a row of numbers."""

from ...parts.layout import At, Bag, Each, Fields, Number, Part, Seat, Seats, names, numbers, todo
from .state import Points
from .tables import BUILDINGS, CARDS, COLOURS, NUMBERS

DONE = (
    "draw keep redraw putback drawn aside away bag court estate castle cattle monastery warrior piper monks "
    "bard raid fight leave take lose steal remove done enough end"
).split()
WORDS = names(DONE, COLOURS, BUILDINGS, CARDS, numbers(0, 12))


def layout(seats: int) -> Fields:
    cubes, cards, tiles = Bag(COLOURS), Bag(tuple(CARDS)), Bag(tuple(NUMBERS))
    words = Bag(WORDS)
    fight: dict[str, Part] = {"foe": Seat(seats), "number": Number(), "won": Number(), "lost": Number()}
    fields: dict[str, Part] = {
        "round": Number(),
        "reveals": Number(),
        "first": Seat(seats),
        "turn": Seat(seats),
        "ending": Bag(("bag", "tile")),
        "following": Seat(seats),
        "hands": Seats(cards, seats),
        "pile": cards,
        "discard": At(tuple(CARDS), Number()),
        "laid": cards,
        "piping": Number(),
        "bag": At(COLOURS, Number()),
        "drawn": cubes,
        "aside": cubes,
        "used": cubes,
        **dict.fromkeys(
            ("warriors", "pipers", "monks", "estates", "cattle", "castles", "monasteries"),
            Seats(Number(), seats),
        ),
        "tiles": tiles,
        "gone": tiles,
        "turned": tiles,
        "scored": Seats(Each(Number(), len(Points._fields)), seats),
        "todo": todo(
            seats,
            "Draw",
            "Finish",
            "Redraw",
            Actions={"done": words},
            Attack=fight,
            Bard={"victim": Seat(seats), "moved": words},
            Bereft={"times": Number(), "thief": Seat(seats), "stolen": Number()},
            Booty={"victim": Seat(seats)},
            Defence=fight,
            Fight=fight,
            Lose={"times": Number()},
            RaidOrExchange={"away": Number()},
            Refilled={"times": Number(), "won": Number()},
        ),
    }
    return Fields(fields)
