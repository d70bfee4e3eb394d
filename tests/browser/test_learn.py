"""The rules are found from everywhere, a demo leads to a table, and the lesson is played to its end by
tapping what it points at, in two languages."""

import pytest
from playwright.sync_api import Page, expect

from engine import HUMAN, Record
from ui.games.dealers import book

from .conftest import OFF, boot, python, ready
from .shelf import SLOTS, saved
from .stage import speak
from .table import GLOWING, sit_down, touch

LESSON = book.lesson()
LEFT = LESSON.words[11]  # what the person has to do stands there
PLAYED = Record.read(LESSON.record).replay()
SCRIPT = PLAYED.moves
OWN = [number for number in range(len(SCRIPT)) if PLAYED.seats[PLAYED.mover(number + 1)].player == HUMAN]
TOLD = f"""
from ui.browser.main import APP
return [APP.model.sitting.guide.words(number) for number in {OWN}]
"""
# What may be tapped, the first that is in sight: what stands before a move, a card before a place.
WAYS = ["#skip", "#put", "#yes", "#on", f"{GLOWING}[data-tap^='hand/']", GLOWING, "#app .strip [id^=do-]"]
LOOK = f"""() => {{
    const shown = (what) => [...document.querySelectorAll(what)].some((thing) => thing.checkVisibility());
    return [{WAYS}.find(shown) || "", document.querySelector("#lesson p").textContent];
}}"""
ASKED = f"() => document.getElementById('first-game') || ({LOOK})()[0]"


def test_the_rules_are_searched_and_a_demo_is_stepped_and_tried(table: Page) -> None:
    page = table
    page.goto(page.url.split("#")[0])
    ready(page)
    page.locator("[data-go='rules:dealers']").tap()
    page.locator("#seek").fill("one request turn")
    expect(page.locator(".rule")).to_have_count(1)
    expect(page.locator("#app").get_by_role("status").first).to_have_text("1 paragraph found")
    expect(page.locator("#seek")).to_be_focused()
    page.locator(".rule [data-do^=show]").tap()
    expect(page.locator("#demo .caption")).to_contain_text("Rothes is empty: Freya can deliver.")
    for place in (2, 3, 4):
        page.locator("#demo-on").tap()
        expect(page.locator("#demo figcaption")).to_contain_text(f"{place} of 4")
    expect(page.locator("#demo .refusal")).to_have_text("You have delivered to Rothes in this turn.")
    before = page.evaluate(SLOTS)
    page.locator("#demo-try").tap()
    expect(page.locator("#prompt")).to_have_text("Play a card, or end your turn.")
    tried = Record.read(saved(page)).replay()
    assert tried.moves == Record.read(book.demos()["once-a-turn"].record).replay().moves[:49]
    assert set(before) < set(page.evaluate(SLOTS))  # what lay on the shelf lies there still
    page.go_back()
    expect(page.locator("#seek")).to_be_visible()


def test_what_is_this_leads_to_the_rule_and_back_leads_to_the_table(table: Page) -> None:
    page = table
    page.goto(page.url.split("#")[0])
    ready(page)
    sit_down(page, seats=2, seed=5)
    page.locator("#do-deal").wait_for()
    python(page, "from ui.browser.main import APP\nAPP.send('about', 'damage')")
    page.get_by_role("button", name="Damage").and_(page.locator("#rule-R47")).tap()
    (name,) = [
        f"{chapter.name}-{number}"
        for chapter in book.chapters()
        for number, paragraph in enumerate(chapter.paragraphs, 1)
        if "R47" in paragraph.rules
    ]
    expect(page.locator(f"#rule-{name}")).to_be_focused()
    expect(page.locator(f"#rule-{name}")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("#do-deal")).to_be_visible()


def test_the_address_of_a_rule_opens_it(fresh: Page, site: str) -> None:
    boot(fresh, f"{site}#rules:dealers:R47")
    expect(fresh.locator("#rule-damage-1")).to_be_focused()
    assert fresh.evaluate("document.activeElement.getBoundingClientRect().top < innerHeight / 2")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lesson_is_played_by_tapping_what_it_points_at(table: Page, language: str) -> None:
    page = table
    speak(page, language)
    python(page, "from ui.browser.main import APP\nAPP.send('go', 'lesson:dealers:new')")
    page.locator("#lesson").wait_for()
    heard: list[str] = []
    for _step in range(300):
        page.wait_for_function(ASKED)
        if page.locator("#first-game").is_visible():
            break
        heard.append(one_tap(page))
    assert [text for text in python(page, TOLD) if text not in heard] == []
    assert Record.read(saved(page)).replay().moves == SCRIPT
    page.locator("#play-on-now").tap()
    expect(page.locator("#lesson")).to_have_count(0)
    speak(page, "en")


def one_tap(page: Page) -> str:
    """On a button, or on what glows, as soon as there is something; what was told then. Too soon after the
    one before, at the same place, it is the second of a double tap and not heard: then it comes again."""
    page.wait_for_function(ASKED)
    way, told = page.evaluate(LOOK)
    touch(page.locator(way).first)
    return str(told)


def test_a_lesson_that_was_left_goes_on_where_it_was(fresh: Page, site: str) -> None:
    fresh.add_init_script(OFF)
    boot(fresh, site)
    fresh.locator("[data-go='lesson:dealers']").tap()
    fresh.locator("#lesson").wait_for()
    while fresh.locator("#lesson p").text_content() != LEFT:
        one_tap(fresh)
    fresh.reload()
    ready(fresh)
    expect(fresh.locator("#lesson p")).to_have_text(LEFT)
    fresh.go_back()
    expect(fresh.locator("#lobby")).to_be_visible()
    fresh.locator("[data-go='lesson:dealers']").tap()
    expect(fresh.locator("#lesson p")).to_have_text(LEFT)
