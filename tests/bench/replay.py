"""How long the replay of a long game takes to open in the browser: from the slots to the page."""

from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from build import DIST
from build import browser as find_browser
from engine import GAMES, Match, Seat, write
from tests.browser.conftest import FLAGS, boot, python, serving
from tests.browser.shelf import kept

MOVES = 500
LIMITS = {f"replay of {MOVES} moves opens, ms": 300.0}

# Each time from the storage; what was drawn before is forgotten
OPEN = """
import js
from ui import words
from ui.main import APP

def opened():
    APP.send("go", "library")
    words.speak("en")
    began = js.performance.now()
    APP.send("go", "replay:1")
    js.document.body.offsetHeight
    took = js.performance.now() - began
    assert APP.model.room.game.last == {moves}
    return took

return [opened() for _time in range(5)]
"""


def long_game() -> str:
    seats = [Seat(name, "random") for name in ("Freya", "Jack", "Ivy", "Scott")]
    match = Match(GAMES["dealers"], seats, {}, 13)
    while len(match.moves) < MOVES:
        match.play(match.bot_move())
    return write(match)


def figures() -> dict[str, Any]:
    with sync_playwright() as playwright, serving(DIST) as address:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1024, "height": 768})
        page.add_init_script(kept(long_game()))
        boot(page, f"{address}#library")
        page.locator("#app article").wait_for()
        took = python(page, OPEN.replace("{moves}", str(MOVES)))
        browser.close()
    return {
        f"replay of {MOVES} moves opens, ms": round(median(took), 1),
        "replay opens, slowest ms": round(max(took), 1),
    }
