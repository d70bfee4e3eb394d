"""The library through the real page: files come and go, games are renamed, deleted and opened again."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .conftest import OFF, SOON, boot, python, ready, until, watched
from .shelf import DENIED, SLOTS, kept, saved
from .stage import CHOOSE, SCREENS, record
from .table import deal, leave, sit_down

RECORDS = Path(__file__).parents[1] / "records" / "dealers"
OVER = RECORDS / "leader-out.rec"
LATE = "**/pages*.zip"


@pytest.fixture
def page(fresh: Page, site: str) -> Page:
    fresh.add_init_script(OFF)
    boot(fresh, site)
    return fresh


def library(page: Page) -> None:
    page.evaluate("location.hash = '#library'")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


def test_several_games_are_kept_side_by_side(page: Page) -> None:
    for seed in (5, 6):
        sit_down(page, seats=2, seed=seed)
        deal(page)
        leave(page)
    expect(page.locator("#resume").get_by_role("button", name="Resume")).to_have_count(2)
    page.get_by_role("button", name="All games").click()
    expect(page.locator(".entry")).to_have_count(2)
    page.get_by_role("button", name="Rename").first.click()
    page.get_by_role("textbox", name="Name of the game").fill("Rainy Sunday")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Rainy Sunday")).to_be_visible()
    page.locator(".entry").first.get_by_role("button", name="Resume").click()
    expect(page.locator("#prompt")).to_be_visible()
    assert "seed 6" in saved(page)
    page.reload()
    ready(page)
    expect(page.locator("#prompt")).to_be_visible()  # the address says which game
    page.go_back()
    library(page)
    page.locator(".entry").nth(1).get_by_role("button", name="Resume").click()
    expect(page.locator("#prompt")).to_be_visible()
    page.get_by_role("button", name="Back to the lobby").click()
    expect(page.locator("#resume")).to_contain_text("Rainy Sunday")


def test_a_deleted_game_comes_back(page: Page) -> None:
    sit_down(page, seats=2, seed=5)
    deal(page)
    before = saved(page)
    leave(page)
    library(page)
    page.get_by_role("button", name="Delete Highland Dealers").click()
    expect(page.locator(".entry")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    assert page.evaluate(f"{SLOTS}.length") == 0
    page.keyboard.press("Enter")
    expect(page.locator(".entry")).to_have_count(1)
    assert saved(page) == before
    page.get_by_role("button", name="Resume").click()
    expect(page.locator("#prompt")).to_be_visible()


def test_files_are_opened_dropped_and_kept(page: Page, browser: Browser, site: str) -> None:
    library(page)
    page.locator("#file").set_input_files([OVER, RECORDS / "expected.json"])
    expect(page.locator(".entry")).to_have_count(1)
    expect(page.locator("#app").get_by_role("status")).to_contain_text("1 game was added.")
    expect(page.locator("#app").get_by_role("status")).to_contain_text("expected.json: Line 1: It is no game")
    expect(page.locator("#file")).to_have_value("")  # the same file may be chosen again
    dropped = (RECORDS / "partial-pile.rec").read_text(encoding="utf-8")
    page.evaluate(
        """text => {  // beside a folder, which no browser reads
            const unread = () => Promise.reject(new DOMException("a folder", "NotReadableError"));
            const folder = { name: "holiday", slice: () => ({ text: unread }) };
            const files = [folder, new File([text], "dropped.txt")];
            const drop = new DragEvent("drop", { bubbles: true, cancelable: true });
            Object.defineProperty(drop, "dataTransfer", { value: { files } });
            document.body.dispatchEvent(drop);
        }""",
        dropped,
    )
    expect(page.locator(".entry")).to_have_count(2)
    expect(page.locator("#app").get_by_role("status")).to_contain_text("holiday: It could not be read.")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Keep all games as one file").click()
    everything = downloading.value.path()
    with watched(browser.new_context()) as other:
        boot(other, f"{site}#library")
        other.locator("#file").set_input_files(
            {"name": "all.txt", "mimeType": "text/plain", "buffer": everything.read_bytes()}
        )
        expect(other.locator(".entry")).to_have_count(2)
        other.get_by_role("button", name="Look at it").first.click()
        expect(other.locator("#result")).to_be_visible()


@pytest.mark.parametrize("body", ["", "<h1>Log in to the network of this train</h1>", "PK damaged"])
def test_a_library_that_does_not_arrive_is_said(fresh: Page, site: str, body: str) -> None:
    page = fresh
    page.route(LATE, lambda route: route.fulfill(status=200, body=body))
    boot(page, site)
    page.evaluate("location.hash = '#library'")
    expect(page.get_by_role("alert")).to_contain_text("did not arrive")
    page.unroute(LATE)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_damaged_library_is_fetched_once_more(fresh: Page, site: str) -> None:
    fresh.route(LATE, lambda route: route.fulfill(status=200, body="PK damaged"), times=1)
    boot(fresh, site)
    library(fresh)
    expect(fresh.get_by_role("alert")).to_have_count(0)


def test_a_library_that_does_not_come_is_told_and_asked_for_again(fresh: Page, site: str) -> None:
    waiting: list[Route] = []
    fresh.route(LATE, lambda route: waiting.append(route))
    boot(fresh, site)
    python(fresh, SOON)
    fresh.evaluate("location.hash = '#library'")
    waits = fresh.locator("#waits")
    expect(waits).to_contain_text("A part of the site is still on its way.")
    waits.get_by_role("button", name="Try again").click()
    until(fresh, lambda: len(waiting) > 1)
    waiting[1].continue_()
    expect(fresh.locator("#file")).to_be_attached()
    expect(waits).to_be_empty()
    waiting[0].continue_()


def test_a_language_that_does_not_come_is_waited_for_in_the_same_way(fresh: Page, site: str) -> None:
    waiting: list[Route] = []
    fresh.route("**/app.de.*.mo", lambda route: waiting.append(route))
    boot(fresh, site)
    fresh.evaluate(CHOOSE, "de")
    until(fresh, lambda: waiting)
    asked = "from ui.browser.main import APP\nreturn [*APP.patience.awaited.values()]"
    until(fresh, lambda: python(fresh, asked) == [["words.de"]])  # or nothing is told of it, ever
    waiting[0].continue_()
    until(fresh, lambda: python(fresh, asked) == [])


def test_a_library_that_comes_late_takes_nobody_away_from_the_table(fresh: Page, site: str) -> None:
    fresh.add_init_script(OFF + kept(record(SCREENS["turn"])))
    waiting: list[Route] = []
    fresh.route(LATE, lambda route: waiting.append(route))
    boot(fresh, site)
    fresh.get_by_role("button", name="All games").click()
    until(fresh, lambda: waiting)
    fresh.get_by_role("button", name="All games").click()
    fresh.get_by_role("button", name="Resume").click()
    expect(fresh.locator("#prompt")).to_be_visible()
    (route,) = waiting
    with fresh.expect_event("requestfinished"):
        route.continue_()
    until(fresh, lambda: python(fresh, "from ui.browser import downloads\nreturn 'pages' in downloads.here"))
    expect(fresh.locator("#prompt")).to_be_visible()
    assert fresh.evaluate("location.hash").startswith("#table")
    library(fresh)


def test_where_nothing_can_be_stored_a_deleted_game_leaves_nothing(fresh: Page, site: str) -> None:
    fresh.add_init_script(DENIED["localStorage"])
    boot(fresh, site)
    sit_down(fresh, seats=2)
    leave(fresh)
    library(fresh)
    expect(fresh.locator(".entry")).to_have_count(1)
    fresh.get_by_role("button", name="Delete").click()
    expect(fresh.locator(".entry")).to_have_count(0)
    library(fresh)
    fresh.evaluate("location.hash = '#statistics'")
    expect(fresh.get_by_role("heading", name="Your games")).to_have_count(0)
    library(fresh)
    expect(fresh.get_by_role("heading", name="Damaged saves")).to_have_count(0)
