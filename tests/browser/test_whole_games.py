"""Whole games of the Dealers in the page: by finger at three sizes, by names alone, by keyboard alone."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from engine import HUMAN, Seat
from ui.games.dealers import words

from .conftest import OFF, boot, watched
from .keys import Keys
from .player import Finger, Player, Voice, Way
from .shelf import SLOTS
from .table import leave, sit_down

SEED = 5
CLEARED = f"() => {SLOTS}.forEach((key) => localStorage.removeItem(key))"
NAMES = ("Freya", "Jack", "Ivy", "Scott")


def spoken(name: str) -> re.Pattern[str]:
    """What a thing of the Dealers is called."""
    place, _slash, what = name.partition("/")
    if place == "hand":
        return re.compile(f"^{re.escape(words.card(what))}")
    if place == "own":
        return re.compile(f"^{words.good(what)}: ")
    if place == "pile":
        return re.compile(f"^Pile {what}, ")
    if what:
        return re.compile(f"{words.good(what)}, {words.village(place)}")
    return re.compile(f"^{words.village(place)}:")


# how -> by which way, on a screen of which size, with how many persons at how many seats
GAMES = {
    "by finger on a tablet that lies": (Finger, (1024, 768), 2, 4),
    "by finger on a tablet that stands": (Finger, (768, 1024), 1, 4),
    "by finger on a phone": (Finger, (390, 844), 1, 2),
    "by names alone": (lambda page: Voice(page, spoken), (1024, 768), 1, 3),
}


@pytest.mark.parametrize("how", GAMES)
def test_a_whole_game(how: str, table: Page) -> None:
    page, (way, (width, height), people, seats) = table, GAMES[how]
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, people=people, seats=seats, seed=SEED, dealer=1)
    players = [HUMAN] * people + ["easy"] * (seats - people)
    seated = [Seat(name, player) for name, player in zip(NAMES, players, strict=False)]
    hands: Way = way(page)
    player = Player(page, hands, seated, SEED, {"dealer": "1"}, "dealers")
    player.play()
    expect(page.locator(".outcome h2")).to_contain_text("wins")
    for row in player.match.game.scores(player.match.state).rows:
        expect(page.locator(".ledger--2 tbody")).to_contain_text(str(row["score"]))
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#cover, #prompt")).to_be_visible()
    leave(page)
    page.evaluate(CLEARED)


def test_a_whole_game_by_keyboard_alone(browser: Browser, site: str) -> None:
    """From the lobby to the end and to the table once more; the focus is never lost and always in sight."""
    screen = {"width": 1024, "height": 768}
    with watched(browser.new_context(viewport=screen, service_workers="block")) as page:
        page.add_init_script(OFF)
        boot(page, site)
        keys = Keys(page)
        keys.enter("[data-go='new:dealers']")
        expect(page.locator("#start")).to_be_focused()
        keys.enter("#app .choices button:nth-child(3)")  # four seats
        keys.choose("#player-1", HUMAN)
        keys.enter("#options summary")
        keys.choose("#option-dealer", "1")
        keys.write("#seed", str(SEED))
        keys.enter("#start")
        before = keys.pressed
        table = [Seat("Freya"), Seat("Jack"), Seat("Ivy", "normal"), Seat("Scott", "normal")]
        player = Player(page, keys, table, SEED, {"dealer": "1"}, "dealers")
        player.play()
        moves = player.match.moves
        own = [number for number in range(1, len(moves) + 1) if player.match.mover(number) < 2]
        assert keys.pressed - before < 7 * len(own)
        expect(page.locator("#result")).to_be_focused()
        keys.enter("#result [data-do=again]")
        expect(page.locator("#cover")).to_be_visible()
