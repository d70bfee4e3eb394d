"""The table of the Dealers in the page, and what a person does there."""

import random
import re

from playwright.sync_api import Locator, Page, expect

GLOWING = "#app [data-tap]:not([aria-disabled], [aria-pressed=true], [data-anew])"


def sit_down(page: Page, *, people: int = 1, seats: int = 2, seed: int = 5, dealer: int = 1) -> None:
    """From the lobby to a new game: persons first, then bots."""
    page.locator("[data-go='new:dealers']").click()
    page.get_by_role("button", name=str(seats), exact=True).click()
    for seat in range(seats):
        page.locator(f"#player-{seat}").select_option("human" if seat < people else "easy")
    if not page.locator("#seed").is_visible():
        page.get_by_text("Table options").click()
    page.locator("#seed").fill(str(seed))
    page.locator("#option-dealer").select_option(str(dealer))
    page.locator("#start").click()


def leave(page: Page) -> None:
    page.get_by_role("button", name="Back to the lobby").first.click()
    expect(page.locator("#lobby")).to_be_visible()


def deal(page: Page) -> None:
    """And look at no card."""
    page.locator("#do-deal").click()
    page.locator("#skip").click()
    settled(page)


def settled(page: Page) -> None:
    """Until no bot is on turn."""
    expect(page.locator("#app")).not_to_contain_text(re.compile("is (playing|thinking)"))


def one_step(page: Page, luck: random.Random) -> bool:
    """What a person could do next, by touch; False: the game is over."""
    settled(page)
    if page.locator("#result").is_visible():
        return False
    i_am, yes, put, skip = (page.locator(f"#{name}") for name in ("i-am", "yes", "put", "skip"))
    glowing, button = page.locator(GLOWING), page.locator("#app .strip .btn--go")
    count = glowing.count()
    if i_am.is_visible():
        i_am.tap()
    elif yes.is_visible():
        yes.tap()
    elif put.is_visible():
        put.tap()
    elif skip.is_visible():
        skip.tap()
    elif count and (luck.random() < 0.8 or not button.count()):
        touch(glowing.nth(luck.randrange(count)))
    else:
        button.first.tap()
    return True


def to_a_turn(page: Page) -> None:
    luck = random.Random(1)
    while not page.locator("#do-end").is_visible():
        assert one_step(page, luck)


# Where the line of a road can be touched: not everywhere, as towns and carriages stand on it.
ON_LINE = """group => {
    const line = group.querySelector("path"), screen = line.getScreenCTM();
    for (const part of [0.5, 0.35, 0.65, 0.2, 0.8]) {
        const spot = line.getPointAtLength(line.getTotalLength() * part).matrixTransform(screen);
        if (group.contains(document.elementFromPoint(spot.x, spot.y))) return [spot.x, spot.y];
    }
    return null;
}"""


def touch(thing: Locator) -> None:
    """A group of the map is touched on what is drawn, a card on its corner: the next may cover it."""
    if thing.evaluate("e => e.matches('.cards .card')"):
        thing.tap(position={"x": 12, "y": 40})
    elif thing.evaluate("e => e.tagName !== 'g'"):
        thing.tap()
    elif (drawn := thing.locator("use:not(.crest use)")).count():  # a crest is no target
        drawn.last.tap()
    else:
        thing.scroll_into_view_if_needed()
        spot = thing.evaluate(ON_LINE)
        assert spot, "the whole line is covered"
        thing.page.touchscreen.tap(*spot)
