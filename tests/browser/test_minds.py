"""Bots think beside the page, in a worker; where there is none, or it is lost, the page thinks itself."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .conftest import OFF, SOON, boot, python, until, watched
from .shelf import moves
from .table import deal, sit_down
from .thinker import HEARD, THINKER, answers, awake

QUICK = "from ui.browser import thinker\nthinker.LOOK = 50\n"  # a lost worker is soon noticed


def ask_and(page: Page, then: str) -> None:
    """The bot on turn is asked, and before it can answer something happens."""
    python(page, f"{THINKER}{QUICK}s = APP.model.sitting\nAPP.send('now')\n{then}")


def held(page: Page) -> None:
    """At a table where the bot is to decide, and waits: somebody looks back."""
    sit_down(page, seats=3)
    page.locator("#do-deal").click()
    awake(page)
    python(page, HEARD)
    python(page, "from ui.browser.main import APP\nAPP.send('skip'), APP.send('rewind', '0')")
    assert python(page, "from ui.browser.main import APP\nreturn len(APP.model.sitting.match.moves)") == 1


def test_a_bot_thinks_in_a_worker(table: Page, site: str) -> None:
    boot(table, site)
    held(table)
    ask_and(table, "")
    expect(table.locator("#prompt")).to_have_text("Choose a pile.")
    assert moves(table) == 3
    assert {*answers(table)} == {1}
    assert python(table, f"{THINKER}return t.own is None")  # the page's own had nothing to do


def test_a_worker_that_dies_while_it_thinks_is_stood_in_for_and_replaced(table: Page, site: str) -> None:
    boot(table, site)
    held(table)
    ask_and(table, "assert t.question[0]\nt.worker.terminate()")
    expect(table.locator("#prompt")).to_have_text("Choose a pile.")
    assert moves(table) == 3
    assert python(table, f"{THINKER}return t.own is not None")  # the page's own has thought
    awake(table, 2)


def test_a_worker_that_fails_is_stood_in_for_at_once(table: Page, site: str) -> None:
    boot(table, site)
    held(table)
    ask_and(table, "t.worker.postMessage('{')\nt.worker.onerror(__import__('js').Event.new('error'))")
    expect(table.locator("#prompt")).to_have_text("Choose a pile.")
    assert moves(table) == 3


def test_who_leaves_the_table_is_not_followed_by_a_thought(table: Page, site: str) -> None:
    boot(table, site)
    held(table)
    ask_and(table, "assert t.question[0]\nAPP.send('go', 'home')\nassert not t.question[0]")
    table.locator("#lobby").wait_for()
    assert moves(table) == 1
    python(table, "from ui.browser.main import APP\nAPP.send('go', 'table')")
    expect(table.locator("#prompt")).to_have_text("Choose a pile.")


DENIED = "globalThis.Worker = class { constructor() { throw new DOMException('no'); } };"
NONE = "delete globalThis.Worker;"


@pytest.mark.parametrize("worker", [DENIED, NONE], ids=["denied", "none"])
def test_without_a_worker_the_page_thinks_itself(
    browser: Browser, browser_context_args: dict[str, Any], site: str, worker: str
) -> None:
    """As in a sandboxed frame, in the page as one file, and where the browser has none."""
    with watched(browser.new_context(**browser_context_args)) as page:
        page.add_init_script(OFF)
        page.add_init_script(worker)
        boot(page, site)
        sit_down(page, seats=3)
        deal(page)
        expect(page.locator("#prompt")).to_have_text("Choose a pile.")
        assert moves(page) == 3
        assert python(page, f"{THINKER}return [t.workers, t.worker is None]") == [1, True]


# What the page warned of, also if it is gone again
ALERTS = """window.alerts = [];
new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll("[role=alert]")) alerts.push(textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });"""
# The requests that are answered with damage; the first one is for the page itself, if it needs that
DAMAGED = {"think": (1, 2), "app": (2, 3), "minds": (2, 3), "dealers-mind": (2, 3)}


def test_code_that_comes_damaged_to_the_worker_is_fetched_until_it_is_whole(fresh: Page, site: str) -> None:
    """Also past the cache. Meanwhile the page thinks itself, and says that something did not arrive."""
    asked, warned, waiting = Counter[str](), list[str](), list[Route]()

    def damage(route: Route) -> None:
        name = route.request.url.rpartition("/")[2].partition(".")[0]
        asked[name] += 1
        if asked[name] not in DAMAGED[name]:
            route.continue_()
            return
        if asked[name] == 2 and name == "dealers-mind":
            waiting.append(route)
        else:
            spoil(route)

    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.body()[:-60] + b"/* damaged */" + answer.body()[-47:])

    fresh.on("console", lambda message: warned.append(message.text))
    fresh.add_init_script(OFF)
    fresh.add_init_script(ALERTS)
    fresh.route(re.compile(rf"/({'|'.join(DAMAGED)})\.\w+\.(zip|mjs)$"), damage)
    boot(fresh, site)
    python(fresh, "from ui.browser import thinker\nthinker.LOOK = 300")
    sit_down(fresh, seats=3)
    deal(fresh)
    expect(fresh.locator("#prompt")).to_have_text("Choose a pile.")
    until(fresh, lambda: "part of the site did not arrive" in " ".join(fresh.evaluate("alerts")))
    awake(fresh)
    expect(fresh.get_by_role("alert")).to_have_count(0)
    advise(fresh)  # here, as the worker wants code for it that does not come, and then damaged
    (late,) = waiting
    spoil(late)
    until(fresh, lambda: asked["dealers-mind"] == 4 and python(fresh, f"{THINKER}return not t.lacks"))
    python(fresh, HEARD)
    advise(fresh)
    assert {*answers(fresh)} == {1}
    for name in DAMAGED:
        assert [f"/{name}." in text for text in warned if "damaged" in text].count(True) == 1


def advise(page: Page) -> None:
    page.keyboard.press("h")
    page.locator("#way-0").wait_for()
    page.keyboard.press("h")
    expect(page.locator("#way-0")).to_have_count(0)


def test_what_the_bots_think_with_is_waited_for_in_words(table: Page, site: str) -> None:
    waiting: list[Route] = []
    table.route("**/minds*.zip", lambda route: waiting.append(route))
    boot(table, site)
    python(table, SOON)
    sit_down(table, people=2)
    table.locator("#i-am").click()
    table.locator("#do-deal").wait_for()
    table.keyboard.press("h")
    waits = table.locator("#waits")
    expect(waits).to_contain_text("What the bots think with is still on its way.")
    waits.get_by_role("button", name="Try again").click()
    until(table, lambda: len(waiting) > 1)
    waiting[1].continue_()
    table.locator("#way-0").wait_for()
    expect(waits).to_be_empty()
    waiting[0].continue_()
    table.unroute("**/minds*.zip")


def test_advice_comes_as_soon_as_the_code_can_be_fetched(table: Page, site: str) -> None:
    table.route("**/minds*.zip", lambda route: route.fulfill(status=200, body=""))
    boot(table, site)
    python(table, "from ui.browser import thinker\nthinker.AGAIN = 50")
    sit_down(table, people=2)
    table.locator("#i-am").click()
    table.locator("#do-deal").wait_for()
    table.keyboard.press("h")
    expect(table.get_by_role("alert")).to_contain_text("did not arrive")
    expect(table.locator("#beside")).to_contain_text("thinking")
    table.unroute("**/minds*.zip")
    table.locator("#way-0").wait_for()
    expect(table.locator(".mark")).to_be_visible()
    badge, thing = (table.locator(what).bounding_box() for what in (".mark", "#do-deal"))
    assert badge
    assert thing
    assert badge["x"] < thing["x"] < badge["x"] + badge["width"]  # on its left edge
    assert thing["y"] < badge["y"] < thing["y"] + thing["height"]
    expect(table.get_by_role("alert")).to_have_count(0)
