"""How long it takes to save after a move, and to open a library full of games."""

from dataclasses import replace
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from assets.packing.tools import browser as find_browser
from build import DIST
from engine import GAMES, Match, Seat, write
from engine.simulate import play_out
from tests.bench.redraw import whole_game
from tests.browser.conftest import FLAGS, boot, python, serving
from tests.browser.shelf import kept
from ui.saves.format import Save
from ui.table import saving as keep
from ui.table.sitting import Sitting

LIMITS = {"save after a move, median ms": 5.0, "library with 200 games, median ms": 200.0}
GAMES_KEPT = 200
ROUNDS = 7
SAVE = """
import js
from ui.table import saving as keep
from ui.browser.main import APP

def save():
    began = js.performance.now()
    APP.carry_out(keep.save(APP.model.sitting))
    return js.performance.now() - began
return [save() for _time in range(40)]
"""
# From the message to the frame after the one that shows it
OPEN = """() => new Promise((answer) => {
    const began = performance.now();
    document.dispatchEvent(new CustomEvent("peddlers:go", { detail: "library" }));
    const painted = () => requestAnimationFrame(() => setTimeout(() => answer(performance.now() - began)));
    const look = () => document.querySelector(".entry") ? painted() : setTimeout(look);
    look();
})"""
BACK = "document.dispatchEvent(new CustomEvent('peddlers:go', { detail: 'home' }))"


def shelf() -> dict[str, str]:
    """Games of all lengths, each in both slots."""
    texts = {}
    for number in range(GAMES_KEPT):
        seats = [Seat("Freya"), Seat("Jack", "greedy"), Seat("Ivy", "random"), Seat("Scott", "random")]
        match = Match(GAMES["dealers"], seats[: 2 + number % 3], {}, number)
        play_out(match, number * 2)
        label = replace(keep.label(Sitting(match)), when=1_700_000_000_000 + number)
        for slot in (0, 1):
            save = Save(2 * number + slot, label, write(match))
            texts[f"peddlers.game.{number:x}.{slot}"] = save.sealed()
    return texts


def figures() -> dict[str, Any]:
    with sync_playwright() as playwright, serving(DIST) as address:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        found = _save(browser.new_page(), address) | _open(browser.new_page(), address)
        browser.close()
    return found


def _save(page: Page, address: str) -> dict[str, Any]:
    """Of a whole game, at its end: what is written grows with it."""
    page.add_init_script(kept(whole_game("dealers")))
    boot(page, f"{address}#table")
    took = python(page, SAVE)
    return {
        "save after a move, median ms": round(median(took), 2),
        "save after a move, slowest ms": max(took),
    }


def _open(page: Page, address: str) -> dict[str, Any]:
    boot(page, address)
    page.evaluate("texts => { localStorage.clear(); Object.assign(localStorage, texts) }", shelf())
    page.reload()
    page.locator("html[data-ready=yes]").wait_for(state="attached")
    took = []
    for _round in range(ROUNDS + 1):
        took.append(page.evaluate(OPEN))
        page.evaluate(BACK)
    first, *others = took  # at first the code of the pages is fetched
    return {
        "library with 200 games, median ms": round(median(others), 1),
        "library with 200 games, the first time, ms": round(first, 1),
    }
