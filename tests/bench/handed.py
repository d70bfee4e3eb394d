"""How long a file with very many games takes to be taken in, with the library open in two tabs and in one."""

from typing import Any

from playwright.sync_api import Page, sync_playwright

from assets.packing.tools import browser as find_browser
from build import DIST
from engine import GAMES, Match, Seat, write
from tests.browser.conftest import FLAGS, boot, serving
from ui.saves.format import Save
from ui.table import saving as keep
from ui.table.sitting import Sitting

TWO_TABS, ONE = 1_500, 5_000  # games
LIMITS = {
    f"{TWO_TABS} games taken in beside a second tab, ms": 2000.0,
    "longest task of the tab that takes them, ms": 200.0,
    "longest task of the other tab, ms": 200.0,
    f"{ONE} games taken in, ms": 5000.0,
}
WATCH = """() => {
    window.longest = 0;
    const see = (list) => list.getEntries().forEach(({ duration }) => longest = Math.max(longest, duration));
    new PerformanceObserver(see).observe({ type: "longtask" });
}"""
HAND_IN = """text => new Promise((answer) => {
    const files = new DataTransfer();
    files.items.add(new File([text], "games.txt"));
    const began = performance.now();
    document.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
    const look = () => document.querySelector("#app .notice")?.textContent.includes("added")
        ? answer(performance.now() - began) : setTimeout(look, 10);
    look();
})"""


def figures() -> dict[str, Any]:
    with sync_playwright() as playwright, serving(DIST) as address:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        context = browser.new_context()
        one, other = context.new_page(), context.new_page()
        for tab in (one, other):
            at_library(tab, address)
            tab.evaluate(WATCH)
        together = one.evaluate(HAND_IN, games(TWO_TABS))
        other.locator("h2 .num", has_text=str(TWO_TABS)).wait_for()
        longest = [tab.evaluate("longest") for tab in (one, other)]
        alone = browser.new_page()
        at_library(alone, address)
        took = alone.evaluate(HAND_IN, games(ONE))
        browser.close()
    return dict(zip(LIMITS, map(round, (together, *longest, took)), strict=True))


def at_library(tab: Page, address: str) -> None:
    boot(tab, f"{address}#library")
    tab.locator("#file").wait_for(state="attached")


def games(many: int) -> str:
    """Each has just begun."""
    return "".join(game(seed) for seed in range(many))


def game(seed: int) -> str:
    match = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack", "greedy")], {}, seed)
    for _move in range(3):
        match.play(match.legal()[0])
    return Save(1, keep.label(Sitting(match)), write(match)).sealed()
