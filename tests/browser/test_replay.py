"""The replay: watched by keys, by the slider and by the chart under it; played on from a moment."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from engine import Record

from .conftest import Home, boot, python, ready, until
from .eyes import broken_rules, covered, spills
from .shelf import SLOTS, kept
from .stage import SCREENS, record, speak

OVER, RUNNING = record(SCREENS["end"]), record(SCREENS["turn"])
SIZES = ((1024, 768), (768, 1024), (390, 844), (844, 390), (320, 640))


@pytest.fixture(scope="module")
def page(common: Home, site: str) -> Iterator[Page]:
    """A page with a finished game on the shelf."""
    with common.page() as shared:
        shared.emulate_media(reduced_motion="reduce")
        shared.add_init_script(kept(OVER))
        boot(shared, site)
        yield shared


def watch(page: Page, moment: int) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    python(page, f"from ui.browser.main import APP\nAPP.send('go', 'replay:1:{moment}')")
    at(page, moment)


def at(page: Page, moment: int) -> None:
    expect(page.locator("#at")).to_have_js_property("value", str(moment))


def test_who_comes_to_a_replay_hears_its_heading(fresh: Page, site: str) -> None:
    """Also where the code of its game comes after that of the page."""
    fresh.add_init_script(kept(OVER))
    waiting: list[Route] = []
    fresh.route("**/dealers.*.zip", lambda route: waiting.append(route))
    boot(fresh, site)
    python(fresh, "from ui.browser.main import APP\nAPP.send('go', 'replay:1:10')")
    until(
        fresh,
        lambda: (
            waiting and python(fresh, "from ui.browser import downloads\nreturn 'pages' in downloads.here")
        ),
    )
    waiting[0].continue_()
    at(fresh, 10)
    expect(fresh.locator("#heading")).to_be_focused()


def test_a_finished_game_is_watched_by_keys(page: Page) -> None:
    watch(page, 10)
    for key, moment in (("ArrowRight", 11), ("ArrowLeft", 10), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        at(page, moment)
    last = len(Record.read(OVER).replay().moves)
    page.keyboard.press("End")
    at(page, last)
    expect(page.locator("#play-on")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    page.locator("#play").click()
    expect(page.locator("#play")).to_have_attribute("aria-label", "Pause")
    page.wait_for_function("Number(document.getElementById('at').value) > 1")
    page.locator("#play").click()
    expect(page.locator("#play")).to_have_attribute("aria-label", "Let the moves follow each other")


def test_slider_and_chart_lead_to_a_moment(page: Page) -> None:
    watch(page, 10)
    slider = page.locator("#at")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "Round 1: Freya’s move")
    at(page, 11)
    expect(slider).to_be_focused()
    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)  # on the lines, not on the knob
    last = len(Record.read(OVER).replay().moves)
    page.wait_for_function("last => Math.abs(document.getElementById('at').value - last / 2) <= 2", arg=last)
    half = page.locator("#prompt").inner_text()
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.8, box["y"] + 20)
    expect(page.locator("#prompt")).not_to_have_text(half)  # before it is let go
    page.mouse.up()
    slider.press("Home")
    page.keyboard.press("Tab")
    expect(page.locator("#prompt")).to_have_text("The beginning")


def test_the_numbers_lead_to_the_rounds(page: Page) -> None:
    watch(page, 10)
    page.locator("#menu").click()
    page.get_by_role("button", name="Scores in numbers").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("tbody tr").first.locator("td").first).to_have_text("0")
    sheet.get_by_role("button", name="Round 3").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".phase .round")).to_have_text("Round 3")


def test_a_seat_is_chosen_and_a_line_of_the_log(page: Page) -> None:
    watch(page, 30)
    expect(page.locator(".hand .card")).to_have_count(0)
    page.get_by_label("Whose view").select_option(label="As Jack sees it")
    expect(page.locator(".hand .card").first).to_be_visible()
    page.locator("#log button[data-do='rewind 8']").first.click()
    at(page, 8)


def test_it_is_played_on_from_a_moment(page: Page) -> None:
    watch(page, 30)
    page.locator("#play-on").click()
    expect(page.locator(".table .strip")).to_be_visible()
    page.wait_for_function("location.hash.startsWith('#table:') && location.hash !== '#table:1'")
    page.wait_for_function(f"{SLOTS}.length >= 2")
    page.evaluate("location.hash = 'replay:1'")
    at(page, 0)
    expect(page.locator("#at")).to_have_attribute("max", str(len(Record.read(OVER).replay().moves)))


def test_no_rule_of_access_is_broken(page: Page) -> None:
    watch(page, 40)
    for width, height in SIZES[:3]:
        page.set_viewport_size({"width": width, "height": height})
        assert broken_rules(page) == []


@pytest.mark.parametrize("eyes", ["None", "0"])
def test_words_fit_and_nothing_lies_over_a_button(page: Page, eyes: str) -> None:
    watch(page, 40)
    page.get_by_label("Whose view").select_option(eyes)
    speak(page, "longer")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert (spills(page), covered(page)) == ([], []), (width, height)
    speak(page, "en")


def test_a_running_game_shows_the_seat_of_its_only_person(fresh: Page, site: str) -> None:
    fresh.add_init_script(kept(RUNNING))
    fresh.goto(f"{site}#replay:1:20")
    ready(fresh)
    at(fresh, 20)
    expect(fresh.locator(".hand .card").first).to_be_visible()
    expect(fresh.get_by_label("Whose view")).to_have_count(0)
