"""How long the best bot of a game takes for its turns in the browser, and whether the page stays awake."""

from statistics import median
from typing import Any

from engine import GAMES, Match, Seat
from engine.record import write
from tests.bench import page_at
from tests.browser.conftest import python

BEST = GAMES["dealers"].levels[-1]
ROUNDS = 20  # turns that are measured
LIMITS = {
    "hard: median s a turn in the browser": 1.0,
    "hard: worst s a turn in the browser": 2.5,
    "hint, worst s": 1.5,
    "bot: longest gap of a 16 ms timer ms": 50,
}
READY = """
from ui.main import APP
t = APP.thinker
return bool(t and t.ready)
"""
# asks the thinker of the page as the table does, and looks at a clock beside it
WATCH = """() => {
    let last = performance.now();
    window.longest = 0;
    setInterval(() => {
        const now = performance.now();
        window.longest = Math.max(window.longest, now - last);
        last = now;
    }, 16);
}"""
ASK = """
import js
from ui.main import APP
began = js.performance.now()
js.window.took = 0

def hear(*answer):
    js.window.took = js.performance.now() - began

APP.thinker.send = hear
APP.thinker.ask({{"do": {do!r}, "record": {record!r}}}, "heard", {number})
"""


def turns() -> list[str]:
    """A game of the best bots, as it stood where each of them began to think."""
    seats = [Seat(name, BEST) for name in ("Freya", "Jack", "Ivy")]
    match = Match(GAMES["dealers"], seats, {}, 7)
    found = []
    while not match.over and len(found) < ROUNDS:
        if not match.planned()[0] and len(match.legal()) > 1:
            found.append(write(match))
        match.play(match.bot_move())
    return found


def figures() -> dict[str, Any]:
    begun = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack", BEST)], {"dealer": "1"}, 7)
    with page_at("#table", write(begun), 1440, 900) as page:
        while not python(page, READY):
            pass

        def ask(do: str, record: str, number: int) -> float:
            python(page, ASK.format(do=do, record=record, number=number))
            page.wait_for_function("window.took > 0", timeout=120_000)
            return float(page.evaluate("window.took")) / 1000

        records = turns()
        page.evaluate(WATCH)
        took = [ask("plan", record, number) for number, record in enumerate(records)]
        gap = page.evaluate("window.longest")
        hints = [ask("advise", record, number) for number, record in enumerate(records)]
    return {
        "hard: median s a turn in the browser": round(median(took), 3),
        "hard: worst s a turn in the browser": round(max(took), 3),
        "hint, worst s": round(max(hints), 3),
        "bot: longest gap of a 16 ms timer ms": round(gap, 1),
    }
