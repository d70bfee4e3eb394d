"""Hellweg as facts: the map, the trading cards and the merchandise cards (sections 1, 2 and 5)."""

from typing import NamedTuple

GOODS = ("beer", "salt", "iron")
HOUSES = (  # S37: in the order of the data
    "wesel-salt",
    "duisburg-beer",
    "essen-beer",
    "dortmund-beer",
    "dortmund-iron",
    "hagen-iron",
    "moenster-iron",
    "hamm-salt",
    "soest-salt",
    "soest-beer",
    "olpe-iron",
    "siegen-iron",
    "builefeld-beer",
    "paderborn-salt",
    "corbach-beer",
    "warburg-salt",
)
TOWN_OF = {house: house.split("-")[0] for house in HOUSES}
GOOD_OF = {house: house.split("-")[1] for house in HOUSES}
TOWNS = tuple(dict.fromkeys(TOWN_OF.values()))
CLOSED = "dortmund"  # R4: to the tokens of the set-up


class Road(NamedTuple):
    ends: tuple[str, str]
    cobbled: bool
    village: bool


COBBLED, DIRT, VILLAGE = "cobbled", "dirt", "village"
_ROADS = {
    "wesel-duisburg": (COBBLED,),
    "wesel-moenster": (DIRT, VILLAGE),
    "wesel-essen": (DIRT,),
    "duisburg-essen": (COBBLED,),
    "duisburg-hagen": (DIRT, VILLAGE),
    "essen-dortmund": (COBBLED,),
    "essen-hagen": (DIRT,),
    "dortmund-moenster": (DIRT,),
    "dortmund-hamm": (COBBLED,),
    "dortmund-soest": (COBBLED, VILLAGE),
    "dortmund-hagen": (COBBLED,),
    "dortmund-corbach": (DIRT,),
    "hagen-olpe": (COBBLED,),
    "olpe-corbach": (DIRT,),
    "olpe-siegen": (DIRT, VILLAGE),
    "siegen-corbach": (DIRT, VILLAGE),
    "soest-hamm": (DIRT,),
    "soest-paderborn": (COBBLED,),
    "soest-corbach": (DIRT, VILLAGE),
    "paderborn-builefeld": (COBBLED,),
    "paderborn-warburg": (COBBLED,),
    "paderborn-corbach": (DIRT, VILLAGE),
    "warburg-corbach": (DIRT,),
    "moenster-hamm": (DIRT,),
    "moenster-builefeld": (DIRT, VILLAGE),
    "hamm-builefeld": (DIRT, VILLAGE),
}
ROADS = {
    road: Road((road.split("-")[0], road.split("-")[1]), COBBLED in traits, VILLAGE in traits)
    for road, traits in _ROADS.items()
}
ROADS_AT = {town: tuple(road for road in ROADS if town in ROADS[road].ends) for town in TOWNS}

# R10: house and price, from top left to bottom right
CARDS: dict[str, tuple[tuple[str, int], ...]] = {
    "t01": (("soest-beer", 5), ("paderborn-salt", 4), ("corbach-beer", 3), ("hagen-iron", 3)),
    "t02": (("duisburg-beer", 3), ("dortmund-iron", 5), ("siegen-iron", 5), ("warburg-salt", 4)),
    "t03": (("warburg-salt", 5), ("hagen-iron", 4), ("dortmund-beer", 4), ("essen-beer", 3)),
    "t04": (("duisburg-beer", 5), ("wesel-salt", 4), ("siegen-iron", 4), ("dortmund-beer", 3)),
    "t05": (("soest-salt", 4), ("corbach-beer", 5), ("essen-beer", 4), ("siegen-iron", 3)),
    "t06": (("builefeld-beer", 3), ("soest-beer", 4), ("warburg-salt", 3), ("moenster-iron", 5)),
    "t07": (("wesel-salt", 3), ("builefeld-beer", 5), ("dortmund-iron", 4), ("hamm-salt", 5)),
    "t08": (("olpe-iron", 5), ("paderborn-salt", 3), ("corbach-beer", 4), ("dortmund-iron", 3)),
    "t09": (("dortmund-beer", 5), ("hagen-iron", 5), ("hamm-salt", 3), ("moenster-iron", 4)),
    "t10": (("builefeld-beer", 4), ("soest-beer", 3), ("olpe-iron", 4), ("wesel-salt", 5)),
    "t11": (("moenster-iron", 3), ("paderborn-salt", 5), ("soest-salt", 5), ("duisburg-beer", 4)),
    "t12": (("hamm-salt", 4), ("essen-beer", 5), ("olpe-iron", 3), ("soest-salt", 3)),
}
PIECES = {3: (1, 0), 4: (1, 1), 5: (2, 1)}  # R23: tokens and carriages that come with a price

COAL, HERRING, WINE, TOBACCO = "coal", "herring", "wine", "tobacco"


class Merchandise(NamedTuple):
    kind: str
    price: int
    value: int  # R36
    seats: tuple[int, ...] = (2, 3, 4)  # R2
    good: str = ""  # R31: one Thaler more for each sale of it
    refund: bool = False  # R32
    pair: tuple[str, ...] = ()  # R33
    pair_value: int = 0


MERCHANDISE = {
    "coal1": Merchandise(COAL, 15, 15, good="beer"),
    "coal2": Merchandise(COAL, 15, 15, good="salt"),
    "coal3": Merchandise(COAL, 15, 15, seats=(3, 4), good="iron"),
    "herring1": Merchandise(HERRING, 20, 21, refund=True),
    "herring2": Merchandise(HERRING, 20, 23, seats=(3, 4), pair=(COAL, HERRING), pair_value=44),
    "wine1": Merchandise(WINE, 25, 31),
    "wine2": Merchandise(WINE, 25, 28, pair=(COAL, WINE), pair_value=50),
    "tobacco1": Merchandise(TOBACCO, 30, 38),
    "tobacco2": Merchandise(TOBACCO, 30, 34, seats=(4,), pair=(TOBACCO, TOBACCO), pair_value=84),
}

MONEY, TOKENS, CARRIAGES, BLACK = 10, 12, 8, 2  # R3, R44
PLACEMENTS = 3  # R4
ACTIONS = 2  # R20
SHORT = 10  # R1: months of the short game
LAST_BONUS = 2  # R18
DUMP = 2  # R17
DISCOUNT = 2  # R24, R28
STOCK_PRICE = 1  # R27

STORAGE, STOCKUP, THALER = "storage", "stockup", "thaler"
PRIVILEGES = (STORAGE, STOCKUP, THALER)  # R45
PRIVILEGED = 20  # R42: the lowest price of a card that brings one
BLACKS = "carriages"
ROUTES = {  # R44
    STORAGE: ("builefeld", "corbach"),
    STOCKUP: ("moenster", "siegen"),
    THALER: ("wesel", "hamm"),
    BLACKS: ("duisburg", "paderborn"),
}

# Where a piece can lie besides a house or a road (S36)
STORED = "stored"
WAITING = "waiting"  # S28: black carriages before they are placed
