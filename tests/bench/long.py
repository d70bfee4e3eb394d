"""How long a short link to a very long game takes to open, and for how long the page is deaf meanwhile."""

from typing import Any

from tests.bench import page_at
from tests.browser.conftest import code
from tests.ui.long import ENDLESS, bare, long_game
from ui.saves.link import fold

MOVES = 19_400
TIMES = 3
OPENS, TASK, ELEMENTS = f"a link to {MOVES} moves opens, ms", "its longest task, ms", "elements in its log"
MOST = {OPENS: 1500.0, TASK: 100.0, ELEMENTS: 3000}
LIMITS = {f"{key}: {name}": most for key in ENDLESS for name, most in MOST.items()}

# From the click to the frame after the one that shows the last moment
OPEN = """link => new Promise((answer) => {
    let longest = 0;
    const see = (list) => list.getEntries().forEach(({ duration }) => longest = Math.max(longest, duration));
    new PerformanceObserver(see).observe({ type: "longtask" });
    const began = performance.now();
    location.hash = link;
    const elements = () => document.querySelectorAll("#log *").length;
    const took = () => answer([performance.now() - began, longest, elements()]);
    const painted = () => requestAnimationFrame(() => setTimeout(took, 60)); // is told late
    const look = () => document.querySelector("#app .replay") ? painted() : setTimeout(look);
    setTimeout(look);
})"""


def figures() -> dict[str, Any]:
    return {f"{key}: {name}": figure for key in ENDLESS for name, figure in _opened(key).items()}


def _opened(key: str) -> dict[str, Any]:
    link = f"{fold(bare(long_game(MOVES, key)))}&m={MOVES}"
    with page_at("#library", long_game(40, key), 1024, 768) as page:
        page.locator("#app article").wait_for()
        code(page, key)
        found = []
        for _time in range(TIMES):
            found.append(page.evaluate(OPEN, link))
            page.evaluate("location.hash = 'library'")
            page.locator("#app article").wait_for()
    took, longest, elements = min(found)
    return {OPENS: round(took - 60), TASK: round(longest), ELEMENTS: elements}
