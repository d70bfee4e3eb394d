"""A screen in every size: what does not fit, what cannot be reached, which rules of access are broken."""

from collections.abc import Callable

from playwright.sync_api import Page

from .eyes import broken_rules, covered, spills
from .ground import faint
from .stage import Screen, show, speak

SIZES = {
    "lying": (1024, 768),
    "standing": (768, 1024),
    "wide": (1440, 900),
    "phone": (390, 844),
    "narrow": (320, 640),
    "low": (844, 390),
    "zoomed": (512, 384),  # 1024 x 768 at 200 %
}
MEASURED = ("lying", "phone")  # by axe-core, which takes longest
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SCROLLS = """() => (page => [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight])
    (document.documentElement)"""
# of a seat the name is the button, and its whole card the target
SMALL = """() => [...document.querySelectorAll(
    "#app button:not([aria-disabled], .lines button, .what, .seatcard h2 button)")]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest(".fan, .dale"))
    .map((thing) => [thing.getBoundingClientRect(), thing.id || thing.className])
    .filter(([box]) => box.width < 43.5 || box.height < 43.5)
    .map(([box, name]) => `${name} ${box.width} x ${box.height}`)"""


def flaws(
    page: Page, screen: Screen, number: int, fits: Callable[[Page], list[str]], *sizes: str
) -> dict[str, list[str]]:
    """What is wrong with a screen, by size and language or theme.

    Whether all fits is asked in German, whether words fit in longer ones or in another language; the rules
    of access are asked in English, at each size in one theme, which changes nothing but colours. The next
    screen has another language, and the other theme.
    """
    found = {}
    show(page, screen)
    for turn, size in enumerate(MEASURED, number):
        resize(page, size)
        theme = ("light", "dark")[turn % 2]
        found[size, theme] = [*broken_rules(page, theme), *faint(page, theme)]
    for language in (("longer", "fr", "it", "nl")[number % 4], "de"):
        speak(page, language)
        for size in sizes or SIZES:
            resize(page, size)
            found[size, language] = (fits if language == "de" else spills)(page)
    speak(page, "en")
    return {" ".join(where): what for where, what in found.items() if what}


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


def misfits(page: Page) -> list[str]:
    """Words that spill, what lies covered, targets too small for a finger, and a table that scrolls."""
    by = page.evaluate(SCROLLS)
    still = by == [0, 0] or page.locator("#result, #cover").count()
    return [*unfit(page), *page.evaluate(SMALL), *([] if still else [f"scrolls {by}"])]


def unfit(page: Page) -> list[str]:
    """Words that spill, and what lies covered."""
    return [*spills(page), *covered(page)]
