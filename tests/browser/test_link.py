"""Games as links: copied here, opened there; and what is no link is refused in words."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from engine import Record, write
from ui.saves.link import fold

from ..ui.long import bare, long_game
from .conftest import Home, boot, code, ready, until
from .eyes import broken_rules, covered, spills
from .shelf import SLOTS, kept
from .stage import SCREENS, record, speak

OVER, RUNNING = record(SCREENS["end"]), record(SCREENS["turn"])
ALLOWED = ["clipboard-read", "clipboard-write"]
CLIPBOARD = "navigator.clipboard.readText()"
LONG = 6_000  # moves
OPENED = """link => new Promise((answer) => {  // how often the page could do something else meanwhile
    let turns = 0;
    const there = () => document.querySelector("#app .replay");
    const turn = () => (there() ? answer(turns) : setTimeout(turn, 0, (turns += 1)));
    location.hash = link;
    turn();
})"""
OLDEST = "log => Math.min(...[...log.querySelectorAll('[id^=look-]')].map(({ id }) => id.split('-')[1]))"
DENIED = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"


@pytest.fixture(scope="module")
def page(common: Home, site: str) -> Iterator[Page]:
    """A page with a game on its shelf."""
    with common.page() as shared:
        shared.emulate_media(reduced_motion="reduce")
        shared.context.grant_permissions(ALLOWED)
        shared.add_init_script(kept(RUNNING))
        boot(shared, site)
        yield shared


def test_a_link_is_copied_after_a_warning_and_opens_elsewhere(page: Page, site: str, fresh: Page) -> None:
    page.evaluate("location.hash = 'share:1:9'")
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("alert")).to_contain_text("secrets")
    expect(page.locator("#sure")).to_be_focused()
    page.locator("#sure").click()
    expect(page.locator(".share [role=status]")).to_have_text("It is copied.")
    link = str(page.evaluate(CLIPBOARD))
    assert link.startswith(f"{site}#g=")
    fresh.goto(link)
    ready(fresh)
    expect(fresh.locator("#at")).to_have_js_property("value", "9")
    assert fresh.evaluate(f"{SLOTS}.length") == 0
    fresh.get_by_role("button", name="Keep it on the shelf").click()
    fresh.wait_for_function(f"{SLOTS}.length === 1")
    fresh.wait_for_function("location.hash.startsWith('#replay:')")
    expect(fresh.locator("#at")).to_have_js_property("value", "9")
    fresh.reload()
    ready(fresh)
    expect(fresh.locator("#at")).to_have_attribute("max", str(len(Record.read(RUNNING).replay().moves)))


def test_a_game_is_pasted_from_the_clipboard(page: Page, site: str) -> None:
    page.evaluate("text => navigator.clipboard.writeText(text)", f"{site}#{fold(OVER)}")
    page.evaluate("location.hash = 'library'")
    entries = page.locator("#app article")
    expect(entries).to_have_count(1)
    page.get_by_role("button", name="Paste a game").click()
    expect(entries).to_have_count(2)
    expect(page.locator("#app").get_by_role("status")).to_contain_text("1 game was added.")


def test_a_very_long_game_opens_in_slices_and_its_log_goes_on_where_it_is_scrolled(page: Page) -> None:
    code(page, "dealers", "pages")
    assert page.evaluate(OPENED, f"{fold(bare(long_game(LONG)))}&m={LONG}") > 5
    assert further(page, 1) < 0
    assert further(page, 1) < 0
    assert further(page, -1) > 0


def further(page: Page, way: int) -> int:
    """The log is scrolled to its end or beginning: so many moves later is its first line now."""
    log = page.locator("#log")
    before = log.evaluate(OLDEST)
    log.evaluate("(log, way) => log.scrollBy(0, way * log.scrollHeight)", way)
    until(page, lambda: log.evaluate(OLDEST) != before)
    assert log.evaluate("log => log.querySelectorAll('*').length") <= 3_000
    return int(log.evaluate(OLDEST)) - int(before)


def test_rubbish_in_the_address_is_told(page: Page) -> None:
    for rubbish in ("g=", "g=eJw", "g=%F0%9F%98%80", "g=<img src=x onerror=alert(1)>", fold(OVER)[:-9]):
        page.evaluate("rubbish => { location.hash = rubbish; }", rubbish)
        expect(page.get_by_role("alert")).to_contain_text("damaged or was cut off")
        assert page.locator("#app img").count() == 0
        page.evaluate("location.hash = 'library'")
        expect(page.locator("#app article").first).to_be_visible()


def test_where_the_clipboard_is_denied_the_person_copies_and_types(fresh: Page, site: str) -> None:
    page = fresh
    page.add_init_script(kept(OVER))
    page.add_init_script(DENIED)
    boot(page, f"{site}#share:1")
    page.get_by_role("button", name="Copy it as text").click()
    field = page.locator("#by-hand")
    expect(field).to_have_js_property("value", write(Record.read(OVER).replay()))
    expect(field).to_be_focused()
    page.wait_for_function("getSelection().toString().startsWith('peddlers-record')")
    page.evaluate("location.hash = 'library'")
    page.get_by_role("button", name="Paste a game").click()
    expect(page.locator("#paste")).to_be_focused()
    page.keyboard.insert_text(f"#{fold(RUNNING)}")
    page.keyboard.press("Tab")
    expect(page.locator("#app article")).to_have_count(2)


def test_the_sheet_breaks_no_rule_of_access_and_its_words_fit(page: Page) -> None:
    page.evaluate("location.hash = 'share:1'")
    page.get_by_role("button", name="Copy a link to it").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert broken_rules(page) == []
    speak(page, "longer")
    for width, height in ((1024, 768), (390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert (spills(page), covered(page)) == ([], []), (width, height)
    speak(page, "en")
