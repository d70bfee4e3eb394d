"""How long it takes from the tap on Play to the table, while nothing of the game has been fetched."""

from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from assets.packing.tools import browser as find_browser
from build import DIST
from engine.games import KEYS
from tests.browser.conftest import FLAGS, boot, serving

ROUNDS = 5
LIMITS = {f"{key}: tap on Play to the table, ms": 250.0 for key in KEYS}
NOTHING_AHEAD = "window.requestIdleCallback = () => 0"
# Two taps, each as soon as there is something to tap, and the frame after the table has come: milliseconds
# until the game can be set up, and until the table is laid
PLAY = """(game) => new Promise((answer) => {
    const began = performance.now();
    const times = [];
    const once = (name, then) => {
        const found = document.querySelector(name);
        if (!found) return setTimeout(once, 0, name, then);
        times.push(performance.now() - began);
        then(found);
    };
    const told = () => answer([times[0], performance.now() - began]);
    const painted = () => requestAnimationFrame(() => setTimeout(told));
    document.querySelector(`[data-go="new:${game}"]`).click();
    once("#start", (start) => {
        start.click();
        once("#app .table", painted);
    });
})"""


def figures() -> dict[str, Any]:
    found: dict[str, Any] = {}
    with sync_playwright() as playwright, serving(DIST) as address:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for key in KEYS:
            times = [played(browser, address, key) for _round in range(ROUNDS)]
            setup, table = (median(each) for each in zip(*times, strict=True))
            found[f"{key}: tap on Play to the set-up, ms"] = round(setup, 1)
            found[f"{key}: tap on Play to the table, ms"] = round(table, 1)
        browser.close()
    return found


def played(browser: Browser, address: str, key: str) -> list[float]:
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        page.add_init_script(NOTHING_AHEAD)
        boot(page, address)
        times: list[float] = page.evaluate(PLAY, key)
        return times
