"""How long bots think in the browser, and whether the page stays awake."""

from itertools import chain, count
from statistics import median
from typing import Any

from playwright.sync_api import Page

from engine import GAMES, Match, Seat
from engine.games.clans.steps.raid import Fight
from engine.planning import Planning
from engine.record import write
from engine.search.thinking import bot_move
from tests.bench import page_at
from tests.browser.conftest import python

# s at most: median, worst
LEVELS = {"easy": (0.05, None), "normal": (0.2, None), "hard": (1.0, 2.5), "master": (1.0, 4.0)}
OPTIONS = {
    "dealers": {"dealer": "1"},
    "merchants": {"sets": "chaos", "first": "1"},
    "castle": {"first": "1"},
    "clans": {"first": "1"},
    "hellweg": {"warehouse": "yes", "passengers": "yes", "first": "1"},
}
QUICK = {"clans": ("fight", Fight, 0.3)}  # decisions that come many in a row; s at most
THOUGHTS = 20  # that are measured, from the whole of a game; a turn of the Dealers is one
NUMBERS = count()  # of the questions
NAMES = ("Freya", "Jack", "Ivy")
LIMITS = {"bot: longest gap of a 16 ms timer ms": 50.0}
for key in OPTIONS:
    LIMITS[f"{key}: hint, worst s"] = 1.5
    for level in GAMES[key].levels:
        usual, worst = LEVELS[level]
        LIMITS[f"{key}: {level}, median s a thought"] = usual
        if worst:
            LIMITS[f"{key}: {level}, worst s a thought"] = worst
        if key in QUICK:
            name, _step, most = QUICK[key]
            LIMITS[f"{key}: {level}, worst s a {name}"] = most
READY = """
from ui.browser.main import APP
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
from ui.browser.main import APP
began = js.performance.now()
js.window.took = 0

def hear(*answer):
    js.window.took = js.performance.now() - began

APP.thinker.send = hear
APP.thinker.ask({{"do": {do!r}, "record": {record!r}}}, "heard", {number})
"""


def thoughts(key: str) -> dict[str, list[Match]]:
    """A game of good bots, as it stood where one of them began to think, from the beginning to the end."""
    match = Match(GAMES[key], [Seat(name, "normal") for name in NAMES], OPTIONS[key], 7)
    quick, step, _most = QUICK.get(key, ("", (), 0.0))
    found: dict[str, list[int]] = {"thought": [], quick: []}
    planning = Planning(match)
    while not match.over:
        if not planning.planned()[0] and len(match.legal()) > 1:
            found[quick if isinstance(match.state.todo[-1], step) else "thought"].append(len(match.moves))
        match.play(bot_move(planning))
    return {
        kind: [match.until(moves[len(moves) * number // THOUGHTS]) for number in range(THOUGHTS)]
        for kind, moves in found.items()
        if moves
    }


def asked(match: Match, level: str) -> str:
    """The same position, with other bots."""
    match.seats = tuple(Seat(name, level) for name in NAMES)
    return write(match)


def figures() -> dict[str, Any]:
    found: dict[str, Any] = {}
    gaps = []
    for key, options in OPTIONS.items():
        rest = [Seat(name, "hard") for name in NAMES[1 : min(GAMES[key].seats)]]
        begun = Match(GAMES[key], [Seat("Freya"), *rest], options, 7)
        with page_at("#table", write(begun), 1440, 900) as page:
            while not python(page, READY):
                pass
            positions = thoughts(key)
            page.evaluate(WATCH)
            for level in GAMES[key].levels:
                for kind, matches in positions.items():
                    took = [_seconds(page, "plan", asked(match, level)) for match in matches]
                    found[f"{key}: {level}, median s a {kind}"] = round(median(took), 3)
                    found[f"{key}: {level}, worst s a {kind}"] = round(max(took), 3)
            gaps.append(page.evaluate("window.longest"))
            hints = [_seconds(page, "advise", asked(match, "hard")) for match in chain(*positions.values())]
            found[f"{key}: hint, worst s"] = round(max(hints), 3)
    return {**found, "bot: longest gap of a 16 ms timer ms": round(max(gaps), 1)}


def _seconds(page: Page, do: str, record: str) -> float:
    python(page, ASK.format(do=do, record=record, number=next(NUMBERS)))
    page.wait_for_function("window.took > 0", timeout=120_000)
    return float(page.evaluate("window.took")) / 1000
