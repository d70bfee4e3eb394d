"""How fast the page boots and how big it is, against a bare page with the stock Pyodide on the same server.

Rounds are interleaved, so that whatever else the machine does hits all alike: trust the ratios.
"""

import json
import tempfile
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Any

import brotli
from playwright.sync_api import Browser, Page, sync_playwright

from assets.packing.tools import NODE_MODULES
from assets.packing.tools import browser as find_browser
from assets.packing.work import CACHE
from build import DIST
from engine.games import GAMES
from engine.match import Match, Seat
from engine.record import write
from tests.browser.conftest import FLAGS, serving
from tests.browser.shelf import kept

ROUNDS = 7
SLOW_ROUNDS = 3
# 20 Mbit/s and 80 ms there and back
SLOW = {"offline": False, "latency": 80, "downloadThroughput": 2_500_000, "uploadThroughput": 2_500_000}
LIMITS = {
    "boot cold / bare": 0.45,
    "boot warm / bare": 0.38,
    "boot cold over a slow network / bare": 0.75,
    "boot warm with a saved game / bare": 0.55,
    "boot kept by the worker to a resumed table / bare": 0.4,
    "lobby painted cold / bare": 0.1,
    "requests before the lobby is painted": 6,
    "first visit, brotli bytes": 5_000_000,
}
BARE = {
    "index.html": """<!doctype html><title>bare</title><link rel="icon" href="data:,">
<script type="module" src="./bare.js"></script>""",
    "bare.js": """import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
python.runPython("print(1)");
performance.mark("table-ready");
document.documentElement.dataset.ready = "yes";""",
}
STOCK = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"]
# what the browser holds up the first paint for, beside the page itself
WAITED_FOR = """performance.getEntriesByType("resource")
    .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking").map(({ name }) => name)"""
# what is asked for until the table is laid; what is fetched ahead comes later
ASKED_FOR = """performance.getEntriesByType("resource")
    .filter(({ startTime }) => startTime < performance.getEntriesByName("table-ready")[0].startTime)
    .map(({ name }) => name)"""
TIMES = """Object.fromEntries(["table-ready", "first-contentful-paint"]
    .map((name) => [name, performance.getEntriesByName(name)[0]?.startTime]))"""


def lay_out(folder: Path) -> None:
    """The bare page and ours side by side; both folders are cached alike."""
    bare = folder / "bare.0000000000"
    bare.mkdir()
    for name, text in BARE.items():
        (bare / name).write_text(text)
    for name in STOCK:
        (bare / name).symlink_to(NODE_MODULES / "pyodide" / name)
    (folder / "ours").symlink_to(DIST)


def visit(page: Page, address: str) -> dict[str, float]:
    page.goto(address, wait_until="commit")
    page.locator("html[data-ready=yes]").wait_for(state="attached")
    times: dict[str, float] = page.evaluate(TIMES)
    return times


def saved_game() -> str:
    """A record of 300 moves, as the page saves it."""
    match = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack", "greedy"), Seat("Ann", "greedy")], {}, 7)
    while len(match.moves) < 300 and not match.over:
        moves = match.legal()
        match.play(moves[len(match.moves) * 7 % len(moves)])
    return write(match)


def rounds(browser: Browser, address: str) -> dict[str, list[float]]:
    """Milliseconds, round by round: a first visit in a new context, a second one, one with a saved game."""
    keep = kept(saved_game())
    times: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for name, place in (("bare", "bare.0000000000/"), ("ours", "ours/")):
            context = browser.new_context(service_workers="block")
            page = context.new_page()
            for visited in ("cold", "warm"):
                took = visit(page, address + place)
                times.setdefault(f"{name} {visited}", []).append(took["table-ready"])
                if name == "ours":
                    times.setdefault(f"lobby {visited}", []).append(took["first-contentful-paint"])
            if name == "ours":
                page.evaluate(keep)
                page.goto("about:blank")
                times.setdefault("saved warm", []).append(
                    visit(page, address + place + "#table")["table-ready"]
                )
            context.close()
        times.setdefault("kept warm", []).append(from_worker(browser, f"{address}ours/", keep))
    return times


def from_worker(browser: Browser, address: str, keep: str) -> float:
    """Milliseconds to a resumed table, all of it from the service worker."""
    with browser.new_context() as context:
        page = context.new_page()
        visit(page, address)
        page.evaluate(keep)
        page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
        for _ in range(2):  # the first visit from the worker is the one that compiles
            page.goto("about:blank")
            took = visit(page, f"{address}#table")
            assert page.locator("#app").is_visible()
        return took["table-ready"]


def slow_rounds(browser: Browser, address: str) -> dict[str, list[float]]:
    """Milliseconds, round by round, of a first visit over the browser's own slow network."""
    times: dict[str, list[float]] = {"bare": [], "ours": []}
    for _ in range(SLOW_ROUNDS):
        for name, place in (("bare", "bare.0000000000/"), ("ours", "ours/")):
            with browser.new_context(service_workers="block") as context:
                page = context.new_page()
                session = context.new_cdp_session(page)
                session.send("Network.enable")
                session.send("Network.emulateNetworkConditions", SLOW)
                times[name].append(visit(page, address + place)["table-ready"])
    return times


def ratio(ours: list[float], bare: list[float]) -> float:
    """The median of what the rounds say: both sides of a round met the same machine."""
    return round(median(a / b for a, b in zip(ours, bare, strict=True)), 3)


def fetched(browser: Browser, address: str) -> tuple[list[Path], int]:
    """The files of dist that a first visit asks for, and how many of them the first paint waits for."""
    page = browser.new_page(service_workers="block")
    visit(page, address + "ours/")
    names = ["index.html", *(name.removeprefix(address + "ours/") for name in page.evaluate(ASKED_FOR))]
    waited_for = 1 + len(page.evaluate(WAITED_FOR))
    page.close()
    return [DIST / name for name in sorted(names)], waited_for


def brotli_bytes(files: list[Path]) -> int:
    """The sum of the files as a good server sends them; known sizes are kept, as the big file takes long."""
    store = CACHE / "brotli.json"
    known: dict[str, int] = json.loads(store.read_text()) if store.is_file() else {}
    sizes = {}
    for file in files:
        data = file.read_bytes()
        key = sha256(data).hexdigest()
        sizes[key] = known.get(key) or len(brotli.compress(data, quality=11))
    store.write_text(json.dumps(sizes))
    return sum(sizes.values())


def figures() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        lay_out(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        with serving(Path(folder)) as address:
            times = rounds(browser, address)
            slow = slow_rounds(browser, address)
            files, waited_for = fetched(browser, address)
        browser.close()
    return {
        **{f"boot {name}, ms": round(median(took)) for name, took in times.items()},
        "boot cold / bare": ratio(times["ours cold"], times["bare cold"]),
        "boot warm / bare": ratio(times["ours warm"], times["bare warm"]),
        "boot warm with a saved game / bare": ratio(times["saved warm"], times["bare warm"]),
        "boot kept by the worker to a resumed table / bare": ratio(times["kept warm"], times["bare warm"]),
        "boot cold over a slow network, ms": round(median(slow["ours"])),
        "boot cold over a slow network / bare": ratio(slow["ours"], slow["bare"]),
        "lobby painted cold / bare": ratio(times["lobby cold"], times["bare cold"]),
        "requests before the lobby is painted": waited_for,
        "first visit, files": len(files),
        "first visit, bytes": sum(file.stat().st_size for file in files),
        "first visit, brotli bytes": brotli_bytes(files),
    }
