"""How long the page takes to show the next position: view, text, patch, and the browser's layout.

A game is shown in several pages; of what each redraw took in them the median counts, which what else the
machine does for a moment does not touch.
"""

from itertools import cycle, islice
from statistics import median
from typing import Any

from engine import GAMES, Match, Seat
from engine.record import write
from engine.simulate import play_out
from tests.bench import page_at
from tests.browser.conftest import python

PAGES = 3
NAMES = ("Freya", "Jack", "Ivy", "Scott", "Nell")
OPTIONS = {
    "dealers": {"open_piles": "yes", "open_totals": "yes"},
    "merchants": {"sets": "chaos"},
    "castle": {"memory": "marks"},
    "clans": {},
    "hellweg": {"warehouse": "yes", "passengers": "yes", "memory": "on"},
}
LIMITS = {
    **{f"{key}: redraw, median ms": 8.0 for key in OPTIONS},
    **{f"{key}: redraw, slowest ms": 33.0 for key in OPTIONS},
    **{f"{key}: redraw of the fullest table, slowest ms": 16.0 for key in OPTIONS},
}

# One redraw a move, through a whole game, in its parts: Python, page. Then from the fullest position
# to its neighbour and back.
REDRAW = """
from itertools import chain

import js
from engine import known
from ui.app import title, turned, view
from ui.browser.main import APP

match = APP.model.sitting.match
states, moves, events = [*match.past, match.state], list(match.moves), list(match.events)
rounds = list(match.rounds)

def turn_to(number):
    match.state, match.past, match.moves = states[number], states[:number], moves[:number]
    match.events = events[:number + 1]
    match._known = [known(chain(*match.events), seat) for seat in range(len(match.seats))]
    match.rounds = [begun for begun in rounds if begun <= number]

def shown(number):
    turn_to(number)
    began = js.performance.now()
    node = view(APP.model)
    drawn = js.performance.now()
    APP.root.show(node, title(APP.model), turned(APP.model))
    js.document.body.offsetHeight
    return drawn - began, js.performance.now() - drawn

game = [shown(number) for number in range(len(states) - 1)]
sizes = []
for number in range(len(states) - 1):
    turn_to(number)
    sizes.append(len(str(view(APP.model))))
fullest = sizes.index(max(sizes))
largest = []
for _ in range(20):
    shown(fullest - 1)
    largest.append(sum(shown(fullest)))
return [game, largest, max(sizes), [str(move) for move in moves]]
"""


def whole_game(key: str) -> str:
    """All seats, so that everything is on the table; the page is that of the first."""
    game = GAMES[key]
    good = "greedy" if "greedy" in game.bots else game.stand_in
    players = islice(cycle((good, "random")), max(game.seats))
    bots = [Seat(name, player) for name, player in zip(NAMES, players, strict=False)]
    match = Match(game, bots, OPTIONS[key], 7)
    play_out(match)
    match.seats = (Seat("Freya"), *bots[1:])
    return write(match)


def figures() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key in OPTIONS:
        record = whole_game(key)
        pages = [_shown(record) for _page in range(PAGES)]
        _game, _largest, size, moves = pages[0]
        games = [[sum(parts) for parts in game] for game, *_rest in pages]
        took = [median(each) for each in zip(*games, strict=True)]
        largest = [median(each) for each in zip(*(largest for _game, largest, *_rest in pages), strict=True)]
        slowest = took.index(max(took[1:]), 1)  # at first the whole table comes
        python_ms, page_ms = (median(game[slowest][part] for game, *_rest in pages) for part in (0, 1))
        found |= {
            f"{key}: redraw, median ms": round(median(took), 1),
            f"{key}: redraw, slowest ms": round(took[slowest], 1),
            f"{key}: the slowest one": f"{slowest}, {moves[slowest - 1]}: {python_ms:.1f} + {page_ms:.1f} ms",
            f"{key}: redraw of the fullest table, median ms": round(median(largest), 1),
            f"{key}: redraw of the fullest table, slowest ms": round(max(largest), 1),
            f"{key}: redraws": len(took),
            f"{key}: fullest table, characters": size,
        }
    return found


def _shown(record: str) -> Any:
    with page_at("#table", record, 1440, 900) as page:
        page.locator("#result").wait_for()  # the code of the game may have to come first
        return python(page, REDRAW)
