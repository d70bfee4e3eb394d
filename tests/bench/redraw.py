"""How long the page takes to show the next position: view, text, patch, and the browser's layout."""

from statistics import median
from typing import Any

from engine import GAMES, Match, Seat
from engine.record import write
from engine.simulate import play_out
from tests.bench import page_at
from tests.browser.conftest import python

OPTIONS = {"dealers": {"open_piles": "yes", "open_totals": "yes"}, "merchants": {"sets": "chaos"}}
LIMITS = {f"{key}: redraw, median ms": 8.0 for key in OPTIONS} | {
    f"{key}: redraw of the fullest table, slowest ms": 16.0 for key in OPTIONS
}

# One redraw a move, through a whole game; then from the fullest position to its neighbour and back.
REDRAW = """
import js
from ui.browser.main import APP
from ui.app import view

match = APP.model.sitting.match
states, moves, events = [*match.past, match.state], list(match.moves), list(match.events)

def turn_to(number):
    match.state, match.past, match.moves = states[number], states[:number], moves[:number]
    match.events = events[:number + 1]

def redraw():
    began = js.performance.now()
    APP.show()
    js.document.body.offsetHeight
    return js.performance.now() - began

def shown(number):
    turn_to(number)
    return redraw()

game = [shown(number) for number in range(len(states) - 1)]
sizes = []
for number in range(len(states) - 1):
    turn_to(number)
    sizes.append(len(str(view(APP.model))))
fullest = sizes.index(max(sizes))
largest = []
for _ in range(20):
    shown(fullest - 1)
    largest.append(shown(fullest))
return [game, largest, max(sizes)]
"""


def whole_game(key: str) -> str:
    """Four seats, so that everything is on the table; the page is that of the first."""
    bots = [Seat("Freya", "greedy"), Seat("Jack", "random"), Seat("Ivy", "greedy"), Seat("Scott", "random")]
    match = Match(GAMES[key], bots, OPTIONS[key], 7)
    play_out(match)
    match.seats = (Seat("Freya"), *bots[1:])
    return write(match)


def figures() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key in OPTIONS:
        with page_at("#table", whole_game(key), 1440, 900) as page:
            page.locator("#result").wait_for()  # the code of the game may have to come first
            game, largest, size = python(page, REDRAW)
        found |= {
            f"{key}: redraw, median ms": round(median(game), 1),
            f"{key}: redraw, slowest ms": round(max(game), 1),
            f"{key}: redraw of the fullest table, median ms": round(median(largest), 1),
            f"{key}: redraw of the fullest table, slowest ms": round(max(largest), 1),
            f"{key}: redraws": len(game),
            f"{key}: fullest table, characters": size,
        }
    return found
