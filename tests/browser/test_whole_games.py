"""Whole games through the real page: by finger at three sizes, and by names alone."""

import pytest
from playwright.sync_api import Browser

from engine import HUMAN, Seat

from .conftest import OFF, boot, watched
from .player import Finger, Player, Voice, Way
from .test_table import sit_down

SEED = 5
NAMES = ("Freya", "Jack", "Ivy", "Scott")
# how -> by which way, on a screen of which size, with how many persons at how many seats
GAMES = {
    "by finger on a tablet that lies": (Finger, (1024, 768), 2, 4),
    "by finger on a tablet that stands": (Finger, (768, 1024), 2, 4),
    "by finger on a phone": (Finger, (390, 844), 1, 2),
    "by names alone": (Voice, (1024, 768), 2, 3),
}


@pytest.mark.parametrize("how", GAMES)
def test_a_whole_game(how: str, browser: Browser, site: str) -> None:
    way, (width, height), people, seats = GAMES[how]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=way is Finger)
    with watched(context) as page:
        page.add_init_script(OFF)
        boot(page, site)
        sit_down(page, people=people, seats=seats, seed=SEED, dealer=1)
        players = [HUMAN] * people + ["greedy"] * (seats - people)
        table = [Seat(name, player) for name, player in zip(NAMES, players, strict=False)]
        hands: Way = way(page)
        Player(page, hands, table, SEED, {"dealer": "1"}).play()
        page.locator("#result").wait_for()
