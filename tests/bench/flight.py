"""How smoothly cards fly, how soon a tap is answered, and whether a page that plays for long grows."""

from itertools import pairwise
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from assets.packing.tools import browser as find_browser
from build import DIST
from tests.browser.conftest import FLAGS, boot, code, python, serving

LIMITS = {
    "a long task while cards fly, ms": 50.0,
    "a frame while cards fly, median ms": 17.0,  # 60 a second
    "tap to the first visible answer, median ms": 50.0,
    "heap after 20 games, % of that after 3": 110.0,
}
GAMES = 20
FIRST = 3  # games until everything is loaded and cached

WATCH = """() => {
    Object.assign(window, { tasks: [], frames: [], watching: true });
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((task) => task.duration)))
        .observe({ entryTypes: ["longtask"] });
    const frame = (now) => { window.frames.push(now); if (window.watching) requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""
# From the finger to the first frame in which the next card is on its way
TAP = """() => new Promise((answer) => {
    const began = performance.now(), button = document.querySelector("#on");
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    button.click();
    requestAnimationFrame(() => setTimeout(() => answer(performance.now() - began)));
})"""
PLAY = """
from ui.browser.main import APP
from ui.app import update
from engine import GAMES, Match, Seat
from ui.table.sitting import Sitting
from engine.search.thinking import bot_move
from ui.table.sitting import Sitting

def game(seed):
    seats = [Seat("Freya", "greedy"), Seat("Jack", "greedy"), Seat("Ivy", "random"), Seat("Scott", "random")]
    model = APP.model
    model.sitting, model.screen = Sitting(Match(GAMES["dealers"], seats, {}, seed)), "table"
    match = model.sitting.match
    while not match.over:
        update(model, "skip")
        bot_move(model.sitting.planning)  # thought at once
        update(model, "bot", match.seed, len(match.moves))
        APP.show()
game(%d)
"""


def figures() -> dict[str, Any]:
    with sync_playwright() as playwright, serving(DIST) as address:
        browser = playwright.chromium.launch(
            executable_path=find_browser(),
            args=[*FLAGS, "--enable-precise-memory-info", "--js-flags=--expose-gc"],
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.add_init_script("localStorage.setItem('peddlers.speed', 'brisk')")
        boot(page, address)
        found = _flights(page) | _heap(page)
        browser.close()
    return found


def _flights(page: Page) -> dict[str, Any]:
    page.locator("[data-go='new:dealers']").click()
    page.get_by_role("button", name="4", exact=True).click()
    page.locator("#start").click()
    if page.locator("#do-deal").is_visible():
        page.locator("#do-deal").click()
    page.locator("#on").wait_for()
    page.evaluate(WATCH)
    taps = [page.evaluate(TAP) for _card in range(4)]
    page.locator("#on").wait_for(state="detached", timeout=60_000)
    page.evaluate("window.watching = false")
    frames = page.evaluate("window.frames")
    gaps = [after - before for before, after in pairwise(frames)]
    tasks = page.evaluate("window.tasks")
    return {
        "a long task while cards fly, ms": round(max(tasks, default=0), 1),
        "a frame while cards fly, median ms": round(median(gaps), 1),
        "frames that came late while cards fly, %": round(100 * sum(gap > 25 for gap in gaps) / len(gaps), 1),
        "tap to the first visible answer, median ms": round(median(taps), 1),
        "tap to the first visible answer, slowest ms": round(max(taps), 1),
    }


def _heap(page: Page) -> dict[str, Any]:
    """Of the page and of Python in it."""
    code(page, "minds", "dealers-mind")
    sizes = []
    for seed in range(GAMES):
        python(page, PLAY % seed)
        page.evaluate("gc()")
        heap = page.evaluate("performance.memory.usedJSHeapSize")
        sizes.append(
            heap + python(page, "import gc, sys\ngc.collect()\nreturn sys.getallocatedblocks() * 64")
        )
    return {
        "heap after 20 games, % of that after 3": round(100 * sizes[-1] / sizes[FIRST - 1], 1),
        "heap after 20 games, MB": round(sizes[-1] / 1e6, 1),
    }
