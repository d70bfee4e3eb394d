"""How long the replay of a long game takes to open in the browser: from the slots to the page."""

from statistics import median
from typing import Any

from engine import GAMES, Match, Seat, write
from engine.simulate import play_out
from tests.bench import page_at
from tests.browser.conftest import python

MOVES = 500
LIMITS = {f"replay of {MOVES} moves opens, ms": 300.0}

# Each time from the storage; what was drawn before is forgotten
OPEN = """
import js
from ui import words
from ui.browser import main
from ui.browser.main import APP

main.SLICE = 60_000  # in one go what is read in slices

def opened():
    APP.send("go", "library")
    words.speak("en")
    began = js.performance.now()
    APP.send("go", "replay:1")
    js.document.body.offsetHeight
    took = js.performance.now() - began
    assert APP.model.page.game.last == {moves}
    return took

return [opened() for _time in range(5)]
"""


def long_game() -> str:
    seats = [Seat(name, "random") for name in ("Freya", "Jack", "Ivy", "Scott")]
    match = Match(GAMES["dealers"], seats, {}, 13)
    play_out(match, MOVES)
    return write(match)


def figures() -> dict[str, Any]:
    with page_at("#library", long_game(), 1024, 768) as page:
        page.locator("#app article").wait_for()
        took = python(page, OPEN.replace("{moves}", str(MOVES)))
    return {
        f"replay of {MOVES} moves opens, ms": round(median(took), 1),
        "replay opens, slowest ms": round(max(took), 1),
    }
