"""The Highland Clans as facts: cubes, cards, estates, clans and the set-up (sections 1, 2 and 5)."""

from typing import NamedTuple

# the seats in order (S46), and the clan of each colour
CLANS = {
    "red": "MacGregor",
    "blue": "Campbell",
    "green": "MacDonald",
    "yellow": "MacKenzie",
    "plum": "MacLeod",
}

CUBES = {"yellow": 29, "blue": 27, "green": 20, "red": 10}
COLOURS = tuple(CUBES)
COURTIERS = ("yellow", "blue", "green")  # warriors, pipers and monks; a court holds no red

CARDS = {"1": 15, "2": 22, "3": 18, "4": 12}  # how many of each strength
ALL_CARDS = tuple(card for card, count in CARDS.items() for _ in range(count))
STRENGTH = {card: int(card) for card in CARDS}  # R24; what is covered is no card: LookupError

NUMBERS = {f"t{number}": number for number in range(30, 43)}  # of the tiles
TILES = tuple(tile for tile, number in NUMBERS.items() for _ in range(1 if number == 42 else 2))
HIGHEST = max(NUMBERS.values())  # S16


class Setup(NamedTuple):
    """What a number of seats changes."""

    points: int  # R1: where the crests start
    removed: dict[str, int]  # cubes that stay out of the game


SETUP = {
    3: Setup(2, {"yellow": 8, "blue": 4}),
    4: Setup(5, {"yellow": 4, "blue": 2}),
    5: Setup(8, {}),
}
WARRIORS, PIPERS, CATTLE = 4, 2, 1  # R1: of each board

HAND = 4  # R2
PRINTED, MOST_ESTATES = 2, 6  # R21
GUARDS = 3  # R16: warriors that stay
DRAWN, USED = 6, 4  # R6, R8
ACTIONS = 2  # R8
EXCHANGE = 3  # R22
FIGHTS = 3  # R23
REFILL, GIVEN_UP = 5, 2  # R31
RED_ZONE, TRACK = 30, 50  # S15, S12

# R13–R15: what stands on an estate, and its cubes
BUILDINGS = {"cattle": ("red", 1), "castle": ("blue", 2), "monastery": ("green", 3)}
MOST_GREEN, SECOND_GREEN, TIED_GREEN = 3, 2, 1  # R33
MOST_CATTLE = 2  # R34
RAID_WON, RAID_BARE, RAID_DRAWN = 1, 2, 1  # R27, R28, R30
DEFENDED, LOST = 2, 1  # R29
