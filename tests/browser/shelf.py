"""The games that the browser keeps, and a storage that is full or closed."""

import json
from dataclasses import replace

from playwright.sync_api import Page

from engine import Record
from ui.saves.format import Save
from ui.table import saving as keep
from ui.table.sitting import Sitting

KEYS = "Object.keys(localStorage).filter((key) => key.startsWith('peddlers.{}.')).sort()"
SLOTS = KEYS.format("game")
KEPT = f"""() => {{  // the record that was saved last
    const number = (text, before) => Number(text.split(before)[1]?.match(/\\d+/)[0]);
    const order = (text) => [number(text, '"when":'), number(text, "# seal ")];
    const texts = {SLOTS}.map((key) => localStorage[key]);
    const newer = (one, other) => order(other)[0] - order(one)[0] || order(other)[1] - order(one)[1];
    return (texts.sort(newer)[0] || "").split("# label")[0];
}}"""
FULL = """for (let size = 4e6; size >= 1; size = Math.floor(size / 2)) {
    try { localStorage.setItem("fill" + size, "x".repeat(size)) } catch {}
}"""
LAY = f"([number, text]) => {{ localStorage[{SLOTS}[number]] = text; }}"
DENIED = {
    "localStorage": """Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("denied", "SecurityError"); } });""",
    "indexedDB": """IDBFactory.prototype.open = () => {
        throw new DOMException("denied", "SecurityError"); };""",
}


def saved(page: Page) -> str:
    return str(page.evaluate(KEPT))


def moves(page: Page) -> int:
    """So many are saved."""
    return sum(1 for line in saved(page).splitlines()[2:] if line and not line.startswith("#"))


def slot(record: str, dealt: int | None = None) -> str:
    """A record as it would have been saved; so many cards of the running deal lie."""
    sitting = Sitting(Record.read(record).replay())
    sitting.seating.across = sitting.seating.people[1::2]
    label = replace(keep.label(sitting), dealt=dealt)
    return Save(1, label, record).sealed()


def kept(record: str) -> str:
    """A script that lays a game on the shelf, unless something lies there."""
    return f"{SLOTS}.length || localStorage.setItem('peddlers.game.1.1', {json.dumps(slot(record))});"


def damaged(page: Page) -> list[str]:
    """What was found damaged, and is kept."""
    texts: list[str] = page.evaluate(f"{KEYS.format('damaged')}.map((key) => localStorage[key])")
    return texts
