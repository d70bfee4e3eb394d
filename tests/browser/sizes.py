"""Screens of a game in every size: what does not fit, what cannot be reached."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Page

from .eyes import covered, spills
from .stage import Screen, show

SIZES = {
    "lying": (1024, 768),
    "standing": (768, 1024),
    "wide": (1440, 900),
    "phone": (390, 844),
    "narrow": (320, 640),
    "low": (844, 390),
    "zoomed": (512, 384),  # 1024 x 768 at 200 %
}
SCROLLS = """() => (page => [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight])
    (document.documentElement)"""
# of a seat the name is the button, and its whole card the target
SMALL = """() => [...document.querySelectorAll(
    "#app button:not([aria-disabled], .lines button, .what, .seatcard h2 button)")]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest(".fan, .dale"))
    .map((thing) => [thing.getBoundingClientRect(), thing.id || thing.className])
    .filter(([box]) => box.width < 43.5 || box.height < 43.5)
    .map(([box, name]) => `${name} ${box.width} x ${box.height}`)"""


def everywhere(
    page: Page, screens: Mapping[str, Screen], look: Callable[[Page], list[str]], *sizes: str
) -> dict[str, list[str]]:
    """What was found, by screen and size."""
    found = {}
    for name, drawn in screens.items():
        show(page, drawn)
        for size in sizes:
            page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))  # type: ignore[arg-type]
            if seen := look(page):
                found[f"{name}, {size}"] = seen
    return found


def misfits(page: Page) -> list[str]:
    """Words that spill, what lies covered, targets too small for a finger, and a table that scrolls."""
    by = page.evaluate(SCROLLS)
    still = by == [0, 0] or page.locator("#result, #cover").count()
    return [*spills(page), *covered(page), *page.evaluate(SMALL), *([] if still else [f"scrolls {by}"])]
